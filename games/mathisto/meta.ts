import type { Meta } from '#contract/meta.ts';

export const meta: Meta = {
  id: 'mathisto',
  name: 'Mathisto',
  authors: [],
  publishers: [],
  place: 'France',
  players: { min: 3, max: 6 },
  minutes: { min: 15, max: 30 },
  age: 9,
  prefix: 'MH',
  box: { stand: 4, width: 180, height: 250, side: '#1f1824' },
};
