import type { AnyGame, Commit, Seat, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { seedFromText } from '#kernel/fair.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { rngFor } from '#kernel/rng.ts';
import { chooser } from './choose.ts';

/** A position, the same with everything hidden from one viewer dealt anew, and what somebody else does in both. */
export interface TwoWorlds {
  readonly viewer: Viewer;
  /** Two games that begin in the middle: alike for the viewer, unlike for the others. */
  readonly games: readonly [AnyGame, AnyGame];
  /** Moves of another seat that must look the same to the viewer; null where the rules let it tell them apart. */
  readonly moves: { readonly seat: Seat; readonly inEach: readonly [Json, Json] } | null;
  /** For the viewer's own seat: moves that the rules refuse. */
  readonly refused: readonly Json[];
}

/** Positions of a random game at some of its steps. */
export function positionsOf(trial: AnyTrial, count: number, rng: Rng): unknown[] {
  const { game, config, seats } = trial;
  const choose = chooser(trial, rng);
  const states: unknown[] = [];
  let state: unknown = game.setup(config, seats, rng);
  for (;;) {
    const status = game.status(state);
    if (status.tag === 'over') break;
    states.push(state);
    const { mode, seats: asked } = status.turn;
    const acting = mode === 'any' ? [asked[rng.int(asked.length)] ?? 0] : [...asked].sort((a, b) => a - b);
    const commits = acting.map(seat => commitOf(seat, choose(game.view(state, seat))));
    state = game.apply(state, commits, rng);
  }
  return Array.from({ length: count }, (_, i) => states[Math.floor((i * states.length) / count)]);
}

/** Null where nothing is hidden from this viewer. */
export function twoWorlds(trial: AnyTrial, state: unknown, viewer: Viewer, rng: Rng): TwoWorlds | null {
  const { game } = trial;
  const other: unknown = trial.redeal(state, viewer, rng);
  if (canonical(other as Json) === canonical(state as Json)) return null;
  return {
    viewer,
    games: [beginningAt(game, state), beginningAt(game, other)],
    moves: movesOf(trial, [state, other], viewer, rng),
    refused: refusedFor(trial, state, viewer),
  };
}

/** The same rules and the same chance, from this state on. */
export function beginningAt(game: AnyGame, state: unknown): AnyGame {
  const chance = (): Rng => rngFor(seedFromText('the same chance in both'), 1);
  return {
    ...game,
    setup: () => state,
    apply: (before, commits) => game.apply(before, commits, chance()) as unknown,
  };
}

function movesOf(
  trial: AnyTrial,
  [state, other]: readonly [unknown, unknown],
  viewer: Viewer,
  rng: Rng,
): TwoWorlds['moves'] {
  const { game, counterpart } = trial;
  const status = game.status(state);
  if (status.tag === 'over' || counterpart === undefined) return null;
  const seat = status.turn.seats.find(one => one !== viewer);
  if (seat === undefined) return null;
  const commit = commitOf(seat, chooser(trial, rng)(game.view(state, seat)));
  const move: unknown = counterpart(commit, other, viewer, state);
  if (move === null || !game.check(game.view(other, seat), move).ok) return null;
  // At the end hands are laid open, and rightly so.
  const ends = game.status(beginningAt(game, state).apply(state, [commit], rng)).tag === 'over';
  return ends ? null : { seat, inEach: [commit.move, move as Json] };
}

/** One of each kind that the viewer could try and may not. */
function refusedFor({ game, seats }: AnyTrial, state: unknown, viewer: Viewer): Json[] {
  if (viewer === 'spectator') return [];
  const view: unknown = game.view(state, viewer);
  const tries = Array.from({ length: seats }, (_, seat) => [...take(game.moves(game.view(state, seat)), 5)]);
  return [{ kind: 'nonsense' }, ...(tries.flat() as Json[]).filter(move => !game.check(view, move).ok)];
}

function* take<T>(all: Iterable<T>, count: number): Iterable<T> {
  let left = count;
  for (const one of all) {
    if (left === 0) return;
    left -= 1;
    yield one;
  }
}

function commitOf(seat: Seat, move: unknown): Commit<never> {
  return { seat, move: move as never, elapsedMs: 0, by: 'player' };
}
