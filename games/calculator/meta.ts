import type { Meta } from '#contract/meta.ts';

export const meta: Meta = {
  id: 'calculator',
  name: 'Calculator',
  authors: [],
  publishers: [],
  place: 'France',
  players: { min: 1, max: 4 },
  minutes: { min: 20, max: 30 },
  age: 9,
  prefix: 'CA',
  daily: true,
  box: { stand: 2, width: 260, height: 256, side: '#7c1e16' },
};
