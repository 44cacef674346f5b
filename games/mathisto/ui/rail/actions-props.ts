import type { ComponentChildren } from 'preact';
import type { Seat, Verdict } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import type { Card } from '../../rules/cards.ts';
import type { Mathisto, Move, Rule } from '../../rules/types.ts';
import type { Considered } from '../choice.ts';
import type { Answered } from '../middle/latest.ts';
import type { UiScene } from '../words.ts';

/** What the buttons of the rail are drawn from, and what they do. */
export interface ActionsProps extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  readonly hand: readonly Card[];
  readonly live: boolean;
  readonly considered: Considered;
  readonly consider: (considered: Considered) => void;
  readonly check: (move: Move) => Verdict<Rule>;
  readonly play: (move: Move) => void;
  /** An answer that lies in the middle, and what puts it aside. */
  readonly toRead: Answered | null;
  readonly putAside: () => void;
  readonly faces?: readonly ComponentChildren[] | undefined;
  /** The judge's advice. */
  readonly hinted: Seat | null;
  /** Pressed too early: it says what is missing. */
  readonly miss: () => void;
  readonly back: () => void;
  readonly look: (cards: readonly Card[]) => void;
}
