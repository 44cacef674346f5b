// Written by tools/registry.ts from the folders beside it. `npm run registry` writes it again.
import type { ReviewEntry } from '#contract/entry.ts';

export const reviewRegistry: Readonly<Record<string, ReviewEntry>> = {
  calculator: {
    review: () => import('./calculator/review/index.ts'),
    counsel: () => import('./calculator/counsel/index.ts'),
    texts: {
      fr: () => import('./calculator/text/fr-review.json', { with: { type: 'json' } }),
      en: () => import('./calculator/text/en-review.json', { with: { type: 'json' } }),
    },
  },
  gamate: {
    review: () => import('./gamate/review/index.ts'),
    counsel: () => import('./gamate/counsel/index.ts'),
    texts: {
      fr: () => import('./gamate/text/fr-review.json', { with: { type: 'json' } }),
      en: () => import('./gamate/text/en-review.json', { with: { type: 'json' } }),
    },
  },
  mathable: {
    review: () => import('./mathable/review/index.ts'),
    counsel: () => import('./mathable/counsel/index.ts'),
    texts: {
      fr: () => import('./mathable/text/fr-review.json', { with: { type: 'json' } }),
      en: () => import('./mathable/text/en-review.json', { with: { type: 'json' } }),
    },
  },
  mathisto: {
    review: () => import('./mathisto/review/index.ts'),
    counsel: () => import('./mathisto/counsel/index.ts'),
    texts: {
      fr: () => import('./mathisto/text/fr-review.json', { with: { type: 'json' } }),
      en: () => import('./mathisto/text/en-review.json', { with: { type: 'json' } }),
    },
  },
  matryoshka: {
    review: () => import('./matryoshka/review/index.ts'),
    counsel: () => import('./matryoshka/counsel/index.ts'),
    texts: {
      fr: () => import('./matryoshka/text/fr-review.json', { with: { type: 'json' } }),
      en: () => import('./matryoshka/text/en-review.json', { with: { type: 'json' } }),
    },
  },
};
