import { describe, expect, test } from 'vitest';
import { COLOURS } from '../data/symbols.ts';
import { HIGHEST, MUTE } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { writeDefinition } from '../rules/notation.ts';
import { faultOf, isTrump, normalForm, PLAIN_BIDS, sameTerms, trumpsOf } from '../rules/trumps.ts';
import { ask, position, refusal, trumps } from './position.ts';
import vectors from './vectors/symbols.json' with { type: 'json' };

describe('[GA-5] which cards a definition makes trumps', () => {
  test.each([
    ['multiples 6', [6, 12, 18, 24, 30, 36, 42, 48]],
    ['run 4 12', [4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['colour green', vectors.attested.vert_inclusive],
    ['only green', vectors.attested.vert_exclusive],
    ['only blue', [3, 29]],
    ['only yellow', [11, 13, 41]],
    ['only violet', [17, 19, 23, 43, 47]],
    ['only red', [2]],
    ['only black', []],
    ['colour black', [4, 8, 9, 12, 16, 18, 20, 24, 25, 27, 28, 32, 36, 40, 44, 45, 48]],
  ])('%s', (text, cards) => {
    expect(trumpsOf(trumps(text))).toEqual(cards);
  });

  test('odd and multiples of 2 share the numbers; colours never claim 1', () => {
    expect(trumpsOf(trumps('odd'))).toHaveLength(24);
    expect(trumpsOf(trumps('multiples 2'))).toEqual(trumpsOf(trumps('red')));
    for (const colour of COLOURS) expect(isTrump({ is: 'colour', colour }, 1)).toBe(false);
  });

  test('a mute is never a trump, whatever is said', () => {
    for (const definition of [...PLAIN_BIDS, trumps('not odd'), trumps('not run 5 40')])
      expect(isTrump(definition, MUTE)).toBe(false);
  });
});

describe('[GA-5] which definitions are legal', () => {
  test('846: 7 multiples, odd, 6 colours, 4 exclusive ones, 828 runs', () => {
    for (const [kind, count] of [
      ['multiples', 7],
      ['odd', 1],
      ['colour', 6],
      ['only', 4],
      ['run', 828],
    ] as const)
      expect(PLAIN_BIDS.filter(({ is }) => is === kind)).toHaveLength(count);
    expect(PLAIN_BIDS).toHaveLength(846);
    expect(new Set(PLAIN_BIDS.map(writeDefinition)).size).toBe(846);
    for (const bid of PLAIN_BIDS) {
      expect(trumpsOf(bid).length).toBeGreaterThanOrEqual(2);
      expect(trumpsOf(bid).length).toBeLessThanOrEqual(24);
    }
  });

  test('they are what a player at turn is offered, with a pass', () => {
    expect([...game.moves(game.view(position(), 0))]).toHaveLength(847);
  });

  const limits = { least: 2, most: 24 };
  test.each([
    ['only red', { case: 'few', count: 1, ...limits }],
    ['only black', { case: 'few', count: 0, ...limits }],
    ['run 1 25', { case: 'many', count: 25, ...limits }],
    ['run 12 4', { case: 'run', from: 12, to: 4, count: 0, ...limits }],
    ['run 7 7', { case: 'run', from: 7, to: 7, count: 1, ...limits }],
    ['run 0 5', { case: 'run', from: 0, to: 5, count: 5, ...limits }],
    ['run 45 49', { case: 'run', from: 45, to: 49, count: 4, ...limits }],
    ['multiples 9', { case: 'multiples', of: 9, count: 5, ...limits }],
    ['multiples 1', { case: 'multiples', of: 1, count: HIGHEST, ...limits }],
  ])('%s is refused', (text, facts) => {
    expect(ask(position(), 0, `bid ${text}`)).toEqual(refusal('GA-5', facts));
    expect(faultOf(trumps(text), 'extended')).toEqual(refusal('GA-5', facts));
  });

  test.each(['run 1 24', 'run 25 48', 'run 47 48', 'multiples 8', 'only blue'])('%s is allowed', text => {
    expect(ask(position(), 0, `bid ${text}`)).toEqual({ ok: true });
  });
});

describe('[GA-6] combined definitions', () => {
  const extended = position({ config: { definitions: 'extended' } });

  test.each([
    ['multiples 6 and odd', []],
    ['multiples 3 and odd and not run 20 48', [3, 9, 15]],
    ['only red or multiples 7', [2, 7, 14, 21, 28, 35, 42]],
    ['not (odd or multiples 4)', [2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46]],
    ['run 1 40 and multiples 8', [8, 16, 24, 32, 40]],
  ])('%s', (text, cards) => {
    expect(trumpsOf(trumps(text))).toEqual(cards);
  });

  test('are refused where the table has plain ones only', () => {
    for (const text of ['not odd', 'odd or only blue', 'multiples 2 and multiples 3'])
      expect(ask(position(), 0, `bid ${text}`)).toEqual(refusal('GA-6', { case: 'off' }));
  });

  test('the whole must make 2 to 24 trumps; a part may make any number', () => {
    expect(ask(extended, 0, 'bid run 1 40 and multiples 8')).toEqual({ ok: true });
    expect(ask(extended, 0, 'bid only red or only blue')).toEqual({ ok: true });
    const limits = { least: 2, most: 24 };
    expect(ask(extended, 0, 'bid multiples 6 and odd')).toEqual(
      refusal('GA-5', { case: 'few', count: 0, ...limits }),
    );
    expect(ask(extended, 0, 'bid odd or multiples 4')).toEqual(
      refusal('GA-5', { case: 'many', count: 36, ...limits }),
    );
    expect(ask(extended, 0, 'bid odd and multiples 9')).toEqual(
      refusal('GA-5', { case: 'multiples', of: 9, count: 3, ...limits }),
    );
  });

  test.each([
    ['not not odd', 'odd'],
    ['odd and red', 'red and odd'],
    ['odd and odd', 'odd'],
    ['(odd and red) and blue', 'blue and (red and odd)'],
    ['odd or red or odd', 'red or odd'],
    ['not (odd or not not red)', 'not (red or odd)'],
    ['odd or ((red or blue) and (blue or red))', 'odd or red or blue'],
    ['not (not odd and not odd)', 'odd'],
  ])('"%s" and "%s" are identical terms', (a, b) => {
    expect(sameTerms(trumps(a), trumps(b))).toBe(true);
    expect(normalForm(trumps(a))).toEqual(normalForm(trumps(b)));
    expect(normalForm(normalForm(trumps(a)))).toEqual(normalForm(trumps(a)));
    expect(trumpsOf(trumps(a))).toEqual(trumpsOf(trumps(b)));
  });

  test.each([
    ['not (odd or red)', 'not odd and not red'],
    ['odd and (red or blue)', '(odd and red) or (odd and blue)'],
    ['not odd', 'multiples 2'],
    ['odd and not odd', 'red and not red'],
    ['odd or (odd and red)', 'odd'],
    ['multiples 2 and multiples 3', 'multiples 6'],
  ])('"%s" and "%s" are not, although the cards are the same', (a, b) => {
    expect(sameTerms(trumps(a), trumps(b))).toBe(false);
    expect(trumpsOf(trumps(a))).toEqual(trumpsOf(trumps(b)));
  });
});
