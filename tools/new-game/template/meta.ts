import type { Meta } from '#contract/meta.ts';

export const meta: Meta = {
  id: 'new-game',
  name: 'New Game',
  authors: ['Nobody yet'],
  publishers: [],
  place: 'Here',
  year: 2026,
  players: { min: 2, max: 4 },
  minutes: { min: 5, max: 5 },
  age: 8,
  prefix: 'NG',
};
