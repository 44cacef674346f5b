import type { AnyBot, Level } from '#contract/bot.ts';
import type { GameEntry } from '#contract/entry.ts';
import type { AnyGame, Facts, Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import type { AnyTerminal, Scene } from '#contract/terminal.ts';
import type { AnyMatch } from '#kernel/match.ts';
import type { Words } from '#text/words.ts';
import type { Io } from '../io.ts';
import type { CliLabel } from '../words.ts';
import type { LineReader } from './line-reader.ts';

export interface Setting {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly level: Level;
  readonly terminal: AnyTerminal;
  readonly words: Words;
  readonly io: Io;
  readonly lines: LineReader;
  readonly match: AnyMatch;
  readonly seats: number;
  readonly seedText: string;
  readonly savePath: string | undefined;
  readonly colour: boolean;
  readonly width: number;
  readonly pauseMs: number;
  /** Whether what was printed can be wiped out again. */
  readonly canErase: boolean;
  /** Worlds that a hint may imagine. */
  readonly hintWorlds: number;
}

/** The seat of the person. */
export const ME: Seat = 0;

/** What is needed of a game at the terminal to answer the person who plays it. */
export interface Seated {
  readonly setting: Setting;
  readonly scene: Scene;
  /** All that was told so far. */
  readonly told: readonly string[];
  /** The last refusal, for those who ask why. */
  readonly refusal: { readonly rule: string; readonly facts: Facts } | null;
  /** Where the match was written, so that it may be written there again. */
  saved: string | undefined;
  readonly say: (...lines: readonly string[]) => void;
  readonly label: (key: CliLabel, facts?: Facts) => string;
  readonly draw: () => void;
  /** A stream of chance that no deal depends on. */
  readonly chance: () => Rng;
}
