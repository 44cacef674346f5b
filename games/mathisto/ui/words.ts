import type { Seat } from '#kernel/game.ts';
import type { Words } from '#text/words.ts';
import type { GameLabel } from '../text/labels.ts';

export type UiWords = Words<GameLabel>;

/** Whom the page speaks to, and how the seats are called. */
export interface UiScene {
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
}
