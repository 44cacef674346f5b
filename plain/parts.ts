/**
 * What a game gets until it has its own, made from its rules alone. The registry (tools/registry.ts) is the one place
 * that chooses between the game's own and these; everything is loaded when it is used.
 */
import type { AnyBot } from '#contract/bot.ts';
import type { AnyGame } from '#contract/game.ts';
import type { AnyTerminal } from '#contract/terminal.ts';
import type { Texts } from '#text/catalogue.ts';

type Rules = () => Promise<{ readonly game: AnyGame }>;

export function plainBot(rules: Rules): () => Promise<{ readonly bot: AnyBot }> {
  return async () => {
    const [{ makeBot }, { game }] = await Promise.all([import('./bot/index.ts'), rules()]);
    return { bot: makeBot(game) };
  };
}

export function plainTerminal(rules: Rules): () => Promise<{ readonly terminal: AnyTerminal }> {
  return async () => {
    const [{ makeTerminal }, { game }] = await Promise.all([import('./terminal/index.ts'), rules()]);
    return { terminal: makeTerminal(game) };
  };
}

export const plainTexts: Texts = {
  fr: () => import('./text/fr.json', { with: { type: 'json' } }),
  en: () => import('./text/en.json', { with: { type: 'json' } }),
};
