import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import { beginAt, previous, tryMove } from '#ui/learn/lesson-run.ts';
import { doStep, lessonSuite } from '#ui/learn/test/lesson-suite.ts';
import { QUESTIONS } from '../../data/questions.ts';
import { ALL_CARDS, DISCOVERY, familyOf, isJoker, sorted } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { familiesIn, standsFor, worthOf } from '../../rules/posing.ts';
import { totalOf } from '../../rules/score.ts';
import type { View } from '../../rules/types.ts';
import gameEn from '../../text/en.json' with { type: 'json' };
import playEn from '../../text/en-play.json' with { type: 'json' };
import gameFr from '../../text/fr.json' with { type: 'json' };
import playFr from '../../text/fr-play.json' with { type: 'json' };
import { COURSE } from '../course.tsx';
import { matchAt, STEPS } from '../lesson.ts';
import { ME, stateOf } from '../position.ts';
import { NOUR, SCENES, TOM } from '../scenes.ts';
import { continues } from '../study-table.tsx';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

const { lesson } = COURSE;
const index = (id: string): number => STEPS.findIndex(step => step.id === id);
const viewAt = (id: string): View => matchAt(index(id)).envelope(ME).view;
/** As somebody else sees it. */
const handAt = (id: string, seat: number): readonly string[] =>
  matchAt(index(id)).envelope(seat).view.hands[seat] ?? [];
const doing = STEPS.flatMap(step =>
  step.goal.tag === 'read' || step.goal.tag === 'answer' ? [] : [{ ...step, goal: step.goal }],
);

lessonSuite(COURSE, { texts: [fr, en], outcome: { scores: [170, 110, 90], rule: 'MH-19' } });

function after(id: string): View {
  return doStep(COURSE, beginAt(lesson, index(id))).envelope.view;
}

describe('the lesson under way', () => {
  test('a table goes on within a scene, and begins anew with another', () => {
    for (const [i, step] of STEPS.entries()) {
      if (i === 0) continue;
      const before = doStep(COURSE, beginAt(lesson, i - 1)).envelope.view;
      expect(continues(before, beginAt(lesson, i).envelope.view)).toBe(step.scene === undefined);
    }
  });

  test('one step back begins that step again', () => {
    const run = previous(doStep(COURSE, beginAt(lesson, index('question'))));
    expect(run).toMatchObject({ index: index('pose'), done: false });
    expect(run.envelope.view.posed).toEqual([]);
  });
});

describe('each step', () => {
  test.each(doing)('$id explains whatever else is legal, in whole sentences', ({ id, goal }) => {
    const view = viewAt(id);
    const moves = [...game.moves(view)];
    const answers = moves.map(move => goal.judge(move, view));
    expect(answers.filter(answer => answer === null)).toHaveLength(goal.tag === 'move' ? 1 : 0);
    const said = [makeWords('fr', fr), makeWords('en', en)].flatMap(({ label }) =>
      answers.flatMap(answer => (answer === null ? [] : [label(answer.key, answer.facts)])),
    );
    for (const sentence of said) expect(sentence).toMatch(/^[^{}[\]]+[.?!]$/);
  });

  test('cards may be posed in whatever order they were touched', () => {
    const goal = doing.find(({ id }) => id === 'discoveries')?.goal;
    const { shown } = goal ?? {};
    if (goal === undefined || shown?.kind !== 'discoveries') throw new Error('no such step');
    expect(goal.judge({ ...shown, cards: shown.cards.toReversed() }, viewAt('discoveries'))).toBeNull();
  });

  test('another legal move is answered and not played', () => {
    const run = tryMove(beginAt(lesson, index('bluff')), { kind: 'call', card: 'noether', from: NOUR });
    expect(run).toMatchObject({
      done: false,
      remark: { key: 'learn.step.bluff.other', facts: { kind: 'bluff' } },
    });
    expect(run.envelope.view.past).toEqual(viewAt('bluff').past);
  });
});

describe('each scene', () => {
  test.each(Object.entries(SCENES))('%s is a position of the box', (_, position) => {
    const { hands, stock, posed, pack } = stateOf(position);
    expect(sorted([...hands.flat(), ...stock, ...posed.flatMap(({ cards }) => cards)])).toEqual(ALL_CARDS);
    expect(new Set(pack).size).toBe(27);
  });

  test('[MH-5] the first one is as dealt: seven cards each', () => {
    const { handSizes, stockSize } = viewAt('welcome');
    expect({ handSizes, stockSize }).toEqual({ handSizes: [7, 7, 7], stockSize: 30 });
  });

  test('[MH-11] questions to the learner are easy ones', () => {
    for (const { id, goal } of doing) {
      const { phase } = viewAt(id);
      if (goal.shown.kind !== 'choose' || phase.tag !== 'question') continue;
      const { family, card } = phase.asked;
      expect(QUESTIONS[family][card - 1]).toMatchObject({ card, difficulty: 1 });
    }
  });
});

