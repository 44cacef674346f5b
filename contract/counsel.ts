import type { Words } from '#text/words.ts';
import type { Candidate } from './bot.ts';
import type { Facts, Seat, Shape } from './game.ts';
import type { Stroke } from './review.ts';

/** Whom one speaks to, and of whom. */
export interface CounselScene {
  readonly words: Words;
  readonly seatName: (seat: Seat) => string;
}

/** A decision of a match that is over. */
export interface Look<S extends Shape> {
  readonly seat: Seat;
  /** Whether it was made by whoever reads this. */
  readonly isYou: boolean;
  /** What that seat saw. */
  readonly view: S['view'];
  readonly played: Candidate<S['move']>;
  readonly best: Candidate<S['move']>;
  /** In points: what the best is worth more than what was played; of something well seen, more than what is seen at once. */
  readonly gain: number;
  /** What the same seat saw after that, step by step. */
  readonly later: readonly S['view'][];
}

/**
 * What the judge found, in sentences: the same at a table, in a review and at a terminal. `games/<id>/counsel/index.ts`
 * exports one. Every figure in them is computed, none is guessed.
 */
export interface Counsel<S extends Shape> {
  /** Where to look, and not yet what for: the first depth of a hint. */
  readonly where: (best: Candidate<S['move']>, view: S['view'], scene: CounselScene) => string;
  /** Why one would do it, beside `other`, if there is one: the last depth of a hint. */
  readonly why: (
    best: Candidate<S['move']>,
    view: S['view'],
    scene: CounselScene,
    other?: Candidate<S['move']>,
  ) => string;
  /** Where a match turned: what was done, what was there, and why that was better. */
  readonly turned: (look: Look<S>, scene: CounselScene) => string;
  /** Something that was hard to see, and was seen. */
  readonly seen: (look: Look<S>, scene: CounselScene) => string;
  /** A piece that is hidden, by its name. Without it, as the rules write it. */
  readonly piece?: (piece: string, scene: CounselScene) => string;
  /** What told where hidden pieces are: one of the clues of its odds. */
  readonly clue?: (clue: Facts, view: S['view'], scene: CounselScene) => string;
  /** What chance brought to a seat: `7, 9 and 64`. */
  readonly drawn: (stroke: Stroke, scene: CounselScene) => string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts pass views and moves through without looking inside
export type AnyCounsel = Counsel<any>;
