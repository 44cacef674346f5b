/** Somebody else's program as a player: docs/bots.md. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { AnyGame, Shape } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { Mover, Spent, Thought } from '../play-out.ts';

const CELL = fileURLToPath(new URL('cell.mjs', import.meta.url));
/** What Node keeps the process from: files but the cell itself, other processes, from Node 26 on networks. */
export const FENCE = ['--permission', `--allow-fs-read=${CELL}`, '--max-old-space-size=256'] as const;
/** Milliseconds until its program must have been read: Node starts in a tenth of this on a busy machine. */
const PATIENCE_AT_FIRST = 10_000;

export interface GuestOptions {
  readonly game: AnyGame;
  /** Its program: a module that exports `choose`. */
  readonly code: string;
  /** For one decision. */
  readonly patienceMs: number;
}

/** What a guest did that no player may: then it plays what an absent player would. */
export type Fault = 'late' | 'threw' | 'refused';

/** Cannot take part at all: its program does not run, or has no `choose`. */
export class GuestAbsent extends Error {}

type Question =
  | { readonly code: string }
  | {
      readonly kind: 'choose' | 'interrupt';
      readonly view: Shape['view'];
      readonly moves: readonly Shape['move'][];
      readonly kinds: readonly string[];
      readonly chance: number;
    };

type Reply = { readonly move: unknown; readonly spent: Spent } | { readonly error: string } | 'late';

const NOTHING: Spent = { ms: 0, cpuMs: 0 };

type Cell = ChildProcessByStdio<Writable, Readable, null>;

/** Its cell is begun anew after it was late: whoever did not answer in time may never do. */
export class Guest implements Mover {
  readonly faults: Record<Fault, number> = { late: 0, threw: 0, refused: 0 };
  readonly #options: GuestOptions;
  #cell: Cell | undefined;
  #lines: Interface | undefined;

  constructor(options: GuestOptions) {
    this.#options = options;
  }

  /** Resolves once its program runs; rejects with what is wrong with it. */
  async enter(): Promise<void> {
    const cell = spawn(process.execPath, [...FENCE, '--experimental-vm-modules', '--no-warnings', CELL], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    // A cell that breaks is noticed by the question that it does not answer.
    cell.on('error', () => undefined);
    cell.stdin.on('error', () => undefined);
    this.#cell = cell;
    this.#lines = createInterface({ input: cell.stdout });
    const reply = await this.#ask({ code: this.#options.code }, PATIENCE_AT_FIRST);
    if (reply === 'late') throw new GuestAbsent('it does not answer');
    if ('error' in reply) throw new GuestAbsent(reply.error);
  }

  leave(): void {
    this.#lines?.close();
    this.#cell?.kill('SIGKILL');
    this.#cell = undefined;
  }

  async choose(view: Shape['view'], rng: Rng): Promise<Thought> {
    const { move, spent } = await this.#think('choose', view, [], rng);
    return { move: move ?? this.#options.game.fallback(view), spent };
  }

  interrupt(view: Shape['view'], kinds: readonly string[], rng: Rng): Promise<Thought<Shape['move'] | null>> {
    return this.#think('interrupt', view, kinds, rng);
  }

  async #think(
    kind: 'choose' | 'interrupt',
    view: Shape['view'],
    kinds: readonly string[],
    rng: Rng,
  ): Promise<Thought<Shape['move'] | null>> {
    const { game, patienceMs } = this.#options;
    if (this.#cell === undefined) await this.enter();
    const moves: readonly Shape['move'][] = [...game.moves(view)];
    const reply = await this.#ask({ kind, view, moves, kinds, chance: rng.int(2 ** 31) }, patienceMs);
    if (reply === 'late') {
      this.faults.late += 1;
      this.leave();
      return { move: null, spent: { ms: patienceMs, cpuMs: patienceMs } };
    }
    if ('error' in reply) {
      this.faults.threw += 1;
      return { move: null, spent: NOTHING };
    }
    const { spent } = reply;
    if (reply.move === null && kind === 'interrupt') return { move: null, spent };
    const move: Shape['move'] | null = game.parseMove(reply.move);
    const isAllowed =
      move !== null && (kind === 'choose' || kinds.includes(move.kind)) && game.check(view, move).ok;
    if (!isAllowed) this.faults.refused += 1;
    return { move: isAllowed ? move : null, spent };
  }

  #ask(question: Question, patienceMs: number): Promise<Reply> {
    const [cell, lines] = [this.#cell, this.#lines];
    return new Promise(resolve => {
      const settle = (reply: Reply): void => {
        clearTimeout(timer);
        lines?.off('line', hear);
        cell?.off('exit', gone);
        resolve(reply);
      };
      const hear = (line: string): void => settle(readReply(line));
      const gone = (): void => settle('late');
      const timer = setTimeout(gone, patienceMs);
      lines?.on('line', hear);
      cell?.on('exit', gone);
      cell?.stdin.write(`${JSON.stringify(question)}\n`);
    });
  }
}

/** Written by the cell, but a guest that found its way out may have written it too. */
function readReply(line: string): Reply {
  try {
    const read: unknown = JSON.parse(line);
    if (!isRecord(read)) return { error: 'not an answer' };
    const { move, ms, cpuMs, error } = read;
    if (typeof error === 'string') return { error };
    return { move, spent: typeof ms === 'number' && typeof cpuMs === 'number' ? { ms, cpuMs } : NOTHING };
  } catch {
    return { error: 'not an answer' };
  }
}
