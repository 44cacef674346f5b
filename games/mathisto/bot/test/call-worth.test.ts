import { describe, expect, test } from 'vitest';
import type { FamilyCard } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import type { Belief } from '../belief.ts';
import { callWorth, EAGER, type Temper, WARY } from '../call-worth.ts';
import { prospectsOf } from '../prospects.ts';
import { after, cards, dealt } from './position.ts';

const OTHERS = 'gauss euler abel turing';
const REST = 'mirzakhani kepler pascal';

/** Seat 0 holds three geometers and seat 1 the others, of which nobody else knows anything. */
const HIDDEN = dealt([
  `euclid archimedes liu-hui ${OTHERS}`,
  `descartes lobachevsky pythagoras ${REST}`,
  'boole fermat cauchy',
]);
/** The same geometers in the same hands, but two of the three were called before everybody's eyes. */
const OPEN = after(
  dealt([`euclid ${OTHERS}`, `archimedes liu-hui descartes lobachevsky ${REST}`, 'boole fermat cauchy']),
  [0, { kind: 'call', card: 'archimedes', from: 1 }],
  [0, { kind: 'call', card: 'liu-hui', from: 1 }],
);

/** What seat 0 thinks of a call if it knew all the cards: then only its worth is in question. */
function worthOf(state: State, card: FamilyCard, temper: Temper, { from = 1, ready = 0 } = {}): number {
  const belief: Belief = { holds: (seat, one) => (state.hands[seat]?.includes(one) ? 1 : 0) };
  const prospects = prospectsOf(game.view(state, 0), 0, belief);
  return callWorth({ kind: 'call', card, from }, { belief, prospects, ready, temper });
}

test('one sees of which of its people everybody knows', () => {
  const belief: Belief = { holds: () => 0 };
  expect(prospectsOf(game.view(OPEN, 0), 0, belief).exposed('geometers')).toBe(2);
  expect(prospectsOf(game.view(OPEN, 0), 0, belief).exposed('analysts')).toBe(0);
  expect(prospectsOf(game.view(HIDDEN, 0), 0, belief).exposed('geometers')).toBe(0);
});

describe('[MH-7] what a call is worth', () => {
  test.each([
    ['wary', WARY],
    ['eager', EAGER],
  ])('more if it is answered, and the more of the family one has: %s', (_, temper) => {
    expect(worthOf(HIDDEN, 'descartes', temper)).toBeGreaterThan(worthOf(HIDDEN, 'kepler', temper));
    expect(worthOf(HIDDEN, 'kepler', temper)).toBeGreaterThan(temper.turn);
    // Nobody can take anything back of which they do not know: only the turn is lost.
    expect(worthOf(HIDDEN, 'noether', temper)).toBe(-temper.turn);
  });

  test('who is wary calls less where others know what they can take back', () => {
    expect(worthOf(OPEN, 'descartes', WARY)).toBeLessThan(worthOf(HIDDEN, 'descartes', WARY));
    expect(worthOf(OPEN, 'descartes', EAGER)).toBe(worthOf(HIDDEN, 'descartes', EAGER));
  });

  test('whoever may take something back should not get the turn', () => {
    for (const temper of [WARY, EAGER]) {
      expect(worthOf(OPEN, 'noether', temper, { from: 1 })).toBeLessThan(-temper.turn);
      expect(worthOf(OPEN, 'noether', temper, { from: 2 })).toBe(-temper.turn);
    }
  });

  test('the card that makes a family whole is worth most, and most of all if the others lie open', () => {
    const held = 'euclid archimedes liu-hui descartes lobachevsky';
    const hidden = dealt([`${held} gauss euler`, REST, 'boole']);
    const open = after(
      dealt([`euclid ${OTHERS}`, 'archimedes liu-hui descartes lobachevsky mirzakhani', 'boole']),
      ...cards('archimedes liu-hui descartes lobachevsky').map(
        card => [0, { kind: 'call', card: card as FamilyCard, from: 1 }] as const,
      ),
    );
    const whole = worthOf(hidden, 'mirzakhani', WARY);
    expect(whole).toBeGreaterThan(worthOf(HIDDEN, 'descartes', WARY));
    expect(worthOf(open, 'mirzakhani', WARY)).toBeGreaterThan(whole);
  });

  test('with a family ready to be posed, only a sure call comes first', () => {
    const ready = 30;
    expect(worthOf(HIDDEN, 'descartes', WARY, { ready })).toBeGreaterThan(ready);
    expect(worthOf(HIDDEN, 'noether', WARY, { ready })).toBeLessThan(ready);
  });

  test('a card of a posed family is worth no more than the turn', () => {
    const five = cards('euclid archimedes liu-hui descartes lobachevsky bourbaki');
    const posed: State = {
      ...HIDDEN,
      posed: [{ family: 'geometers', poser: 2, owner: 2, cards: five, isKnown: false }],
    };
    expect(worthOf(posed, 'pythagoras', WARY)).toBe(WARY.turn);
  });
});
