import { describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/game.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/types.ts';
import { playOut, position, step } from './position.ts';

const start = position({
  hands: ['A1 A2 A3', 'B1 B2 B3', 'C1 C2 C3', 'D1 D2 D3'],
  displays: ['A7', 'B7', 'C7', 'D7'],
  deck: 'E1 E2 E3 E4 E5 E6 E7 F1',
});
const offered = playOut(start, [{ 0: 'present A1' }, { 1: 'offer B1', 2: 'offer C1', 3: 'offer D1' }]);
const taken = step(offered, { 0: 'take C1' });

/** All cards that a viewer sees, anywhere. */
function seenBy(state: State, viewer: Viewer): Set<string> {
  return new Set(JSON.stringify(game.view(state, viewer)).match(/[A-J][1-7]/g));
}

const VIEWERS = [0, 1, 2, 3, 'spectator'] as const;

describe('[MY-5] offers lie face down', () => {
  test.each([
    [0, [[], ['B1'], ['C1'], ['D1']]],
    [1, [[], ['B1'], null, null]],
    [2, [[], null, ['C1'], null]],
    [3, [[], null, null, ['D1']]],
    ['spectator', [[], null, null, null]],
  ] as const)('as %s sees them before one is taken, and ever after', (viewer, offers) => {
    expect(game.view(offered, viewer).phase).toEqual({ tag: 'take', active: 0, middle: 'A1', offers });
    expect(game.view(taken, viewer).past.at(-1)).toMatchObject({ offers });
  });

  test('while offers are made nobody sees any', () => {
    const presented = step(start, { 0: 'present A1' });
    for (const viewer of VIEWERS)
      expect(game.view(presented, viewer).phase).toEqual({ tag: 'offer', active: 0, middle: 'A1' });
  });
});

describe('[MY-5] who knows which card the partner gave', () => {
  test.each([
    [0, 'C1'],
    [1, null],
    [2, 'C1'],
    [3, null],
    ['spectator', null],
  ] as const)('%s: %s', (viewer, given) => {
    const exchange = { kind: 'exchanged', active: 0, partner: 2, middle: 'A1', given };
    expect(game.view(taken, viewer).past.at(-1)).toMatchObject(exchange);
    expect(seenBy(taken, viewer).has('C1')).toBe(given !== null);
  });
});

describe('[MY-3] hands and deck', () => {
  test.each(VIEWERS)('%s sees one hand at most, and how many cards there are', viewer => {
    const view = game.view(start, viewer);
    expect(view.hands).toEqual(start.hands.map((hand, seat) => (seat === viewer ? hand : null)));
    expect([view.handSizes, view.deckSize]).toEqual([[3, 3, 3, 3], 8]);
    expect([...seenBy(start, viewer)].filter(card => /[EF]/.test(card))).toEqual([]);
    expect(view.displays).toEqual(start.displays);
  });

  test('a display that is not complete is nobody’s business', () => {
    // Choices wait in the Match, not in the state: no view can show them.
    expect(Object.keys(game.view(start, 1)).sort()).toEqual([
      'config',
      'deckSize',
      'displays',
      'first',
      'handSizes',
      'hands',
      'me',
      'past',
      'phase',
      'removed',
      'round',
      'said',
    ]);
  });
});

describe('[MY-11] after the end', () => {
  const over: State = { ...taken, deck: [], round: 4, phase: { tag: 'over' } };

  test.each(VIEWERS)('%s sees everything: hands, offers, what was given', viewer => {
    const view = game.view(over, viewer);
    expect(view.hands).toEqual(over.hands);
    expect(view.past).toEqual(over.past);
  });
});

describe('[MY-12] two players', () => {
  const two = playOut(position({ hands: ['A1 A2 A3', 'B1 B2 B3'] }), [
    { 0: 'present A1' },
    { 1: 'offer B1 B2' },
  ]);

  test('both know both offers, onlookers neither', () => {
    const offers = (viewer: Viewer): unknown => {
      const { phase } = game.view(two, viewer);
      return phase.tag === 'take' ? phase.offers : phase.tag;
    };
    expect([0, 1, 'spectator'].map(viewer => offers(viewer as Viewer))).toEqual([
      [[], ['B1', 'B2']],
      [[], ['B1', 'B2']],
      [[], null],
    ]);
    const after = step(two, { 0: 'take B2' });
    expect(game.view(after, 'spectator').past.at(-1)).toMatchObject({ given: null, offers: [[], null] });
  });
});
