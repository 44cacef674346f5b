import type { Seat } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import type { GameLabel } from '../text/words.ts';

export type UiWords = Words<GameLabel>;

/** Whom the page speaks to, and how the seats are called. */
export interface UiScene {
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
}
