import { describe, expect, test } from 'vitest';
import { beginAt, help, previous, tryMove } from '#ui/learn/lesson-run.ts';
import { playMove } from '#ui/learn/scripted.ts';
import { doStep, lessonSuite } from '#ui/learn/test/lesson-suite.ts';
import { bestDisplay } from '../../rules/best-display.ts';
import { ALL_CARDS, type Card, cardsInPlay, without } from '../../rules/cards.ts';
import { poolOf } from '../../rules/check.ts';
import { game } from '../../rules/index.ts';
import { runLengths, scoreOf, totalOf } from '../../rules/score.ts';
import { DISPLAY } from '../../rules/setup.ts';
import type { View } from '../../rules/types.ts';
import { COURSE } from '../course.tsx';
import { matchAt, STEPS } from '../lesson.ts';
import { ME, readCards, stateOf } from '../position.ts';
import { SCENES } from '../scenes.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

const { lesson } = COURSE;
const index = (id: string): number => STEPS.findIndex(step => step.id === id);
const viewAt = (id: string): View => matchAt(index(id)).envelope(ME).view;

lessonSuite(COURSE, { texts: [fr, en], outcome: { scores: [31, 31, 25], ranks: [1, 2, 3] } });

describe('the lesson under way', () => {
  test('one step back begins that step again', () => {
    const run = previous(doStep(COURSE, beginAt(lesson, index('take'))));
    expect(run).toMatchObject({ index: index('present'), done: false });
    expect(run.envelope.view.phase.tag).toBe('present');
  });

  test('people talk where two exchanges have left them', () => {
    const match = matchAt(index('offer'));
    playMove(match, { kind: 'offer', cards: ['C3'] }, ME);
    playMove(match, { kind: 'offer', cards: ['C6'] }, 2);
    playMove(match, { kind: 'take', card: 'C3' }, 1);
    const { hands, displays, phase, round, first } = stateOf(SCENES.TALK);
    for (const seat of [0, 1, 2]) expect(match.envelope(seat).view.hands[seat]).toEqual(hands[seat]);
    expect(match.envelope(ME).view).toMatchObject({ displays, phase, round, first });
  });
});

describe('each step', () => {
  const doing = STEPS.flatMap(step =>
    step.goal.tag === 'read' || step.goal.tag === 'answer' ? [] : [{ ...step, goal: step.goal }],
  );

  test.each(doing)('$id answers whatever else is legal', ({ id, goal }) => {
    const view = viewAt(id);
    const answers = [...game.moves(view)].map(move => goal.judge(move, view));
    const right = answers.filter(answer => answer === null).length;
    expect(right > 0).toBe(goal.tag === 'move');
    for (const answer of answers) expect(Object.keys(en.labels)).toContain(answer?.key ?? 'learn.title');
  });

  const displaying = doing.filter(({ goal }) => goal.shown.kind === 'display');

  test.each(displaying)('$id shows its display, which nothing beats, to one who asks', ({ id, goal }) => {
    const run = help(beginAt(lesson, index(id)));
    const { view } = run.envelope;
    const best = bestDisplay(poolOf(view, ME), DISPLAY[view.round]);
    expect(run).toMatchObject({
      done: false,
      hint: goal.shown,
      remark: { facts: { points: best.total } },
    });
  });

  test('there is no such help where no display is chosen', () => {
    const run = beginAt(lesson, index('take'));
    expect(help(run)).toBe(run);
  });

  test('another legal move is answered and not played', () => {
    const run = tryMove(beginAt(lesson, index('take')), { kind: 'take', card: 'E1' });
    expect(run).toMatchObject({
      done: false,
      remark: { key: 'learn.step.take.other', facts: { cards: 'E1', points: 4, best: 6 } },
    });
    expect(run.envelope.view.phase.tag).toBe('take');
  });
});

