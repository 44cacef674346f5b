import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';

describe('[GA-6] [GA-11] [GA-18] the options of a table', () => {
  test('the usual ones', () => {
    expect(game.parseConfig({})).toEqual({ definitions: 'plain', floor: '6', length: 'rubber' });
  });

  test.each([
    { definitions: 'extended', floor: '1', length: 'game' },
    { definitions: 'plain', floor: '7', length: 'deals-16' },
  ])('%j', raw => {
    expect(game.parseConfig(raw)).toEqual(raw);
  });

  test.each([
    [null],
    [[]],
    [{ definitions: 'all' }],
    [{ floor: 6 }],
    [{ floor: '0' }],
    [{ floor: '8' }],
    [{ length: 'deals-3' }],
    [{ length: 'deals-0' }],
  ])('%j is none', raw => {
    expect(game.parseConfig(raw)).toBeNull();
  });

  test.each([
    [{ length: 'rubber' }, 51 * (3444 + 44)],
    [{ length: 'game' }, 17 * (3444 + 44)],
    [{ length: 'deals-4' }, 4 * 3444],
  ])('no match of %j is longer than its bound', (raw, bound) => {
    const config = game.parseConfig(raw);
    expect(config && game.bound(config, 4)).toBe(bound);
  });
});

describe('a move from outside', () => {
  test.each([
    { kind: 'pass' },
    { kind: 'forfeit' },
    { kind: 'bid', trumps: { is: 'run', from: 4, to: 12 } },
    { kind: 'oppose', trumps: { is: 'not', term: { is: 'odd' } } },
    { kind: 'announce', way: 'down', tricks: 7 },
    { kind: 'lead', hand: 2, card: 0 },
    { kind: 'force', card: 48 },
    { kind: 'dodge', card: 0 },
    { kind: 'cut', card: 6 },
    { kind: 'renounce', card: 1 },
  ])('%j', raw => {
    expect(game.parseMove({ ...raw, more: 'nothing' })).toEqual(raw);
  });

  test.each([
    [undefined],
    ['pass'],
    [{}],
    [{ kind: 'bid' }],
    [{ kind: 'bid', trumps: null }],
    [{ kind: 'announce', way: 'sideways', tricks: 7 }],
    [{ kind: 'announce', way: 'up', tricks: '7' }],
    [{ kind: 'announce', way: 'up', tricks: 7.5 }],
    [{ kind: 'lead', card: 3 }],
    [{ kind: 'lead', hand: 4, card: 3 }],
    [{ kind: 'lead', hand: '0', card: 3 }],
    [{ kind: 'force', card: 49 }],
    [{ kind: 'force', card: -1 }],
    [{ kind: 'dodge' }],
    [{ kind: 'dodge', card: -0 }],
    [{ kind: 'cut', card: '6' }],
    [{ kind: 'renounce', card: null }],
    [{ kind: 'constructor', card: 1 }],
  ])('%j is none', raw => {
    expect(game.parseMove(raw)).toBeNull();
  });
});
