import type { Seat } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import type { GameLabel, RulesLabel } from '../text/words.ts';

export type UiWords = Words<GameLabel>;
export type RulesWords = Words<RulesLabel>;

/** Whom the page speaks to, and how the seats are called. */
export interface UiScene {
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
}
