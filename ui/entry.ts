import type { ComponentType } from 'preact';
import type { Texts } from '#text/catalogue.ts';
import type { Words } from '#text/words.ts';
import type { AnyGameUi } from './game-ui.ts';
import type { Sound } from './sound/sound.ts';

/** How a game looks in a page. A part that it does not have yet is absent. */
export interface UiEntry {
  readonly ui?: () => Promise<{ readonly gameUi: AnyGameUi }>;
  /** The lid of its box, drawn. */
  readonly cover?: () => Promise<{ readonly Cover: ComponentType }>;
  readonly learn?: () => Promise<{ readonly Learn: ComponentType<LearnProps>; readonly texts: Texts }>;
  /** What somebody can do with the box without an opponent. */
  readonly solo?: () => Promise<{ readonly Solo: ComponentType<SoloProps>; readonly texts: Texts }>;
}

export interface LearnProps {
  /** What follows `/mathable/learn/` in the address: nothing, `lesson`, `puzzle/3`. */
  readonly path: readonly string[];
  readonly words: Words;
  /** As at a table: see TableProps. */
  readonly pace: number;
  /** One after the other, if sounds are wanted. */
  readonly play: (...sounds: readonly Sound[]) => void;
}

export interface SoloProps {
  /** What follows `/calculator/solo/` in the address. */
  readonly path: readonly string[];
  readonly words: Words;
  /** One after the other, if sounds are wanted. */
  readonly play: (...sounds: readonly Sound[]) => void;
}