describe('what the texts say is so', () => {
  const lastCall = (id: string, i = -1) =>
    after(id)
      .past.filter(({ kind }) => kind === 'called')
      .at(i);

  test('[MH-7] Nour has Archimedes, and the learner goes on', () => {
    expect(lastCall('call')).toMatchObject({ caller: ME, from: NOUR, card: 'archimedes', got: 'given' });
    expect(after('call').phase).toEqual({ tag: 'turn', seat: ME });
  });

  test('[MH-8] after the failure: Robinson, then Galois, Khayyam and Leibniz', () => {
    const told = after('fail').past.slice(-4);
    expect(told).toMatchObject([
      { caller: ME, from: TOM, card: 'descartes', got: 'drew', drawn: 'robinson' },
      { caller: TOM, from: ME, card: 'galois', got: 'given' },
      { caller: TOM, from: NOUR, card: 'khayyam', got: 'drew' },
      { caller: NOUR, from: ME, card: 'leibniz', got: 'drew' },
    ]);
    expect(familyOf('robinson')).toBe('logicians');
    expect(viewAt('recall').phase).toEqual({ tag: 'turn', seat: ME });
  });

  test('[MH-6] the learner holds Noether, and no analyst', () => {
    expect(viewAt('recall').hands[ME]).toContain('noether');
    const families = viewAt('foreign').hands[ME]?.flatMap(card => (isJoker(card) ? [] : [familyOf(card)]));
    expect(families).not.toContain('analysts');
  });

  test('[MH-8] Gödel is drawn and shown; [MH-6] Turing is a bluff, and Tom believes it', () => {
    expect(lastCall('lucky')).toMatchObject({ card: 'godel', got: 'shown' });
    expect(viewAt('bluff').hands[ME]).toContain('turing');
    expect(after('bluff').past.slice(-2)).toMatchObject([
      { caller: ME, from: TOM, card: 'turing', got: 'drew', drawn: 'descartes' },
      { caller: TOM, from: NOUR, card: 'turing', got: 'drew' },
    ]);
    expect(handAt('bluff', TOM)).toContain('lovelace');
  });

  test('[MH-10] the four ways, and the best of them: 50, then 60 with the answer', () => {
    const view = viewAt('pose');
    const worths = familiesIn(view.hands[ME] ?? [], view.config).map(cards => worthOf(cards, view.config));
    expect(new Set(worths)).toEqual(new Set([20, 30, 40, 50]));
    expect(totalOf(after('pose'), ME)).toBe(50);
    expect(totalOf(after('question'), ME)).toBe(60);
    expect(after('question').phase).toEqual({ tag: 'turn', seat: ME });
  });

  test('[MH-15] Nour takes the joker, and the family is worth 30', () => {
    expect(viewAt('lost').posed.map(standsFor)).toEqual(['hypatia']);
    const view = after('lost');
    expect(view.posed.map(({ cards }) => worthOf(cards, view.config))).toEqual([30]);
    expect(view.phase).toEqual({ tag: 'turn', seat: NOUR });
  });

  test('[MH-14] the learner is asked, and can do nothing; [MH-16] Nour can', () => {
    expect([...game.moves(viewAt('watch'))]).toEqual([{ kind: 'counter', with: 'nothing' }]);
    const view = after('watch');
    expect({ posed: view.posed.length, nour: totalOf(view, NOUR), tom: totalOf(view, TOM) }).toEqual({
      posed: 1,
      nour: 20,
      tom: 60,
    });
    expect(view.phase).toEqual({ tag: 'turn', seat: NOUR });
  });

  test('[MH-16] 20 for the learner, and from 30 to 50 for Nour', () => {
    const [before, view] = [viewAt('discovery'), after('discovery')];
    expect(before.hands[ME]).toContain(DISCOVERY.arithmeticians);
    expect([totalOf(view, ME), totalOf(view, NOUR) - totalOf(before, NOUR)]).toEqual([20, 20]);
    expect(view.phase).toEqual({ tag: 'turn', seat: ME });
  });

  test('[MH-15] the joker is the learner’s, and the turn', () => {
    expect(viewAt('joker').posed.map(standsFor)).toEqual(['galois']);
    const view = after('joker');
    expect(view.hands[ME]).toContain('bourbaki');
    expect(view.posed.map(({ cards }) => worthOf(cards, view.config))).toEqual([30]);
    expect(view.phase).toEqual({ tag: 'turn', seat: ME });
  });

  test('[MH-17] the family is the learner’s; Nour keeps the 10 of her own answer', () => {
    expect(after('super').hands[ME]).toContain('scribe');
    const view = after('claim');
    expect([totalOf(view, ME), totalOf(view, NOUR)]).toEqual([50, 10]);
    expect(view.phase).toEqual({ tag: 'turn', seat: ME });
  });

  test('[MH-12] four discoveries are 20; [MH-9] a last card, and a draw', () => {
    expect(totalOf(after('discoveries'), ME)).toBe(20);
    expect(after('discoveries').phase).toEqual({ tag: 'turn', seat: ME });
    expect(viewAt('last').hands[ME]).toEqual([]);
    expect(after('last').hands[ME]).toEqual(['ramanujan']);
    expect(after('last').phase).toEqual({ tag: 'turn', seat: NOUR });
  });

  test('[MH-19] before the seventh family it is 110, 110 and 90, and nobody can counter it', () => {
    const view = viewAt('seventh');
    expect([ME, NOUR, TOM].map(seat => totalOf(view, seat))).toEqual([110, 110, 90]);
    expect(view).toMatchObject({ stockSize: 0 });
    expect(view.posed).toHaveLength(6);
  });
});

test('the lesson names what there is to press as the table does', () => {
  for (const [own, table] of [
    [fr, { ...gameFr.labels, ...playFr.labels }],
    [en, { ...gameEn.labels, ...playEn.labels }],
  ] as const) {
    const { labels } = own;
    expect(labels['learn.step.recall.text']).toContain(table['ui.record']);
    expect(labels['learn.puzzle.sure.note']).toContain(table['ui.record']);
    expect(labels['learn.step.watch.task']).toContain(table['ui.counter.nothing']);
    for (const counter of ['joker', 'discovery', 'super'] as const)
      expect(labels[`learn.step.${counter}.task`].toLowerCase()).toContain(
        table[`ui.counter.${counter}`].toLowerCase(),
      );
  }
});
