/** What a decision is worth whatever the others hold and do: what puzzles ask for, and what their answers are proved with. */
import type { Seat } from '#contract/game.ts';
import { game } from '../rules/index.ts';
import { discoveriesIn, familiesIn } from '../rules/posing.ts';
import { totalOf } from '../rules/score.ts';
import type { Move, State, View } from '../rules/types.ts';
import { ME } from './position.ts';
import { play } from './worlds.ts';

type Worlds = readonly State[];
type Call = Extract<Move, { readonly kind: 'call' }>;

/** In how many of a hundred deals the card that is called is held there. */
export function chanceOf({ card, from }: Pick<Call, 'card' | 'from'>, worlds: Worlds): number {
  const held = worlds.filter(({ hands }) => hands[from]?.includes(card) === true).length;
  return (100 * held) / worlds.length;
}

/** What is counted in a state. */
type Count = (state: State) => number;

export const countPoints: Count = state => totalOf(state, ME);

/** The learner's points less those of the best other. */
export const countLead: Count = state =>
  totalOf(state, ME) -
  Math.max(...state.hands.flatMap((_, seat) => (seat === ME ? [] : [totalOf(state, seat)])));

/**
 * What is certain after this move: the least that it comes to in any of these worlds, whatever the others do, with
 * no question answered, until the turn goes to somebody else. In between the learner does what is best.
 */
export function sureAfter(move: Move, worlds: Worlds, count: Count): number {
  const groups = new Map<string, State[]>();
  for (const world of worlds) {
    for (const next of outcomesOf(world, move)) {
      const seen = JSON.stringify(game.view(next, ME));
      groups.set(seen, [...(groups.get(seen) ?? []), next]);
    }
  }
  // What looks the same must be played the same.
  return Math.min(...[...groups.values()].map(group => sureIn(group, count)));
}

function sureIn(worlds: Worlds, count: Count): number {
  const [first] = worlds;
  const now = Math.min(...worlds.map(count));
  if (first === undefined) return now;
  const moves = safeMoves(game.view(first, ME), worlds);
  return moves.length === 0 ? now : Math.max(...moves.map(move => sureAfter(move, worlds, count)));
}

/** What the learner may do without giving the turn away. Calls that may fail do that. */
function safeMoves(view: View, worlds: Worlds): readonly Move[] {
  const { phase } = view;
  switch (phase.tag) {
    case 'turn': {
      if (phase.seat !== ME) return [];
      const hand = view.hands[ME] ?? [];
      const calls = [...game.moves(view)].filter(
        move => move.kind === 'call' && chanceOf(move, worlds) === 100,
      );
      const poses = familiesIn(hand, view.config).map((cards): Move => ({ kind: 'pose', cards }));
      return [
        ...calls,
        ...poses,
        ...discoveriesIn(hand).map((cards): Move => ({ kind: 'discoveries', cards })),
      ];
    }
    case 'question':
      return phase.seat === ME ? [{ kind: 'silence' }] : [];
    case 'counter':
    case 'draw':
    case 'over':
      return [];
  }
}

/** All that may come of a move in one world: where the others choose too, one state for each of their choices. */
function outcomesOf(world: State, move: Move): readonly State[] {
  const status = game.status(world);
  const seats = status.tag === 'playing' ? status.turn.seats.filter(seat => seat !== ME) : [];
  const together = choicesOf(world, seats).map(others =>
    play(world, inOrder([{ seat: ME, move }, ...others])),
  );
  return together.flatMap(settled);
}

/** Until the learner decides again, or the turn is somebody else's: what the others choose about a posed family. */
function settled(state: State): readonly State[] {
  const { phase } = state;
  if (phase.tag === 'counter' && phase.poser === ME) {
    const status = game.status(state);
    const seats = status.tag === 'playing' ? status.turn.seats : [];
    return choicesOf(state, seats).map(deeds => play(state, deeds));
  }
  if (phase.tag === 'draw' && phase.caller === ME) {
    const kinds = ['draw', 'decline'] as const;
    return kinds.map(kind => play(state, [{ seat: phase.seat, move: { kind } }]));
  }
  return [state];
}

type Deed = { readonly seat: Seat; readonly move: Move };

/** Every way in which these seats may choose together. */
function choicesOf(state: State, [seat, ...others]: readonly Seat[]): readonly (readonly Deed[])[] {
  if (seat === undefined) return [[]];
  const rest = choicesOf(state, others);
  return [...game.moves(game.view(state, seat))].flatMap(move =>
    rest.map(deeds => [{ seat, move }].concat(deeds)),
  );
}

function inOrder(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.toSorted((a, b) => a.seat - b.seat);
}
