import type { Meta } from '#contract/meta.ts';

export const meta: Meta = {
  id: 'gamate',
  name: 'Gamate',
  authors: [],
  publishers: ['Ludate!'],
  place: 'Paris',
  year: 1976,
  players: { min: 4, max: 4 },
  minutes: { min: 60, max: 60 },
  age: 12,
  prefix: 'GA',
  partners: true,
  box: { stand: 3, width: 160, height: 226, side: '#cfc7b4' },
};
