import type { ReadonlySignal } from '@preact/signals';
import type { AnyMatchRules, Seat, Verdict, Viewer } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi } from '#contract/page.ts';
import type { Chair } from '#table/local-table.ts';
import type { Advised } from '../offline/bots.ts';
import type { Stage } from './stage.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the frame does not look inside views and moves
export type AnyStage = Stage<any>;

/** What the frame asks of a table, wherever it is played: on this device, see SharedDevice, or elsewhere. */
export interface FramedTable {
  readonly game: AnyMatchRules;
  readonly gameUi: AnyGameUi;
  readonly chairs: ReadonlySignal<readonly Chair[]>;
  /** Who looks at the screen. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** Whose hands these are; null where one only looks on. */
  readonly hands: ReadonlySignal<Seat | null>;
  readonly stage: ReadonlySignal<AnyStage>;
  /** Given up, or stopped by agreement: over, though the rules would go on. */
  readonly isCalledOff?: ReadonlySignal<boolean>;
  /** Where the device goes from hand to hand. */
  readonly handing?: Handing | undefined;
  /** Lets the bots begin. */
  readonly start?: () => void;
  /** The rules' answer, without doing it. */
  readonly check: (move: unknown) => Verdict<string>;
  /** `step`: the one that was on stage when this was chosen. */
  readonly submit: (move: unknown, step: number) => Promise<Verdict<string>>;
  /** The judge's advice; left out where it would not be fair to somebody. */
  readonly hint?: (envelope: AnyEnvelope) => Promise<Advised | null>;
}

/** Between two persons of one device a curtain falls, so that nobody sees another's hand. */
export interface Handing {
  /** The person the device should be handed to. */
  readonly curtain: ReadonlySignal<Seat | null>;
  /** That person has the device now. */
  readonly reveal: () => void;
  /** Lowers the curtain if it is the next person's turn and the present one has seen everything. */
  readonly checkCurtain: () => void;
  /** What everybody may see. */
  readonly openView: () => AnyEnvelope;
  /** The open views since a person at this device last moved, beginning with the one before that move. */
  readonly openSteps: () => readonly AnyEnvelope[];
}
