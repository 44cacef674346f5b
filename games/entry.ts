import type { Game } from '#kernel/game.ts';
import type { Meta } from '#kernel/meta.ts';
import type { Bot } from '#search/bot.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { Commands } from '#text/commands.ts';
import type { Terminal } from '#text/terminal.ts';

/**
 * What the house knows of a game. The shape of each is lost here on purpose: hosts pass states, views and
 * moves through without looking inside.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyGame = Game<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyBot = Bot<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyTerminal = Terminal<any>;

/** Everything but the lid is loaded when it is used. A part that a game does not have yet is absent. */
export interface Entry {
  readonly meta: Meta;
  readonly rules?: () => Promise<{ readonly game: AnyGame }>;
  readonly bot?: () => Promise<{ readonly bot: AnyBot }>;
  readonly terminal?: () => Promise<{ readonly terminal: AnyTerminal }>;
  readonly commands?: () => Promise<{ readonly commands: Commands }>;
  readonly text: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;
}
