/**
 * Where the lesson plays: an auction, and one deal from its first lead to its last card; and what it asks before,
 * about drawings.
 * The learner sits on the first seat, then Iris, Léo (the partner) and Basile.
 */
import type { Exercise } from '#ui/learn/course.ts';
import type { Card } from '../rules/cards.ts';
import type { State } from '../rules/types.ts';
import { auctionState, passes, readTrumps, stateOf, writeCards } from './position.ts';

/** Multiples of 6 are trumps: four of them here, and the highest. */
export const HANDS: readonly string[] = [
  'm 15 16 21 26 28 30 34 36 38 40 42 48',
  'm m 4 5 10 19 27 31 33 37 41 43 44',
  'm 1 2 3 7 11 12 13 14 24 29 46 47',
  '6 8 9 17 18 20 22 23 25 32 35 39 45',
];
export const TRUMPS = 'multiples 6';

/** How that deal went on, up to its last four tricks. */
const PLAYED: readonly string[] = [
  '0: 48 -4 -7 -9',
  '0: 26 27 29 32',
  '3: 39 42 -10 -1',
  '0: 21 43 47 6',
  '3: 35 38 44 m',
  '2: 14 17 36 m',
  '1: 33 24 -20 -15',
  '2: 13 22 28 m',
  '1: 19 -11 -23 -16',
];

/** Another deal: Basile has his contract, and the learner has the violets. */
const OPPOSITION: State = {
  ...auctionState([
    'm 7 17 23 28 34 38 39 41 44 46 47 48',
    'm 1 3 4 6 11 13 16 18 19 22 29 31',
    'm 2 9 12 14 21 24 26 32 33 36 37 42',
    'm 5 8 10 15 20 25 27 30 35 40 43 45',
  ]),
  dealer: 3,
  calls: [{ seat: 3, trumps: readTrumps('multiples 5') }, ...passes(3, 4)],
  contract: { trumps: readTrumps('multiples 5'), declarer: 3, isOpposed: false },
  phase: { tag: 'opposition', turn: 0 },
};

/** The learner's deal once the auction is over: what the step before it leads to. */
const ANNOUNCE: State = {
  ...auctionState(HANDS),
  calls: [
    { seat: 0, trumps: readTrumps(TRUMPS) },
    { seat: 1, trumps: readTrumps('odd') },
    { seat: 2, trumps: readTrumps(TRUMPS) },
  ],
  answers: passes(0, 3),
  contract: { trumps: readTrumps(TRUMPS), declarer: 0, isOpposed: false },
  phase: { tag: 'announce' },
};

const END: State = {
  ...stateOf({
    trumps: TRUMPS,
    declarer: 0,
    way: 'up',
    announced: 7,
    hands: HANDS,
    played: [...PLAYED, '1: 31'],
  }),
  calls: ANNOUNCE.calls,
};

export const SCENES = {
  AUCTION: auctionState(HANDS),
  OPPOSITION,
  ANNOUNCE,
  END,
} as const satisfies Readonly<Record<string, State>>;
export type Scene = keyof typeof SCENES;

/** Cards to look at, and cards or points to choose from. */
export const EXERCISES = {
  welcome: exercise([2, 3, 6], [], 'cards'),
  divisors: exercise([30], [2, 3, 4, 5, 6, 7, 10, 20], 'cards'),
  echo: exercise([12], [18, 24, 30, 36, 42, 48], 'cards'),
  colour: exercise([], [5, 7, 10, 14, 25, 31, 35, 37], 'cards'),
  brisques: exercise([], [0, 1, 12, 31, 47, 48], 'cards'),
  run: exercise([4, 12], [7, 8, 9, 10], 'points'),
  down: exercise([], [38, 52, 66, 132], 'points'),
  finish: exercise([30, 36, 42, 48], [], 'cards'),
} as const satisfies Readonly<Record<string, Exercise>>;

function exercise(shown: readonly Card[], choices: readonly number[], of: 'cards' | 'points'): Exercise {
  return { shown: writeCards(shown), choices: choices.map(String), of };
}
