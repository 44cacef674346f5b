import type { Facts } from './fact.ts';
import { area, firstFrom, orders, range, rows, share, signOf, sum } from './numbers.ts';

const DIE = range(1, 6);
const COIN = ['heads', 'tails'];

export const probabilists: Facts = {
  'two-tails': () => share(rows(COIN, 2), toss => toss.every(side => side === 'tails')),
  'sixth-toss': () =>
    share(
      rows(COIN, 6).filter(toss => toss.slice(0, 5).every(side => side === 'tails')),
      toss => toss[5] === 'tails',
    ),
  anagrams: () => new Set(orders('PAPA'.split('')).map(letters => letters.join(''))).size,
  'three-doors': () =>
    // Where the prize is and what was picked; whoever switches wins unless the pick was right.
    share(rows([1, 2, 3], 2), ([prize, pick]) => {
      const opened = [1, 2, 3].find(door => door !== prize && door !== pick);
      return [1, 2, 3].find(door => door !== pick && door !== opened) === prize;
    }),
  'average-throw': () => sum(DIE) / DIE.length,
  handshakes: () => rows(range(1, 6), 2).filter(([a = 0, b = 0]) => a < b).length,
  knockout: () => {
    let [players, matches] = [64, 0];
    for (; players > 1; players /= 2) matches += players / 2;
    return matches;
  },
  'one-six-in-two': () => share(rows(DIE, 2), throws => throws.includes(6)),
  birthdays: () =>
    firstFrom(1, people => range(0, people - 1).reduce((apart, n) => (apart * (365 - n)) / 365, 1) < 1 / 2),
  'better-than-even-six': () =>
    firstFrom(1, rolls => {
      const all = rows(DIE, rolls);
      return 2 * all.filter(throws => throws.includes(6)).length > all.length;
    }),
  // A needle at an angle crosses with probability sine; all angles are alike.
  'needle-on-the-floor': () => signOf(2 / (area(Math.sin, 0, Math.PI) / Math.PI)),
  'positive-test': () => {
    const [ill, healthy] = [100, 9900];
    return Math.round((100 * ill) / (ill + healthy / 100));
  },
  'letters-and-envelopes': () =>
    orders([0, 1, 2, 3]).filter(order => order.every((letter, envelope) => letter !== envelope)).length,
  'paths-in-a-city': () =>
    rows(['east', 'north'], 6).filter(way => way.filter(step => step === 'east').length === 3).length,
  impossible: () => DIE.filter(face => face > 6).length / DIE.length,
};
