// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.
import type { GameEntry } from '#contract/entry.ts';
import { meta as calculator } from './calculator/meta.ts';
import { meta as gamate } from './gamate/meta.ts';
import { meta as mathable } from './mathable/meta.ts';
import { meta as mathisto } from './mathisto/meta.ts';
import { meta as matryoshka } from './matryoshka/meta.ts';

export const registry: Readonly<Record<string, GameEntry>> = {
  calculator: {
    meta: calculator,
    rules: () => import('./calculator/rules/index.ts'),
    bot: () => import('./calculator/bot/index.ts'),
    terminal: () => import('./calculator/terminal/index.ts'),
    commands: () => import('./calculator/terminal/commands/index.ts'),
    text: {
      sheet: {
        fr: () => import('./calculator/text/fr-sheet.json', { with: { type: 'json' } }),
        en: () => import('./calculator/text/en-sheet.json', { with: { type: 'json' } }),
      },
      table: {
        fr: () => import('./calculator/text/fr.json', { with: { type: 'json' } }),
        en: () => import('./calculator/text/en.json', { with: { type: 'json' } }),
      },
      play: {
        fr: () => import('./calculator/text/fr-play.json', { with: { type: 'json' } }),
        en: () => import('./calculator/text/en-play.json', { with: { type: 'json' } }),
      },
      options: {
        fr: () => import('./calculator/text/fr-options.json', { with: { type: 'json' } }),
        en: () => import('./calculator/text/en-options.json', { with: { type: 'json' } }),
      },
      rules: {
        fr: () => import('./calculator/text/fr-rules.json', { with: { type: 'json' } }),
        en: () => import('./calculator/text/en-rules.json', { with: { type: 'json' } }),
      },
      terminal: {
        fr: () => import('./calculator/text/fr-terminal.json', { with: { type: 'json' } }),
        en: () => import('./calculator/text/en-terminal.json', { with: { type: 'json' } }),
      },
    },
  },
  gamate: {
    meta: gamate,
    rules: () => import('./gamate/rules/index.ts'),
    bot: () => import('./gamate/bot/index.ts'),
    terminal: () => import('./gamate/terminal/index.ts'),
    commands: () => import('./gamate/terminal/commands/index.ts'),
    text: {
      sheet: {
        fr: () => import('./gamate/text/fr-sheet.json', { with: { type: 'json' } }),
        en: () => import('./gamate/text/en-sheet.json', { with: { type: 'json' } }),
      },
      table: {
        fr: () => import('./gamate/text/fr.json', { with: { type: 'json' } }),
        en: () => import('./gamate/text/en.json', { with: { type: 'json' } }),
      },
      play: {
        fr: () => import('./gamate/text/fr-play.json', { with: { type: 'json' } }),
        en: () => import('./gamate/text/en-play.json', { with: { type: 'json' } }),
      },
      options: {
        fr: () => import('./gamate/text/fr-options.json', { with: { type: 'json' } }),
        en: () => import('./gamate/text/en-options.json', { with: { type: 'json' } }),
      },
      rules: {
        fr: () => import('./gamate/text/fr-rules.json', { with: { type: 'json' } }),
        en: () => import('./gamate/text/en-rules.json', { with: { type: 'json' } }),
      },
      terminal: {
        fr: () => import('./gamate/text/fr-terminal.json', { with: { type: 'json' } }),
        en: () => import('./gamate/text/en-terminal.json', { with: { type: 'json' } }),
      },
    },
  },
  mathable: {
    meta: mathable,
    rules: () => import('./mathable/rules/index.ts'),
    bot: () => import('./mathable/bot/index.ts'),
    terminal: () => import('./mathable/terminal/index.ts'),
    commands: () => import('./mathable/terminal/commands/index.ts'),
    text: {
      sheet: {
        fr: () => import('./mathable/text/fr-sheet.json', { with: { type: 'json' } }),
        en: () => import('./mathable/text/en-sheet.json', { with: { type: 'json' } }),
      },
      table: {
        fr: () => import('./mathable/text/fr.json', { with: { type: 'json' } }),
        en: () => import('./mathable/text/en.json', { with: { type: 'json' } }),
      },
      play: {
        fr: () => import('./mathable/text/fr-play.json', { with: { type: 'json' } }),
        en: () => import('./mathable/text/en-play.json', { with: { type: 'json' } }),
      },
      options: {
        fr: () => import('./mathable/text/fr-options.json', { with: { type: 'json' } }),
        en: () => import('./mathable/text/en-options.json', { with: { type: 'json' } }),
      },
      rules: {
        fr: () => import('./mathable/text/fr-rules.json', { with: { type: 'json' } }),
        en: () => import('./mathable/text/en-rules.json', { with: { type: 'json' } }),
      },
      terminal: {
        fr: () => import('./mathable/text/fr-terminal.json', { with: { type: 'json' } }),
        en: () => import('./mathable/text/en-terminal.json', { with: { type: 'json' } }),
      },
    },
  },
  mathisto: {
    meta: mathisto,
    rules: () => import('./mathisto/rules/index.ts'),
    bot: () => import('./mathisto/bot/index.ts'),
    terminal: () => import('./mathisto/terminal/index.ts'),
    commands: () => import('./mathisto/terminal/commands/index.ts'),
    text: {
      sheet: {
        fr: () => import('./mathisto/text/fr-sheet.json', { with: { type: 'json' } }),
        en: () => import('./mathisto/text/en-sheet.json', { with: { type: 'json' } }),
      },
      table: {
        fr: () => import('./mathisto/text/fr.json', { with: { type: 'json' } }),
        en: () => import('./mathisto/text/en.json', { with: { type: 'json' } }),
      },
      play: {
        fr: () => import('./mathisto/text/fr-play.json', { with: { type: 'json' } }),
        en: () => import('./mathisto/text/en-play.json', { with: { type: 'json' } }),
      },
      options: {
        fr: () => import('./mathisto/text/fr-options.json', { with: { type: 'json' } }),
        en: () => import('./mathisto/text/en-options.json', { with: { type: 'json' } }),
      },
      rules: {
        fr: () => import('./mathisto/text/fr-rules.json', { with: { type: 'json' } }),
        en: () => import('./mathisto/text/en-rules.json', { with: { type: 'json' } }),
      },
      terminal: {
        fr: () => import('./mathisto/text/fr-terminal.json', { with: { type: 'json' } }),
        en: () => import('./mathisto/text/en-terminal.json', { with: { type: 'json' } }),
      },
    },
  },
  matryoshka: {
    meta: matryoshka,
    rules: () => import('./matryoshka/rules/index.ts'),
    bot: () => import('./matryoshka/bot/index.ts'),
    terminal: () => import('./matryoshka/terminal/index.ts'),
    commands: () => import('./matryoshka/terminal/commands/index.ts'),
    text: {
      sheet: {
        fr: () => import('./matryoshka/text/fr-sheet.json', { with: { type: 'json' } }),
        en: () => import('./matryoshka/text/en-sheet.json', { with: { type: 'json' } }),
      },
      table: {
        fr: () => import('./matryoshka/text/fr.json', { with: { type: 'json' } }),
        en: () => import('./matryoshka/text/en.json', { with: { type: 'json' } }),
      },
      play: {
        fr: () => import('./matryoshka/text/fr-play.json', { with: { type: 'json' } }),
        en: () => import('./matryoshka/text/en-play.json', { with: { type: 'json' } }),
      },
      options: {
        fr: () => import('./matryoshka/text/fr-options.json', { with: { type: 'json' } }),
        en: () => import('./matryoshka/text/en-options.json', { with: { type: 'json' } }),
      },
      rules: {
        fr: () => import('./matryoshka/text/fr-rules.json', { with: { type: 'json' } }),
        en: () => import('./matryoshka/text/en-rules.json', { with: { type: 'json' } }),
      },
      terminal: {
        fr: () => import('./matryoshka/text/fr-terminal.json', { with: { type: 'json' } }),
        en: () => import('./matryoshka/text/en-terminal.json', { with: { type: 'json' } }),
      },
    },
  },
};