describe('each scene', () => {
  test.each(Object.entries(SCENES))('%s is a position of the box', (_, position) => {
    const state = stateOf(position);
    const { hands, displays, deck, phase, removed, round } = state;
    const middle = 'middle' in phase ? [phase.middle] : [];
    const cards = [...hands.flat(), ...displays.flat(), ...deck, ...middle];
    expect(cards.toSorted()).toEqual(cardsInPlay(removed).toSorted());
    expect(without(ALL_CARDS, cards)).toHaveLength(28);
    for (const seat of [0, 1, 2]) {
      const held = [...(hands[seat] ?? []), ...(displays[seat] ?? [])].length;
      const away = middle.length > 0 && seat === ME ? 1 : 0;
      expect(held + away).toBe(6 + 2 * round);
      expect(displays[seat]).toHaveLength(round === 0 ? 0 : (DISPLAY[round - 1] ?? 0));
    }
  });
});

describe('what the texts say is so', () => {
  const worth = (text: string): number => totalOf(readCards(text));

  test('[MY-8] [MY-9] the opening hand has one pair of a number, and one run of two', () => {
    const hand = viewAt('column').hands[ME] ?? [];
    const pairs = hand.flatMap((a, i) => hand.slice(i + 1).map(b => [a, b] as const));
    const scoring = pairs.filter(pair => totalOf(pair) === 2).map(pair => pair.join(' '));
    expect(scoring).toEqual(['B4 B5', 'B4 D4']);
  });

  test('F7 costs nothing, and is worth most to Micha', () => {
    const view = viewAt('present');
    const pool = poolOf(view, ME);
    expect(bestDisplay(without(pool, ['F7']), 4).total).toBe(bestDisplay(pool, 4).total);
    const gains = (view.hands[ME] ?? []).map(card => worthWith(view, 2, card));
    expect(Math.max(...gains)).toBe(worthWith(view, 2, 'F7'));
    expect(worthWith(view, 2, 'F7')).toBe(4);
  });

  test('C3 is the only card that adds to what Olga shows', () => {
    const view = viewAt('offer');
    const adding = (view.hands[ME] ?? []).filter(card => worthWith(view, 1, card) > worthWith(view, 1));
    expect(adding).toEqual(['C3']);
  });

  test('C2 adds nothing to the best display of the learner', () => {
    const view = matchAt(index('hide')).envelope(ME).view;
    const pool = poolOf(view, ME);
    expect(view.phase).toMatchObject({ tag: 'offer', middle: 'C2' });
    expect(bestDisplay([...pool, 'C2'], 4).total).toBe(bestDisplay(pool, 4).total);
  });

  test('[MY-10] five that follow one another and a pair: 13', () => {
    expect(worth('B3 B4 B5 B6 B7')).toBe(11);
    expect(worth('B3 B4 B5 B6 B7 D4')).toBe(13);
  });

  test('[MY-9] a gap makes two runs; what fills it makes one of 15', () => {
    expect(scoreOf(readCards('B1 B2 B4 B5 B6')).rows).toBe(6);
    expect(scoreOf(readCards('B1 B2 B3 B4 B5 B6')).rows).toBe(15);
  });

  test('[MY-7] the worked example: 12 in columns, 2 + 6 + 11 in rows', () => {
    const { view } = matchAt(index('columns')).envelope(ME);
    const { columns, columnsDetail, rows, runs } = scoreOf(view.displays[ME] ?? []);
    expect(columnsDetail.map(({ cards }) => cards)).toEqual([1, 2, 3, 2, 2, 2, 1]);
    expect({ columns, rows }).toEqual({ columns: 12, rows: 19 });
    const ofSet = (set: string): number =>
      runs.filter(run => run.set === set).reduce((sum, { points, bonus }) => sum + points + bonus, 0);
    expect(['A', 'B', 'C', 'D'].map(ofSet)).toEqual([2, 6, 11, 0]);
  });

  test('[MY-11] the longest run decides between two who have 31', () => {
    const { displays } = matchAt(index('finish')).envelope(ME).view;
    expect(displays.map(cards => runLengths(cards)[0])).toEqual([5, 4, 4]);
    expect(displays.map(totalOf)).toEqual([31, 31, 25]);
  });

  test('without D3 it is 31 as well, and only without F1 or D3', () => {
    const pool = poolOf(viewAt('last'), ME);
    expect(pool.filter(card => totalOf(without(pool, [card])) === 31).toSorted()).toEqual(['D3', 'F1']);
  });

  function worthWith({ displays }: View, seat: number, ...more: readonly Card[]): number {
    return totalOf([...(displays[seat] ?? []), ...more]);
  }
});
