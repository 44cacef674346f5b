import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import { beginAt, handAt, previous, tryAnswer, tryMove } from '#ui/learn/lesson-run.ts';
import { doStep, lessonSuite } from '#ui/learn/test/lesson-suite.ts';
import { ALL_NUMBERS } from '../../data/board.ts';
import { compute, computeAtSchool, readRun } from '../../rules/compute.ts';
import { judge } from '../../rules/hand-in.ts';
import { game } from '../../rules/index.ts';
import { lay } from '../../rules/laid.ts';
import { runsOf } from '../../rules/runs.ts';
import { isSign, makeChain, sorted, type Token } from '../../rules/tokens.ts';
import type { Move, View } from '../../rules/types.ts';
import { singleLinePlays } from '../../solver/generate.ts';
import gameEn from '../../text/en.json' with { type: 'json' };
import gameFr from '../../text/fr.json' with { type: 'json' };
import { writeDivision } from '../../ui/signs.ts';
import { COURSE } from '../course.tsx';
import { matchAt, STEPS } from '../lesson.ts';
import { ME, readChain, readLaid } from '../position.ts';
import { EXERCISES, SCENES } from '../scenes.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

const { lesson } = COURSE;
const index = (id: string): number => STEPS.findIndex(step => step.id === id);
const viewAt = (id: string): View => matchAt(index(id)).envelope(ME).view;
const doing = STEPS.flatMap(step => (step.goal.tag === 'read' ? [] : [{ ...step, goal: step.goal }]));
const plays = (text: string): Move => ({ kind: 'play', tokens: readLaid(text) });

lessonSuite(COURSE, { texts: [fr, en] });

/** What a step is told about a move. */
function answerTo(id: string, move: Move) {
  return tryMove(beginAt(lesson, index(id)), move);
}

describe('the lesson under way', () => {
  test('each scene is a table of its own: nothing in hand is taken there', () => {
    const scenes = STEPS.flatMap(({ scene }, i) => (scene === undefined ? [] : [[scene, i] as const]));
    for (const [scene, i] of scenes) expect(matchAt(i).envelope(ME).view.board).toBe(SCENES[scene].board);
    const hands = scenes.map(([, i]) => handAt(lesson, i));
    expect(new Set(hands).size).toBe(scenes.length);
    expect(viewAt('turned').board).toBe(SCENES.NEAR.board);
  });

  test('one step back begins that step again', () => {
    const run = previous(doStep(COURSE, beginAt(lesson, index('turned'))));
    expect(run).toMatchObject({ index: index('refused'), done: false });
    expect(run.envelope.view.past).toEqual([]);
  });
});

describe('each step', () => {
  test.each(doing)(
    '$id explains what it did not ask for, in whole sentences',
    ({ id, goal, exercise: { choices = [] } = {} }) => {
      const view = viewAt(id);
      const remarks =
        goal.tag === 'answer'
          ? [[], ...choices.map(one => [one])].flatMap(answer => goal.judge(answer) ?? [])
          : [...game.moves(view)].flatMap(move => goal.judge(move, view) ?? []);
      expect(remarks.length).toBeGreaterThan(0);
      for (const words of [makeWords('fr', fr, gameFr), makeWords('en', en, gameEn)]) {
        const { label } = writeDivision(words, '÷');
        for (const { key, facts } of remarks) expect(label(key, facts)).toMatch(/^[^{}[\]]+[.?!]$/);
      }
    },
  );
});

