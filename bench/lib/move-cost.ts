/**
 * What a move costs without sockets, with one part after the other left out: `node move-cost.ts PART GAME FOLDER`, in a
 * process of its own. One JSON line: microseconds of CPU for each move, all threads together.
 */
import type { AnyGame, Seat } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { game as mathable } from '#games/mathable/rules/index.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { parseSeed, rngFor, type Seed } from '#kernel/rng.ts';
import type { FromServer } from '#protocol/from-server.ts';
import { metrics } from '#server/metrics.ts';
import { makePlayer } from '#server/players/guest.ts';
import { openStore } from '#server/store/open-store.ts';
import { House } from '#server/tables/house.ts';
import type { Watcher } from '#server/tables/watcher.ts';
import { HostedMatch } from '#table/hosted/hosted-match.ts';
import { five14 } from '../five14.ts';
import { CELLS, quietCell } from './quiet-cell.ts';

/** Each has what the one before it has, and one thing more; `setup` is what happens around a match. */
type Part = 'rules' | 'match' | 'hosted' | 'unwatched' | 'watched' | 'setup';

const GAMES: Readonly<Record<string, { readonly game: AnyGame; readonly config: Json }>> = {
  five14: { game: five14, config: {} },
  mathable: { game: mathable, config: { checking: 'referee', lines: 'automatic' } },
};
/** Tables that are played at once; rounds of them, the first of which warms up what all use. */
const TOGETHER = 50;
const ROUNDS = 6;

/** Somebody who sits there, without a socket. */
class Seated implements Watcher {
  readonly player = makePlayer({ name: 'Bench', isProgram: true, now: Date.now() });
  readonly isGone = false;
  readonly takesChanges = true;
  readonly watching = new Set<string>();
  characters = 0;

  send(message: FromServer): void {
    if (message.t === 'error' || message.t === 'refused') throw new Error(JSON.stringify(message));
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.characters += text.length;
  }

  close(code: number): void {
    throw new Error(`shown out with ${code}`);
  }
}

interface Prepared {
  readonly id: string;
  readonly seed: Seed;
  readonly seated: readonly Seated[];
  readonly moves: readonly { readonly seat: Seat; readonly move: { readonly kind: string } }[];
}

if (import.meta.main) await run();

async function run(): Promise<void> {
  const [part, name = '', folder = ''] = process.argv.slice(2) as [Part, string?, string?];
  const found = GAMES[name];
  if (found === undefined) throw new Error(`no such game: ${name}`);
  const { game, config } = found;
  const kept = await openStore({ folder });
  // Without the disk: whatever follows is taken, and forgotten.
  const forgets = { ...kept, events: { ...kept.events, append: () => Promise.resolve('done' as const) } };
  const store = part === 'setup' ? kept : forgets;
  const rules = () => Promise.resolve({ game });
  const house = new House({
    store,
    games: { [name]: { meta: { id: name } as never, rules } },
    bots: { think: () => Promise.resolve(null), archive: () => Promise.resolve(null) },
    meter: metrics,
    report: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });

  let [moves, cpu, matches] = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    let since = process.cpuUsage();
    const ids = await Promise.all(Array.from({ length: TOGETHER }, () => open()));
    if (part === 'setup') note(since, ids.length);
    const tables = await Promise.all(ids.map(prepare));
    since = process.cpuUsage();
    await Promise.all(tables.map(play));
    if (part !== 'setup') note(since, tables.length);
    if (round > 0) moves += tables.reduce((sum, table) => sum + table.moves.length, 0);

    function note(from: NodeJS.CpuUsage, count: number): void {
      const { user, system } = process.cpuUsage(from);
      if (round === 0) return;
      cpu += user + system;
      matches += count;
    }
  }
  console.log(JSON.stringify({ part, name, cpuPerMove: cpu / moves, movesPerMatch: moves / matches }));
  process.exit(0);

  /** Being played; watched by both, unless that is left out. */
  async function open(): Promise<{ readonly id: string; readonly seated: readonly Seated[] }> {
    const seated = [new Seated(), new Seated()];
    for (const { player } of seated) await store.players.create(player);
    const [host] = seated as [Seated];
    const seats = seated.map(() => ({ kind: 'person' as const }));
    const wish = {
      game: name,
      config,
      seats,
      visibility: 'link',
      clock: { kind: 'none' },
    } as const;
    const made = await house.create(host.player, wish);
    if (!made.ok) throw new Error(made.why);
    for (const { player } of seated)
      await house.at(made.id, table => table.sit(player, { entropy: 'bench' }));
    await house.at(made.id, table => table.begin(host.player));
    if (part !== 'unwatched')
      for (const one of seated) await house.follow(one, { t: 'watch', id: 'watch', table: made.id });
    return { id: made.id, seated };
  }

  /** All moves are chosen before anything is measured, on a match of the same seed. */
  async function prepare(table: Pick<Prepared, 'id' | 'seated'>): Promise<Prepared> {
    const seed = parseSeed((await store.tables.secret(table.id))?.seed);
    if (seed === null) throw new Error('a match without a seed');
    const match: AnyMatch = new Match(game, { config, seats: 2, seed });
    const moves: { seat: Seat; move: { kind: string } }[] = [];
    while (!match.over && match.step < CELLS - 1) {
      const { turn, step } = match.outline;
      const seat = turn?.seats[0] ?? 0;
      const move = choose(match.envelope(seat).view, step);
      match.submit({ seat, move, step, elapsedMs: 0, by: 'player' });
      moves.push({ seat, move });
    }
    // The last one ends the match: that is counted with what happens around it.
    return { ...table, seed, moves: moves.slice(0, -1) };
  }

  function choose(view: unknown, step: number): { kind: string } {
    if (name === 'five14') return { kind: 'claim', cell: quietCell(step) } as { kind: string };
    for (const move of game.moves(view)) return move;
    return game.fallback(view);
  }

  async function play({ id, seed, seated, moves: chosen }: Prepared): Promise<void> {
    const start = { config, seats: 2, seed };
    const match: AnyMatch = new Match(game, start);
    const deal = {
      game,
      ...start,
      clock: { kind: 'none' as const },
      bots: [null, null],
      players: [null, null],
      startedAt: Date.now(),
    };
    const hosted = new HostedMatch(deal);
    let state = game.setup(config, 2, rngFor(seed, 0));
    for (const [step, { seat, move }] of chosen.entries()) {
      switch (part) {
        case 'rules':
          game.parseMove(move);
          game.check(game.view(state, seat), move);
          state = game.apply(state, [{ seat, move, elapsedMs: 0, by: 'player' }], rngFor(seed, step + 1));
          game.status(state);
          for (const viewer of [0, 1]) game.view(state, viewer);
          break;
        case 'match':
          match.submit({ seat, move, step, elapsedMs: 0, by: 'player' });
          for (const viewer of [0, 1]) match.envelope(viewer);
          break;
        case 'hosted':
          hosted.act({ t: 'play', seat, move, step, id: `${step}` }, Date.now());
          for (const viewer of [0, 1]) hosted.envelope(viewer);
          break;
        default:
          await house.follow(seated[seat] as Seated, { t: 'play', id: `${step}`, table: id, step, move });
      }
    }
  }
}
