import type { ComponentType } from 'preact';
import type { Texts } from '#text/catalogue.ts';
import type { AnyBot } from './bot.ts';
import type { Commands } from './commands.ts';
import type { AnyCounsel } from './counsel.ts';
import type { AnyGame } from './game.ts';
import type { Meta } from './meta.ts';
import type { AnyGameUi, AnyPictureProps, LearnProps, PuzzleAt, SoloProps } from './page.ts';
import type { AnyReview } from './review.ts';
import type { AnyTerminal } from './terminal.ts';

/**
 * Everything but the lid is loaded when it is used. For a part that a game does not have yet, the registry lists a
 * plain one where `plain/` has it (bot, terminal, page); any other is absent.
 */
export interface GameEntry {
  readonly meta: Meta;
  readonly rules?: () => Promise<{ readonly game: AnyGame }>;
  readonly bot?: () => Promise<{ readonly bot: AnyBot }>;
  readonly terminal?: () => Promise<{ readonly terminal: AnyTerminal }>;
  readonly commands?: () => Promise<{ readonly commands: Commands }>;
  readonly text: GameTexts;
}

/** The words of a game, in parts, so that nobody waits for those that are not said there. */
export interface GameTexts {
  /** On the lid: `sheet.line`, `sheet.about`, `sheet.makers`. */
  readonly sheet: Texts;
  /** At a table: what its first picture says, and all else that has no part of its own. */
  readonly table?: Texts;
  /** What is said only as it is played: why a move is refused, what is told of one, of later phases and of the end. */
  readonly play?: Texts;
  /** By which options it can be played: `ui.setting.lines`, `setting.lines.claimed`. */
  readonly options?: Texts;
  /** The rule book, and what only its drawings and the aid of a player say. */
  readonly rules?: Texts;
  /** What only a terminal and the command line say. */
  readonly terminal?: Texts;
  /** What the plain parts say that serve until the game has its own. */
  readonly plain?: Texts;
}

/** Whoever looks back at a game, or asks for more than a hint in one line. */
export interface ReviewEntry {
  readonly review?: () => Promise<{ readonly review: AnyReview }>;
  readonly counsel?: () => Promise<{ readonly counsel: AnyCounsel }>;
  /** What only these say. */
  readonly texts?: Texts;
}

/** A game at a table of a page. */
export interface UiEntry {
  readonly ui?: () => Promise<{ readonly gameUi: AnyGameUi }>;
}

/** What else a page can do with the box of a game. */
export interface BoxEntry {
  /** The lid of its box, drawn. */
  readonly cover?: () => Promise<{ readonly Cover: ComponentType }>;
  readonly learn?: () => Promise<{
    readonly Learn: ComponentType<LearnProps>;
    readonly texts: Texts;
    /** Where a puzzle can be played on from, by its number; left out where none can. */
    readonly puzzleAt?: (number: number) => PuzzleAt | null;
  }>;
  /** What somebody can do with the box without an opponent. */
  readonly solo?: () => Promise<{ readonly Solo: ComponentType<SoloProps>; readonly texts: Texts }>;
  /** A decision of a match that is over, drawn. */
  readonly picture?: () => Promise<{ readonly Picture: ComponentType<AnyPictureProps> }>;
}