describe('mistakes', () => {
  test.each([
    ['left', ['33'], '33'],
    ['surprise', ['19'], '19'],
    ['points', ['29'], '29'],
    ['stand', ['3+4', '=5', '7:2'], 5],
    ['stand', ['3+4'], 2],
  ])('%s: %j is answered, and the question stays', (id, choices, choice) => {
    const run = tryAnswer(beginAt(lesson, index(id)), choices);
    expect(run).toMatchObject({ done: false, remark: { key: `learn.step.${id}.other`, facts: { choice } } });
    expect(run.answer).toBeNull();
  });

  test.each([
    ['star', 'g7 across 14=11+3', '14 = 11 + 3', 4],
    ['red', 'g5 across 9x2=18', '9 × 2 = 18', 6],
    ['lines', 'g7 down .:3=3', '9 : 3 = 3', 12],
  ])('%s: %s is legal, and not what is asked', (id, text, told, points) => {
    const run = answerTo(id, plays(text));
    expect(run).toMatchObject({ done: false, remark: { facts: { text: told, points } } });
    expect(run.envelope.view.past).toEqual([]);
  });

  test('an exchange is declined where something is to be laid, and a pass where one is asked for', () => {
    expect(answerTo('star', { kind: 'exchange', tokens: [2] }).remark?.key).toBe('learn.other.exchange');
    expect(answerTo('exchange', { kind: 'exchange', tokens: [] }).remark?.facts).toEqual({ case: 'pass' });
  });

  test('[CA-4] the table itself refuses 14 on the star, and says what the line is here', () => {
    const verdict = game.check(viewAt('star'), plays('g7 across 2+3x4=14'));
    expect(verdict).toMatchObject({ rule: 'CA-6', facts: { worked: [{ value: 20, school: 14 }] } });
  });
});

describe('what the lesson says is true', () => {
  const side = (text: string) => compute(readChain(text));

  test('[CA-4] the readings, here and at school', () => {
    expect(side('3x4+7')).toEqual({ ok: true, value: 19 });
    expect(side('7+3x4')).toEqual({ ok: true, value: 40 });
    expect(side('20-8:4')).toEqual({ ok: true, value: 3 });
    expect(computeAtSchool(readChain('7+3x4'))).toBe(19);
    expect(computeAtSchool(readChain('20-8:4'))).toBe(18);
    const { left, surprise, down } = EXERCISES;
    const shown = [left, surprise, down].map(exercise => exercise.shown);
    expect(shown).toEqual(['across 3x4+7', 'across 7+3x4', 'down 20-8:4']);
  });

  test('[CA-6] of the six pieces two may stand', () => {
    const { choices } = EXERCISES.stand;
    expect(choices.filter(one => readRun(readChain(one)).tag !== 'wrong')).toEqual(['3+4', '=5']);
  });

  test.each([
    ['star', 8],
    ['red', 12],
    ['reuse', 8],
    ['lines', 32],
    ['turned', 8],
    ['chain', 6],
  ])('[CA-13] %s brings %i points', (id, points) => {
    const { goal } = STEPS[index(id)] ?? {};
    const shown = goal?.tag === 'move' && goal.shown.kind === 'play' ? goal.shown.tokens : [];
    expect(judge(viewAt(id), shown)).toMatchObject({ ok: true, points });
  });

  test('[CA-6] the refusal names + 5 from g10 to h10, and the other pieces would have stood', () => {
    const view = viewAt('refused');
    const text = 'h6 across 9.4=5';
    expect(game.check(view, plays(text))).toMatchObject({
      rule: 'CA-6',
      facts: { case: 'begins', run: '+ 5', from: 'g10', to: 'h10' },
    });
    const board = lay(view.board, readLaid(text));
    const pieces = [...runsOf(board)].filter(({ tokens }) => readRun(tokens).tag === 'fragment');
    expect(pieces.map(({ tokens }) => makeChain(tokens))).toEqual(['=4', '5=']);
  });

  test('the hand to exchange is a thankless one', () => {
    const { board, supply, scored, rack } = viewAt('exchange');
    const count = (numbers: readonly number[]): number =>
      singleLinePlays({ board, supply, scored, grid: 'full', equals: supply['='] }, numbers).length;
    // Five kinder numbers can do far more than these six.
    expect(rack).toHaveLength(6);
    expect(count(rack ?? [])).toBeLessThan(count([2, 3, 4, 6, 8]) / 3);
  });

  test('the lesson names what there is to press as the table does', () => {
    for (const [own, table] of [
      [fr, gameFr],
      [en, gameEn],
    ] as const)
      expect(own.labels['learn.step.exchange.task']).toContain(table.labels['ui.exchange']);
  });
});

test.each(Object.entries(SCENES))('%s is a position of the box', (_, state) => {
  const laid = state.board.filter((token): token is Token => token !== null);
  const numbers = [...laid.filter(token => !isSign(token)), ...state.racks.flat(), ...state.bag];
  expect(sorted(numbers)).toEqual(sorted(ALL_NUMBERS));
  for (const { tokens } of runsOf(state.board)) expect(readRun(tokens).tag).not.toBe('wrong');
});
