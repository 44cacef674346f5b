import type { Facts } from './fact.ts';
import { firstFrom, orders, rows } from './numbers.ts';

export const logicians: Facts = {
  'socks-in-the-dark': () =>
    firstFrom(1, taken => rows(['red', 'blue'], taken).every(colours => new Set(colours).size < taken)),
  'snail-in-a-well': () => {
    // Each evening it is 3 m above where the night left it.
    const day = firstFrom(1, days => 3 * days - 2 * (days - 1) >= 10);
    return { fr: `Le ${day}e jour`, en: `Day ${day}` };
  },
  'one-letter-on': () => 'HAL'.replace(/[A-Y]/g, letter => String.fromCharCode(letter.charCodeAt(0) + 1)),
  'knights-and-knaves': () => {
    // Each of Ann, Bob and Carl tells the truth or not; what the first two say agrees with what they are.
    const worlds = rows([true, false], 3).filter(world => {
      const truthful = world.filter(Boolean).length;
      return world[0] === (truthful === 0) && world[1] === (truthful === 1);
    });
    const [world] = worlds;
    return worlds.length === 1 && world !== undefined ? world.filter(one => !one).length : 'undecided';
  },
  'wrong-labels': () => {
    const fewest = firstFrom(0, boxes => waysToDraw(boxes).some(tellsAll));
    return SMALL_NUMBERS[fewest] ?? 'no such number';
  },
  'tower-of-hanoi': () => fewestMoves(5),
  'de-morgan': () => connective((notA, notB) => !(!notA || !notB)),
  'wason-cards': () =>
    ['A', 'D', '4', '7'].filter(seen => {
      const hidden = /\d/.test(seen) ? 'ABCDE'.split('') : '0123456789'.split('');
      return hidden.some(other => /[AEIOU]/.test(seen + other) && /[13579]/.test(seen + other));
    }).length,
};

const SMALL_NUMBERS = [
  { fr: 'Aucune', en: 'None' },
  { fr: 'Une seule', en: 'Only one' },
  { fr: 'Deux', en: 'Two' },
  { fr: 'Trois', en: 'Three' },
] as const;

const BOXES = ['apples', 'pears', 'mixed'] as const;
/** What may lie in the boxes if none holds what its label says. */
const MISLABELLED = orders(BOXES).filter(held => held.every((fruit, box) => fruit !== BOXES[box]));

/** Which of the three boxes one draws from. */
function waysToDraw(boxes: number): boolean[][] {
  return rows([true, false], 3).filter(drawn => drawn.filter(Boolean).length === boxes);
}

/** Whether no fruit that may be drawn leaves two ways in which the boxes may be filled. */
function tellsAll(drawn: readonly boolean[]): boolean {
  const seen = rows(['apples', 'pears'], 3);
  return seen.every(fruits => {
    const agree = (held: readonly string[]): boolean =>
      held.every((fruit, box) => !drawn[box] || fruit === 'mixed' || fruit === fruits[box]);
    return MISLABELLED.filter(agree).length <= 1;
  });
}

const CONNECTIVES = [
  { words: { fr: 'Et', en: 'And' }, joins: [true, false, false, false] },
  { words: { fr: 'Ou', en: 'Or' }, joins: [true, true, true, false] },
  { words: { fr: 'Ni', en: 'Nor' }, joins: [false, false, false, true] },
  { words: { fr: 'Si', en: 'If' }, joins: [true, true, false, true] },
] as const;

/** The word whose truth table it is. */
function connective(joins: (a: boolean, b: boolean) => boolean): {
  readonly fr: string;
  readonly en: string;
} {
  const table = rows([true, false], 2).map(([a = false, b = false]) => joins(a, b));
  const found = CONNECTIVES.find(one => one.joins.join() === table.join());
  if (found === undefined) throw new Error(`no word for ${table.join()}`);
  return found.words;
}

/** Breadth first over all positions: the peg of each disc, the smallest first. */
function fewestMoves(discs: number): number {
  const start = '0'.repeat(discs);
  const end = '2'.repeat(discs);
  const seen = new Set([start]);
  let front = [start];
  let moves = 0;
  while (!seen.has(end)) {
    front = front.flatMap(next).filter(position => !seen.has(position));
    for (const position of front) seen.add(position);
    moves += 1;
  }
  return moves;
}

function next(position: string): string[] {
  return ['0', '1', '2'].flatMap(from => {
    const disc = position.indexOf(from);
    if (disc === -1) return [];
    const free = ['0', '1', '2'].filter(to => to !== from && !position.slice(0, disc).includes(to));
    return free.map(to => position.slice(0, disc) + to + position.slice(disc + 1));
  });
}
