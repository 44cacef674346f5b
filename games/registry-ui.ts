// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.
import type { UiEntry } from '#contract/entry.ts';

export const uiRegistry: Readonly<Record<string, UiEntry>> = {
  calculator: {
    ui: () => import('./calculator/ui/index.tsx'),
  },
  gamate: {
    ui: () => import('./gamate/ui/index.tsx'),
  },
  mathable: {
    ui: () => import('./mathable/ui/index.tsx'),
  },
  mathisto: {
    ui: () => import('./mathisto/ui/index.tsx'),
  },
  matryoshka: {
    ui: () => import('./matryoshka/ui/index.tsx'),
  },
};
