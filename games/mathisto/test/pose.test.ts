import { describe, expect, test } from 'vitest';
import type { Card } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { standsFor, worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import { scoreOf } from '../rules/score.ts';
import type { Move, State } from '../rules/types.ts';
import { ask, cardsOf, moveOf, playOut, posed, position, step } from './position.ts';

function offered(state: State, kind: 'pose' | 'discoveries'): Extract<Move, { kind: 'pose' }>[] {
  return [...game.moves(game.view(state, 0))].filter(move => move.kind === kind) as Extract<
    Move,
    { kind: 'pose' }
  >[];
}

function refusal(rule: string, facts: object): object {
  return { ok: false, rule, facts };
}

describe('[MH-10] posing a family', () => {
  test.each([
    ['geometers:5 scribe', 20],
    ['geometers', 30],
    ['geometers:5 bourbaki pythagoras', 40],
    ['geometers pythagoras', 50],
  ])('%s is worth %i', (cards, worth) => {
    const state = position({ hands: [`${cards} euler`, 'abel', 'gauss'] });
    const after = step(state, { 0: `pose ${cards}` });
    expect(after.posed).toEqual([posed(0, cards, { isKnown: null })]);
    expect([worthOf(cardsOf(cards), state.config), scoreOf(after, 0).families]).toEqual([worth, worth]);
    expect(after.hands[0]).toEqual(['euler']);
    expect(after.past).toEqual([{ kind: 'posed', seat: 0, cards: after.posed[0]?.cards }]);
  });

  test('every selection is offered: five of six with either joker, with or without the discovery', () => {
    const state = position({ hands: ['geometers pythagoras bourbaki scribe', 'abel', 'gauss'] });
    const sizes = offered(state, 'pose').map(({ cards }) => worthOf(cards, state.config));
    const count = (worth: number): number => sizes.filter(one => one === worth).length;
    expect([20, 30, 40, 50].map(count)).toEqual([12, 1, 12, 1]);
  });

  test('five need a joker, and four are not enough', () => {
    const five = position({ hands: ['geometers:5 pythagoras', 'abel', 'gauss'] });
    const four = position({ hands: ['geometers:4 bourbaki scribe pythagoras', 'abel', 'gauss'] });
    expect([offered(five, 'pose'), offered(four, 'pose')]).toEqual([[], []]);
    expect(ask(five, 0, 'pose geometers:5')).toEqual(refusal('MH-10', { case: 'people', got: 5, jokers: 0 }));
    expect(ask(five, 0, 'pose geometers:5 pythagoras').ok).toBe(false);
    expect(ask(four, 0, 'pose geometers:4 scribe')).toEqual(
      refusal('MH-10', { case: 'people', got: 4, jokers: 1 }),
    );
  });

  test.each([
    ['what one does not hold', 'pose geometers', { case: 'held', card: 'mirzakhani' }],
    ['two families', 'pose geometers:5 euler', { case: 'families' }],
    ['two families with a joker', 'pose geometers:5 euler bourbaki', { case: 'families' }],
    ['a foreign discovery', 'pose geometers:5 bourbaki zero', { case: 'families' }],
    ['two jokers', 'pose geometers:4 bourbaki scribe', { case: 'jokers' }],
    ['a joker alone', 'pose bourbaki', { case: 'people', got: 0, jokers: 1 }],
    ['nothing', 'pose', { case: 'people', got: 0, jokers: 0 }],
  ])('%s is refused', (_, move, facts) => {
    const state = position({ hands: ['geometers:5 euler zero bourbaki scribe', 'abel', 'gauss'] });
    expect(ask(state, 0, move)).toEqual(refusal('MH-10', facts));
  });

  test('fewer cards than one holds: the sixth stays in hand, and the joker stands for it', () => {
    const state = position({ hands: ['geometers bourbaki pythagoras', 'abel', 'gauss'] });
    const cards = 'euclid archimedes liu-hui lobachevsky mirzakhani bourbaki';
    const after = step(state, { 0: `pose ${cards}` });
    expect(after.hands[0]).toEqual(['descartes', 'pythagoras']);
    expect(standsFor(posed(0, 'geometers', { cards: cardsOf(cards) }))).toBe('descartes');
  });

  test('only on turn, before or between calls', () => {
    const state = position({
      hands: ['geometers euler', 'agnesi abel', 'analysts:5 scribe'],
      stock: 'turing',
    });
    expect(ask(state, 2, 'pose analysts:5 scribe')).toEqual(
      refusal('MH-10', { case: 'moment', moment: 'turn', seat: 1 }),
    );
    const between = step(state, { 0: 'call agnesi 1' });
    expect(ask(between, 0, 'pose geometers')).toEqual({ ok: true });
  });

  test('several families, one by one, each with its question and its window', () => {
    const state = position({ hands: ['geometers analysts', 'abel', 'gauss'], stock: 'turing' });
    const asked = step(state, { 0: 'pose geometers' });
    expect(ask(asked, 0, 'pose analysts')).toEqual(
      refusal('MH-10', { case: 'moment', moment: 'question', seat: 1, who: 'you' }),
    );
    const answered = step(asked, { 0: 'wrong' });
    expect(ask(answered, 0, 'pose analysts')).toEqual(
      refusal('MH-10', { case: 'moment', moment: 'counter', seat: 1, who: 'you' }),
    );
    const settled = step(answered, { 1: 'counter nothing', 2: 'counter nothing' });
    expect(step(settled, { 0: 'pose analysts' }).phase).toMatchObject({ tag: 'question' });
  });
});

describe('[MH-12] discoveries together', () => {
  const all: Card[] = cardsOf(
    'quadratic-equation calculus zero kepler-laws pythagoras boolean-algebra large-numbers',
  );

  test.each([
    [4, 20],
    [5, 40],
    [6, 60],
    [7, 80],
  ])('%i of them score %i', (count, points) => {
    const cards = all.slice(0, count);
    const state = position({ hands: [`${cards.join(' ')} euler`, 'abel', 'gauss'] });
    const after = step(state, { 0: `discoveries ${cards.join(' ')}` });
    expect([worthOfDiscoveries(cards), scoreOf(after, 0).total]).toEqual([points, points]);
    // No question, no window, and the same player goes on.
    expect([after.phase, after.pack]).toEqual([{ tag: 'turn', seat: 0 }, state.pack]);
    expect([after.posed, after.discoveries]).toEqual([[], { seat: 0, cards }]);
    expect(after.past).toEqual([{ kind: 'discoveries', seat: 0, cards }]);
  });

  test('every four or more of a hand are offered', () => {
    const state = position({ hands: [all.join(' '), 'abel', 'gauss'] });
    // 35 of four, 21 of five, 7 of six, 1 of seven.
    expect(offered(state, 'discoveries')).toHaveLength(64);
  });

  test.each([
    ['three', 'discoveries zero calculus pythagoras', { case: 'count', got: 3, need: 4 }],
    ['none', 'discoveries', { case: 'count', got: 0, need: 4 }],
    [
      'one that another holds',
      'discoveries zero calculus pythagoras large-numbers',
      { case: 'held', card: 'large-numbers' },
    ],
  ])('%s: refused', (_, move, facts) => {
    const state = position({ hands: ['zero calculus pythagoras kepler-laws', 'large-numbers', 'gauss'] });
    expect(ask(state, 0, move)).toEqual(refusal('MH-12', facts));
  });

  test('out of turn they are refused, and nothing is ever added', () => {
    const state = position({ hands: [all.slice(0, 4).join(' '), all.slice(4).join(' '), 'gauss'] });
    expect(game.check(game.view(state, 1), moveOf(state, `discoveries ${all.slice(4).join(' ')}`))).toEqual(
      refusal('MH-12', { case: 'moment', moment: 'turn', seat: 1 }),
    );
    const after = step(state, { 0: `discoveries ${all.slice(0, 4).join(' ')}` });
    const turn = { ...after, phase: { tag: 'turn' as const, seat: 1 } };
    expect(ask(turn, 1, `discoveries ${all.slice(4).join(' ')}`)).toEqual(
      refusal('MH-12', { case: 'count', got: 3, need: 4 }),
    );
  });

  test('it is not one of the seven families', () => {
    const six = ['algebraists', 'analysts', 'arithmeticians', 'astronomers', 'geometers', 'logicians'];
    const state = position({
      hands: [`${all.slice(0, 4).join(' ')} pascal`, 'cardano', 'bernoulli'],
      posed: six.map(family => posed(1, family)),
    });
    expect(step(state, { 0: `discoveries ${all.slice(0, 4).join(' ')}` }).phase).toEqual({
      tag: 'turn',
      seat: 0,
    });
  });
});

describe('[MH-13] the simplified form', () => {
  const simple = { form: 'simplified' } as const;
  const state = position({ hands: ['geometers euler', 'abel', 'gauss'], stock: 'turing', config: simple });

  test.each([
    ['wrong', 10],
    ['silence', 10],
    ['right', 20],
  ])('a family with a %s answer: %i points, no window, the poser goes on', (answer, points) => {
    const after = playOut(state, [{ 0: 'pose geometers' }, { 0: answer }]);
    expect([scoreOf(after, 0).total, after.phase]).toEqual([points, { tag: 'turn', seat: 0 }]);
  });

  test('six people it must be', () => {
    expect(ask(state, 0, 'pose geometers:5')).toEqual(refusal('MH-13', { case: 'people', got: 5 }));
    expect(offered(state, 'pose')).toEqual([{ kind: 'pose', cards: cardsOf('geometers') }]);
  });

  test('no discoveries, neither called nor posed, and no counters', () => {
    expect(ask(state, 0, 'call calculus 1')).toEqual(
      refusal('MH-13', { case: 'discovery', card: 'calculus' }),
    );
    expect(ask(state, 0, 'discoveries zero')).toEqual(refusal('MH-13', { case: 'discoveries' }));
    expect(ask(state, 1, 'counter nothing')).toEqual(refusal('MH-13', { case: 'counter' }));
    const calls = [...game.moves(game.view(state, 0))].filter(move => move.kind === 'call');
    expect(calls.some(({ card }) => card === 'calculus' || card === 'pythagoras')).toBe(false);
  });
});
