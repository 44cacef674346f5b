// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.
import type { UiEntry } from '#contract/entry.ts';

export const uiRegistry: Readonly<Record<string, UiEntry>> = {
  calculator: {
    ui: () => import('./calculator/ui/index.tsx'),
    cover: () => import('./calculator/ui/cover.tsx'),
    learn: () => import('./calculator/learn/index.tsx'),
    solo: () => import('./calculator/solo/index.tsx'),
  },
  gamate: {
    ui: () => import('./gamate/ui/index.tsx'),
    cover: () => import('./gamate/ui/cover.tsx'),
    learn: () => import('./gamate/learn/index.tsx'),
  },
  mathable: {
    ui: () => import('./mathable/ui/index.tsx'),
    cover: () => import('./mathable/ui/cover.tsx'),
    learn: () => import('./mathable/learn/index.tsx'),
  },
  mathisto: {
    ui: () => import('./mathisto/ui/index.tsx'),
    cover: () => import('./mathisto/ui/cover.tsx'),
    learn: () => import('./mathisto/learn/index.tsx'),
    solo: () => import('./mathisto/solo/index.tsx'),
  },
  matryoshka: {
    ui: () => import('./matryoshka/ui/index.tsx'),
    cover: () => import('./matryoshka/ui/cover.tsx'),
    learn: () => import('./matryoshka/learn/index.tsx'),
  },
};
