import { describe, expect, test } from 'vitest';
import { type Card, SETS } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { BONUS, compareDisplays, POINTS, rowsOf, runLengths, scoreOf, totalOf } from '../rules/score.ts';
import { outcomeOf } from '../rules/status.ts';
import { highestScore } from './highest.ts';
import { cardsOf, position } from './position.ts';
import vectors from './vectors/scoring.json' with { type: 'json' };

const example = cardsOf(vectors.example.cards.join(' '));

describe('[MY-7] the table of points', () => {
  test('is as printed, and goes on for columns of eight and more', () => {
    for (const [cards, points] of Object.entries(vectors.points)) expect(POINTS[Number(cards)]).toBe(points);
    expect(POINTS).toEqual([0, 0, 2, 4, 7, 10, 13, 16, 19, 22, 25]);
  });

  test('nothing displayed is worth nothing', () => {
    expect(scoreOf([])).toEqual({ columns: 0, rows: 0, total: 0, runs: [], columnsDetail: [] });
  });

  test('the worked example: 12 for columns, 19 for rows, 31 in all', () => {
    const score = scoreOf(example);
    expect(score).toMatchObject({ columns: 12, rows: 19, total: 31 });
    expect(score.columnsDetail.map(({ cards }) => cards)).toEqual(vectors.example.columnHeights);
    expect(rowsOf(example)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('the order of the cards does not matter', () => {
    expect(scoreOf(example.toReversed())).toEqual(scoreOf(example));
  });

  test('no display of 13 cards is worth more than 46, whatever the number of sets', () => {
    expect(highestScore(13)).toBe(vectors.maximum);
    expect(totalOf(cardsOf('A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6'))).toBe(46);
    expect([2, 4, 6, 8].map(highestScore)).toEqual([2, 8, 15, 22]);
  });
});

describe('[MY-8] columns', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%i cards of a number', count => {
    const column = SETS.slice(0, count).map((set): Card => `${set}4`);
    expect(scoreOf(column)).toMatchObject({
      columns: POINTS[count],
      rows: 0,
      columnsDetail: [{ size: 4, cards: count, points: POINTS[count] }],
    });
  });

  test('each number is a column of its own', () => {
    expect(scoreOf(cardsOf('A1 B1 A3 B3 C3 A7')).columnsDetail).toEqual([
      { size: 1, cards: 2, points: 2 },
      { size: 3, cards: 3, points: 4 },
      { size: 7, cards: 1, points: 0 },
    ]);
  });
});

describe('[MY-9] rows', () => {
  test('each run of consecutive numbers counts by itself', () => {
    expect(scoreOf(cardsOf('B1 B2 B4 B5 B6'))).toMatchObject({
      columns: 0,
      rows: 2 + 4,
      runs: [
        { set: 'B', from: 1, to: 2, points: 2, bonus: 0 },
        { set: 'B', from: 4, to: 6, points: 4, bonus: 0 },
      ],
    });
  });

  test('a single card is a run of one, and worth nothing', () => {
    expect(scoreOf(cardsOf('A2 A4 C1'))).toMatchObject({ rows: 0, total: 0 });
    expect(runLengths(cardsOf('A2 A4 C1'))).toEqual([1, 1, 1]);
  });

  test('a run does not go on in another set', () => {
    expect(scoreOf(cardsOf('A1 B2 C3')).rows).toBe(0);
  });
});

describe('[MY-10] the bonus of long runs', () => {
  test.each([
    [4, 7],
    [5, 10 + 1],
    [6, 13 + 2],
    [7, 16 + 3],
  ])('a run of %i is worth %i', (length, points) => {
    const run = Array.from({ length }, (_, i) => `A${i + 1}` as Card);
    expect(scoreOf(run)).toMatchObject({ columns: 0, rows: points });
  });

  test('is as printed, and not for columns', () => {
    for (const [cards, bonus] of Object.entries(vectors.rowBonus)) expect(BONUS[Number(cards)]).toBe(bonus);
    expect(totalOf(cardsOf('A4 B4 C4 D4 E4 F4 G4'))).toBe(16);
  });
});

describe('[MY-11] the winner', () => {
  const [one, alike] = [cardsOf('A1 A2 A3 B5 B6'), cardsOf('A1 A2 B4 B5 B6')];

  test('has the highest total', () => {
    expect(outcomeOf([cardsOf('A1 A2'), cardsOf('B1 B2 B3'), cardsOf('C1 C3')])).toEqual({
      ranks: [2, 1, 3],
      scores: [2, 4, 0],
      rule: 'MY-11',
    });
  });

  /** Of equal totals: a run of three is worth two columns of two. */
  test.each([
    ['the longest run', 'A1 A2 A3', 'B1 C1 D4 E4', [1, 2]],
    ['the second longest', 'A1 A2 A3 C6 C7 H7', 'B1 B2 B3 D5 E5 F7 G7', [1, 2]],
    ['a single card more', 'A1 A2 A3 H7', 'B1 B2 B3', [1, 2]],
    ['nothing', 'A1 A2 A3 H7', 'B5 B6 B7 J1', [1, 1]],
  ])('a tie is broken by %s', (_, left, right, ranks) => {
    const displays = [cardsOf(left), cardsOf(right)];
    const { scores, ranks: found } = outcomeOf(displays);
    expect([scores[0], found]).toEqual([scores[1], ranks]);
    expect(outcomeOf(displays.toReversed()).ranks).toEqual(ranks.toReversed());
  });

  test('points come before runs', () => {
    const column = cardsOf('A4 B4 C4 D4');
    expect([totalOf(column), totalOf(one)]).toEqual([7, 6]);
    expect(outcomeOf([one, column]).ranks).toEqual([2, 1]);
  });

  test('two may share, and the next is third', () => {
    expect(compareDisplays(one, alike)).toBe(0);
    expect(outcomeOf([one, alike, cardsOf('C1')]).ranks).toEqual([1, 1, 3]);
  });

  test('the card left in hand does not count', () => {
    const over = position({
      hands: ['A3', 'B7'],
      displays: ['A1 A2', 'B1 B2'],
      round: 4,
      phase: { tag: 'over' },
    });
    expect(game.status(over)).toMatchObject({ outcome: { scores: [2, 2], ranks: [1, 1] } });
  });
});
