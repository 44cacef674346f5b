/** Whole games between programs, through the same Match that people play. */
import { type AnyBot, interruptionOf, type Level } from '#contract/bot.ts';
import type { AnyGame, Seat, Shape } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { isAsked } from '#kernel/asked.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';

type AnyView = Shape['view'];
type AnyMove = Shape['move'];

/** A move, and what it took. */
export interface Thought<Move = AnyMove> {
  readonly move: Move;
  readonly spent: Spent;
}

/** What a decision took, in milliseconds. */
export interface Spent {
  /** By the clock on the wall. */
  readonly ms: number;
  /** Of the thread that thought, whatever else the machine was busy with: some machines count it in steps of several. */
  readonly cpuMs: number;
}

type Soon<T> = T | Promise<T>;

/** Somebody who plays by program. */
export interface Mover {
  readonly choose: (view: AnyView, rng: Rng) => Soon<Thought>;
  /** What it does when it may interrupt but need not act; null to let the others go on. */
  readonly interrupt: (view: AnyView, kinds: readonly string[], rng: Rng) => Soon<Thought<AnyMove | null>>;
}

export function botMover(bot: AnyBot, level: Level): Mover {
  return {
    choose: (view, rng) => timed(() => bot.choose(view, level, rng)),
    interrupt: (view, kinds, rng) => timed(() => interruptionOf(bot, view, { level, kinds }, rng)),
  };
}

/** Picks the kind first, so that rare kinds are as likely as those with a hundred variants. */
export function randomMover(game: AnyGame): Mover {
  return {
    choose: (view, rng) => timed(() => pick([...game.moves(view)], rng)),
    interrupt: (view, kinds, rng) =>
      timed(() => {
        const moves: readonly AnyMove[] = [...game.moves(view)].filter(({ kind }) => kinds.includes(kind));
        return moves.length > 0 && rng.int(4) === 0 ? pick(moves, rng) : null;
      }),
  };
}

function timed<Move>(think: () => Move): Thought<Move> {
  const before = process.threadCpuUsage();
  const start = performance.now();
  const move = think();
  const ms = performance.now() - start;
  const { user, system } = process.threadCpuUsage(before);
  return { move, spent: { ms, cpuMs: (user + system) / 1000 } };
}

function pick(moves: readonly AnyMove[], rng: Rng): AnyMove {
  const kinds = [...new Set(moves.map(move => move.kind))].sort();
  const kind = kinds[rng.int(kinds.length)];
  const alike = moves.filter(move => move.kind === kind);
  return alike[rng.int(alike.length)] as AnyMove;
}

export interface Played {
  readonly match: AnyMatch;
  /** Choices made, those that waited for others included. */
  readonly moves: number;
  /** What each seat's decisions took; whether to interrupt is not counted as one. */
  readonly thinking: readonly (readonly Spent[])[];
}

/** Plays a match to its end. `chance` is the movers' own, so that the deal does not depend on who plays. */
export async function playOut(
  game: AnyGame,
  { config, seed, chance }: { config: Shape['config']; seed: Seed; chance: Seed },
  movers: readonly Mover[],
): Promise<Played> {
  const match: AnyMatch = new Match(game, { config, seats: movers.length, seed });
  const thinking = movers.map((): Spent[] => []);
  let moves = 0;
  let draws = 0;

  function ask<Move>(
    seat: Seat,
    question: (mover: Mover, view: AnyView, rng: Rng) => Soon<Thought<Move>>,
  ): Soon<Thought<Move>> {
    return question(movers[seat] as Mover, match.envelope(seat).view, rngFor(chance, draws++));
  }

  function submit(seat: Seat, move: AnyMove): void {
    const verdict = match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'bot' });
    if (!verdict.ok) throw new Error(`a program's ${JSON.stringify(move)} is refused with ${verdict.rule}`);
    moves += 1;
  }

  while (!match.over) {
    const envelope = match.envelope('spectator');
    const { turn } = envelope;
    if (turn === null) break;
    const step = match.step;
    for (const seat of turn.may?.seats ?? []) {
      const { move } = await ask(seat, (mover, view, rng) =>
        mover.interrupt(view, turn.may?.kinds ?? [], rng),
      );
      if (move !== null) submit(seat, move);
      if (match.step > step) break;
    }
    if (match.step > step) continue;
    const asked = turn.seats.filter(seat => isAsked(envelope, seat));
    const seats = turn.mode === 'all' ? asked : [asked[rngFor(chance, draws++).int(asked.length)]];
    for (const seat of seats) {
      if (seat !== undefined) {
        const { move, spent } = await ask(seat, (mover, view, rng) => mover.choose(view, rng));
        thinking[seat]?.push(spent);
        submit(seat, move);
      }
      // Somebody made a remark instead: the others are asked anew.
      if (match.step > step) break;
    }
  }
  return { match, moves, thinking };
}
