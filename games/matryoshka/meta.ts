import type { Meta } from '#contract/meta.ts';

export const meta: Meta = {
  id: 'matryoshka',
  name: 'Matryoshka',
  authors: ['Sérgio Halaban'],
  artists: ['Eduardo Bera'],
  publishers: ['Funbox', 'White Goblin Games', 'Matagot'],
  place: 'São Paulo',
  year: 2016,
  players: { min: 3, max: 5 },
  minutes: { min: 20, max: 20 },
  age: 8,
  prefix: 'MY',
  talks: true,
  box: { stand: 5, width: 220, height: 236, side: '#a9762a' },
};
