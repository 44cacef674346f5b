import type { Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { playMove } from '#ui/learn/scripted.ts';
import { game } from '../rules/index.ts';
import { type Matryoshka, type Move, type Phase, ROUNDS, type Round } from '../rules/types.ts';
import { ME, openAt, type Position, readCards } from './position.ts';
import file from './puzzles.json' with { type: 'json' };

/** Which display, which offer to take, which card to offer, which card to put in the middle. */
const PUZZLE_GOALS = ['display', 'take', 'offer', 'present'] as const;
export type PuzzleGoal = (typeof PUZZLE_GOALS)[number];

/** One decision with a known answer. `tools/make-puzzles.ts` finds them, tests prove them. */
export interface Puzzle {
  /** From 1. */
  readonly number: number;
  readonly goal: PuzzleGoal;
  /** 1 to 5: how seldom a player who takes what is in sight would find it. */
  readonly level: number;
  readonly round: Round;
  /** Letters of the sets that are not in this game. */
  readonly removed: string;
  /** `A2 A3 B1`, one for each seat; the learner has the first. */
  readonly hands: readonly string[];
  readonly displays: readonly string[];
  /** The card in the middle, if there is one. */
  readonly middle: string;
  /** What each other seat offers, if that has been done. */
  readonly offers: readonly string[];
  /** The most points that can be reached: see `worth.ts`. */
  readonly best: number;
  /** The only way to reach them: cards to display, or the one card. */
  readonly answer: string;
}

export const PUZZLES: readonly Puzzle[] = file.map((read, index) => ({
  number: index + 1,
  goal: PUZZLE_GOALS.find(one => one === read.goal) ?? 'display',
  level: read.level,
  round: must(ROUNDS.find(one => one === read.round)),
  removed: read.removed,
  hands: read.hands,
  displays: read.displays,
  middle: read.middle,
  offers: read.offers,
  best: read.best,
  answer: read.answer,
}));

/** All exchanges but this one are over: the learner, or for an offer the last seat, is the last to be active. */
export function positionOf(puzzle: Omit<Puzzle, 'number' | 'level' | 'best' | 'answer'>): Position {
  const { goal, round, removed, hands, displays } = puzzle;
  const last = hands.length - 1;
  const active = goal === 'offer' ? last : ME;
  return {
    removed,
    round,
    hands,
    displays,
    first: (active + 1) % hands.length,
    phase: phaseOf(puzzle, active),
  };
}

function phaseOf(
  { goal, middle, offers }: Pick<Puzzle, 'goal' | 'middle' | 'offers'>,
  active: number,
): Phase {
  const [card] = readCards(middle);
  if (goal === 'display') return { tag: 'display' };
  if (goal === 'present' || card === undefined) return { tag: 'present', active };
  if (goal === 'offer') return { tag: 'offer', active, middle: card };
  return { tag: 'take', active, middle: card, offers: offers.map(readCards) };
}

/** Where all choose at once, the others have chosen: the learner's choice is the last, and shows at once. */
export function openPuzzle(puzzle: Puzzle): Match<Matryoshka> {
  const match = openAt(positionOf(puzzle));
  const { turn } = match.envelope('spectator');
  for (const seat of turn?.seats ?? []) {
    if (seat !== ME) playMove(match, game.fallback(match.envelope(seat).view), seat);
  }
  return match;
}

export function answerOf({ goal, answer }: Pick<Puzzle, 'goal' | 'answer'>): Move {
  const cards = readCards(answer);
  const [card] = cards;
  if (goal === 'display' || goal === 'offer' || card === undefined)
    return { kind: goal === 'offer' ? 'offer' : 'display', cards };
  return { kind: goal, card };
}
