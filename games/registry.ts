// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.
import type { Entry } from './entry.ts';
import { meta as mathable } from './mathable/meta.ts';

export const registry: Readonly<Record<string, Entry>> = {
  mathable: {
    meta: mathable,
    rules: () => import('./mathable/rules/index.ts'),
    bot: () => import('./mathable/bot/index.ts'),
    terminal: () => import('./mathable/ui/terminal.ts'),
    commands: () => import('./mathable/commands/index.ts'),
    text: {
      fr: () => import('./mathable/text/fr.json', { with: { type: 'json' } }),
      en: () => import('./mathable/text/en.json', { with: { type: 'json' } }),
    },
  },
};
