import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { placeOfAnswer } from '../data/choices.ts';
import { QUESTIONS, type Question } from '../data/questions.ts';
import { isAccepted } from '../rules/answers.ts';
import { game } from '../rules/index.ts';
import { isRight } from '../rules/question.ts';
import { scoreOf } from '../rules/score.ts';
import { ask, moveOf, playOut, position, step } from './position.ts';

const start = position({ hands: ['geometers euler', 'abel', 'gauss'], pack: [5, 6, 7] });
const asked = step(start, { 0: 'pose geometers' });

function refusal(facts: object): object {
  return { ok: false, rule: 'MH-11', facts };
}

describe('[MH-11] the question of a posed family', () => {
  test('the top card’s, of that family, put to the poser', () => {
    expect(asked.phase).toMatchObject({
      tag: 'question',
      seat: 0,
      why: 'posing',
      asked: { family: 'geometers', card: 7 },
    });
    expect(game.status(asked)).toEqual({ tag: 'playing', turn: { mode: 'any', seats: [0] } });
    expect(asked.pack).toEqual([5, 6]);
  });

  test.each([
    ['right', true, 10],
    ['wrong', false, 0],
    ['silence', false, 0],
  ])('%s: %s, %i points', (answer, isKnown, points) => {
    const after = step(asked, { 0: answer });
    expect([after.posed[0]?.isKnown, scoreOf(after, 0).answers]).toEqual([isKnown, points]);
    expect(after.past.at(-1)).toMatchObject({ kind: 'answered', seat: 0, why: 'posing', isRight: isKnown });
  });

  test('what was said is kept: a place among the choices, or nothing', () => {
    expect(step(asked, { 0: 'silence' }).past.at(-1)).toMatchObject({ said: null });
    expect(step(asked, { 0: 'right' }).past.at(-1)).toMatchObject({ said: expect.any(Number) });
  });

  test('the card goes under the pack', () => {
    expect(step(asked, { 0: 'right' }).pack).toEqual([7, 5, 6]);
  });

  test('the choices lie in an order of chance, and the right one is right wherever it lies', () => {
    const orders = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const commit = { seat: 0, move: moveOf(start, 'pose geometers'), elapsedMs: 0, by: 'player' as const };
      const { phase } = game.apply(start, [commit], rngFor(testSeed(n), 3));
      if (phase.tag !== 'question') throw new Error('no question');
      const { order } = phase.asked;
      orders.add(String(order));
      expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
      const right = ([0, 1, 2, 3] as const).filter(choice => isRight(phase.asked, choice, isAccepted));
      expect(right.map(choice => order[choice])).toEqual([placeOfAnswer('geometers', 7)]);
    }
    expect(orders.size).toBeGreaterThan(15);
  });

  test('four choices and silence are all there is', () => {
    expect([...game.moves(game.view(asked, 0))]).toEqual([
      ...[0, 1, 2, 3].map(choice => ({ kind: 'choose', choice })),
      { kind: 'silence' },
    ]);
    for (const choice of [4, -1, 1.5, '1', null])
      expect(game.parseMove({ kind: 'choose', choice })).toBeNull();
  });

  test.each([
    ['another seat', 1, 'right', { case: 'moment', moment: 'question', seat: 1 }],
    ['another seat, silent', 1, 'silence', { case: 'moment', moment: 'question', seat: 1 }],
    ['typing where there are choices', 0, 'type 7', { case: 'choices' }],
  ])('%s is refused', (_, seat, move, facts) => {
    expect(ask(asked, seat, move)).toEqual(refusal(facts));
  });

  test('nobody is asked before something is posed', () => {
    const facts = { case: 'moment', moment: 'turn', seat: 1, who: 'you' };
    for (const move of ['right', 'silence']) expect(ask(start, 0, move)).toEqual(refusal(facts));
  });

  test('an absent player says nothing', () => {
    expect(game.fallback(game.view(asked, 0))).toEqual({ kind: 'silence' });
  });
});

describe('[MH-11] typed answers', () => {
  const open = position({
    hands: ['geometers euler', 'abel', 'gauss'],
    pack: [15],
    config: { answers: 'open' },
  });
  const question = step(open, { 0: 'pose geometers' });
  const { fr, en } = QUESTIONS.geometers[14] as Question;

  test.each([
    [fr.answer, true],
    [en.answer.toUpperCase(), true],
    [fr.wrong[0] ?? '', false],
    ['?', false],
  ])('%s: %s', (text, isKnown) => {
    const after = step(question, { 0: `type ${text}` });
    expect(after.past.at(-1)).toMatchObject({ kind: 'answered', said: text, isRight: isKnown });
    expect(after.posed[0]?.isKnown).toBe(isKnown);
  });

  test('choosing is refused, silence is not; what can be typed is not all listed', () => {
    expect(ask(question, 0, 'right')).toEqual(refusal({ case: 'open' }));
    expect(ask(question, 0, 'silence')).toEqual({ ok: true });
    expect(typeof game.complete === 'function' && game.complete(open.config)).toBe(false);
    expect(typeof game.complete === 'function' && game.complete(start.config)).toBe(true);
    expect([...game.moves(game.view(question, 0))].map(({ kind }) => kind)).toEqual(['type', 'silence']);
  });

  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['more than 80 characters', 'a'.repeat(81)],
    ['a control character', 'a\u0007b'],
    ['a line break', 'a\nb'],
    ['a line separator', 'a\u2028b'],
    ['what turns a text around', 'a\u202Eb'],
    ['half a character', 'a\uD800b'],
    ['a number', 7],
  ])('%s is no answer', (_, text) => {
    expect(game.parseMove({ kind: 'type', text })).toBeNull();
  });

  test('80 characters, signs and accents are', () => {
    for (const text of ['a'.repeat(80), 'π²/6', '−7', 'Ératosthène', '9\u202F999'])
      expect(game.parseMove({ kind: 'type', text })).toEqual({ kind: 'type', text });
  });

  test('the super-counter’s question is typed, too', () => {
    const state = position({
      hands: ['geometers:5 scribe euler', 'mirzakhani pythagoras', 'gauss'],
      pack: [15, 1],
      config: { answers: 'open' },
    });
    const after = playOut(state, [
      { 0: 'pose geometers:5 scribe' },
      { 0: 'silence' },
      { 1: 'counter super', 2: 'counter nothing' },
      { 1: `type ${en.answer}` },
    ]);
    expect(after.posed[0]?.owner).toBe(1);
  });
});
