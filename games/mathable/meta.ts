import type { Meta } from '#contract/meta.ts';

export const meta: Meta = {
  id: 'mathable',
  name: 'Mathable',
  authors: ['François Robillard'],
  publishers: ['Jumbo', 'Wrebbit (MixMath)'],
  place: 'Québec',
  year: 1987,
  players: { min: 2, max: 4 },
  minutes: { min: 45, max: 45 },
  age: 9,
  prefix: 'MB',
  tries: ['place'],
  box: { stand: 1, width: 300, height: 270, side: '#33464f' },
};
