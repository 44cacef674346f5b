import { worldsIn } from '#bots/hurry.ts';
import { type Judgement, judge } from '#bots/judge.ts';
import type { Bot, Candidate, Level } from '#contract/bot.ts';
import { type Game, interrupts, type Outcome, type Seat, type Shape, type Turn } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { type AnyMove, isSameMove } from '../moves.ts';
import { Playouts, pickByKind } from './playout.ts';

/** How a player of each level thinks: in so many worlds, and so often (in percent) not at all. */
const CHARACTERS: Readonly<Record<Level, { readonly worlds: number; readonly slips: number }>> = {
  1: { worlds: 8, slips: 85 },
  2: { worlds: 16, slips: 60 },
  3: { worlds: 32, slips: 30 },
  4: { worlds: 96, slips: 10 },
  5: { worlds: 256, slips: 0 },
};
/** From this level on a player interrupts where it helps. */
const BOLD: Level = 3;
/** Moves that are compared; of more, some of each kind. */
const MOST_CANDIDATES = 32;
/** What one world may cost on average, in the units of `Playouts.work`: longer games are tried in fewer worlds. */
const WORK_PER_WORLD = 400;
/** In so many worlds at least each candidate is tried: where that is too dear, there are fewer candidates. */
const LEAST_WORLDS = 4;
/** How much of a win an interruption must gain before anybody bothers. */
const WORTH_SAYING = 0.05;
/** A lead of so many points brings half of what points can bring; a larger one brings less and less more. */
const HALF_WAY = 10;
/** What points can bring beside the rank, which decides: to be ahead of everybody brings 1. */
const POINTS = 0.2;

/** Which seat a viewer has, and who is asked. */
interface Mover {
  readonly seat: Seat;
  readonly turn: Turn;
}

/** A player of any game, from its rules alone: tries moves in imagined worlds, and plays those on by chance. */
export function makeBot<S extends Shape>(game: Game<S>): Bot<S> {
  return { rank, choose, interrupt };

  function rank(
    view: S['view'],
    { iterations }: { readonly iterations: number },
    rng: Rng,
  ): readonly Candidate<S['move']>[] {
    const mover = moverOf(view, rng);
    if (mover === null) return [];
    const moves = usualFirst(movesOf(view, mover), view);
    if (moves.length < 2 || iterations === 0)
      return moves.map(move => ({ move, value: 0, error: 0, facts: {} }));
    return tryOut(moves, view, mover, iterations, rng)
      .map(({ deed, value, error }) => ({ move: deed, value, error, facts: {} }))
      .toSorted((a, b) => b.value - a.value);
  }

  function choose(view: S['view'], level: Level, rng: Rng, share = 1): S['move'] {
    const { worlds, slips } = CHARACTERS[level];
    const mover = moverOf(view, rng);
    const moves = mover === null ? [] : movesOf(view, mover);
    if (rng.int(100) < slips) return pickByKind(moves, rng) ?? game.fallback(view);
    return rank(view, { iterations: worldsIn(share, worlds) }, rng)[0]?.move ?? game.fallback(view);
  }

  function interrupt(view: S['view'], level: Level, rng: Rng): S['move'] | null {
    const mover = level < BOLD ? null : moverOf(view, rng);
    if (mover === null) return null;
    const { seat, turn } = mover;
    const moves = [...game.moves(view)].filter(move => interrupts(turn, seat, move));
    if (moves.length === 0) return null;
    // Asked at every step, so it thinks less about it than about a move.
    const worlds = CHARACTERS[level].worlds / 4;
    const [silence, ...said] = tryOut([null, ...moves], view, mover, worlds, rng);
    const best = said.toSorted((a, b) => b.value - a.value)[0];
    if (silence === undefined || best === undefined) return null;
    const gain = best.value - silence.value;
    return gain > WORTH_SAYING && gain > 2 * best.error ? best.deed : null;
  }

  /** The seat is not in a view, but in a world that looks the same to it; null if nobody there may act. */
  function moverOf(view: S['view'], rng: Rng): Mover | null {
    const world = game.imagine(view, rng);
    const status = game.status(world);
    if (status.tag === 'over') return null;
    const { turn } = status;
    const seen = canonical(view);
    const seat = [...turn.seats, ...(turn.may?.seats ?? [])].find(
      one => canonical(game.view(world, one)) === seen,
    );
    return seat === undefined ? null : { seat, turn };
  }

  /** Whoever must act does not do so by interrupting; whoever need not can do nothing else. */
  function movesOf(view: S['view'], { seat, turn }: Mover): S['move'][] {
    const isAsked = turn.seats.includes(seat);
    return [...game.moves(view)].filter(move => interrupts(turn, seat, move) !== isAsked);
  }

  /** What an absent player would do comes first: it is measured best. */
  function usualFirst(moves: readonly S['move'][], view: S['view']): S['move'][] {
    if (moves.length < 2) return [...moves];
    const usual = game.fallback(view);
    return [usual, ...moves.filter(move => !isSameMove(move, usual))];
  }

  /** All are compared with the first. Of many moves some of each kind are tried, as many as the work allows. */
  function tryOut<Deed extends S['move'] | null>(
    [first, ...others]: readonly Deed[],
    view: S['view'],
    { seat }: Mover,
    count: number,
    rng: Rng,
  ): Judgement<Deed>[] {
    if (first === undefined) return [];
    const playouts = new Playouts(game, rng);
    const most = count * WORK_PER_WORLD;
    let world = game.imagine(view, rng);
    const leadIn = (deed: Deed): number =>
      worthOf(playouts.after(world, deed === null ? null : { seat, move: deed }), seat);
    leadIn(first);
    const affordable = Math.floor(most / (LEAST_WORLDS * playouts.work));
    const tried = someOfEachKind(others, Math.max(1, Math.min(MOST_CANDIDATES, affordable)), rng);
    return judge(
      [first, ...tried].map(deed => ({ deed, worth: 0 })),
      {
        count,
        deal: () => {
          world = game.imagine(view, rng);
        },
        leadIn,
        isEnough: () => playouts.work > most,
      },
    );
  }
}

function someOfEachKind<Deed extends AnyMove | null>(deeds: readonly Deed[], most: number, rng: Rng): Deed[] {
  if (deeds.length <= most) return [...deeds];
  const kinds = [...new Set(deeds.map(deed => deed?.kind))].map(kind =>
    rng.shuffle(deeds.filter(deed => deed?.kind === kind)),
  );
  const longest = Math.max(...kinds.map(alike => alike.length));
  const dealt = Array.from({ length: longest }, (_, i) => kinds.flatMap(alike => alike.slice(i, i + 1)));
  return dealt.flat().slice(0, most);
}

/** Between −1 and 1 for the share of the others that one is ahead of, and a little more for points. */
function worthOf(outcome: Outcome | null, seat: Seat): number {
  if (outcome === null) return 0;
  const { ranks, scores } = outcome;
  const others = ranks.map((_, other) => other).filter(other => other !== seat);
  const ahead = others.map(other => Math.sign((ranks[other] ?? 0) - (ranks[seat] ?? 0)));
  const lead = (scores[seat] ?? 0) - mean(others.map(other => scores[other] ?? 0));
  return mean(ahead) + (POINTS * lead) / (Math.abs(lead) + HALF_WAY);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
