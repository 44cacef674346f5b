// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.
import type { BoxEntry } from '#contract/entry.ts';

export const boxRegistry: Readonly<Record<string, BoxEntry>> = {
  calculator: {
    cover: () => import('./calculator/ui/cover.tsx'),
    learn: () => import('./calculator/learn/index.tsx'),
    solo: () => import('./calculator/solo/index.tsx'),
    picture: () => import('./calculator/ui/turning-picture.tsx'),
  },
  gamate: {
    cover: () => import('./gamate/ui/cover.tsx'),
    learn: () => import('./gamate/learn/index.tsx'),
    picture: () => import('./gamate/ui/turning-picture.tsx'),
  },
  mathable: {
    cover: () => import('./mathable/ui/cover.tsx'),
    learn: () => import('./mathable/learn/index.tsx'),
    picture: () => import('./mathable/ui/turning-picture.tsx'),
  },
  mathisto: {
    cover: () => import('./mathisto/ui/cover.tsx'),
    learn: () => import('./mathisto/learn/index.tsx'),
    solo: () => import('./mathisto/solo/index.tsx'),
    picture: () => import('./mathisto/ui/turning-picture.tsx'),
  },
  matryoshka: {
    cover: () => import('./matryoshka/ui/cover.tsx'),
    learn: () => import('./matryoshka/learn/index.tsx'),
    picture: () => import('./matryoshka/ui/turning-picture.tsx'),
  },
};
