import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import { beginAt, previous, tryMove } from '#ui/learn/lesson-run.ts';
import { doStep, lessonSuite } from '#ui/learn/test/lesson-suite.ts';
import { coloursOf } from '../../data/symbols.ts';
import { isBrisque, PACK, sorted } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { pointsOf } from '../../rules/score.ts';
import { campOf } from '../../rules/seats.ts';
import { tally } from '../../rules/tricks.ts';
import { isTrump, trumpsOf } from '../../rules/trumps.ts';
import type { DealResult, View } from '../../rules/types.ts';
import gameEn from '../../text/en.json' with { type: 'json' };
import gameFr from '../../text/fr.json' with { type: 'json' };
import { playsFrom } from '../best-play.ts';
import { COURSE } from '../course.tsx';
import { matchAt, STEPS } from '../lesson.ts';
import { isOpen, ME, readTrumps } from '../position.ts';
import { EXERCISES, SCENES } from '../scenes.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

const { lesson } = COURSE;
const index = (id: string): number => STEPS.findIndex(step => step.id === id);
const viewAt = (id: string): View => matchAt(index(id)).envelope(ME).view;
const doing = STEPS.flatMap(step => (step.goal.tag === 'read' ? [] : [{ ...step, goal: step.goal }]));
const moving = doing.flatMap(step => (step.goal.tag === 'answer' ? [] : [{ ...step, goal: step.goal }]));

lessonSuite(COURSE, { texts: [fr, en] });

function resultAt(id: string): Extract<DealResult, { tag: 'played' }> {
  const [result] = viewAt(id).past;
  if (result?.tag !== 'played') throw new Error('the deal is not over');
  return result;
}

describe('the lesson under way', () => {
  test('one step back begins that step again', () => {
    const run = previous(doStep(COURSE, beginAt(lesson, index('dodge'))));
    expect(run).toMatchObject({ index: index('force'), done: false });
    expect(run.envelope.view.trick).toHaveLength(1);
  });

  test('the announcement is asked where the auction has led', () => {
    const { hands, contract, calls, answers, phase } = viewAt('contract');
    const later = viewAt('announce');
    expect(later).toMatchObject({ hands, contract, calls, answers, phase });
  });
});

describe('each step', () => {
  test.each(doing)('$id explains whatever else is legal', ({ id, goal, exercise }) => {
    const view = viewAt(id);
    const answers =
      goal.tag === 'answer'
        ? (exercise?.choices.map(choice => goal.judge([choice])) ?? [])
        : [...game.moves(view)].map(move => goal.judge(move, view));
    const right = exercise === undefined || exercise.of === 'points' ? 1 : 0;
    expect(answers.filter(answer => answer === null)).toHaveLength(goal.tag === 'refusal' ? 0 : right);
    expect(answers.length).toBeGreaterThan(1);
    for (const { labels } of [fr, en])
      for (const answer of answers) expect(Object.keys(labels)).toContain(answer?.key ?? 'learn.title');
  });

  test.each(doing)('$id: what is explained is a whole sentence', ({ id, goal, exercise }) => {
    const view = viewAt(id);
    const { label } = makeWords('fr', fr, gameFr);
    const remarks =
      goal.tag === 'answer'
        ? [[], exercise?.choices ?? []].flatMap(answer => goal.judge(answer) ?? [])
        : [...game.moves(view)].flatMap(move => goal.judge(move, view) ?? []);
    const said = remarks.map(({ key, facts }) => label(key, facts));
    expect(said.length).toBeGreaterThan(0);
    for (const sentence of said) expect(sentence).toMatch(/^[^{}[\]]+[.?!]$/);
  });

  test('another legal move is answered and not played', () => {
    const run = tryMove(beginAt(lesson, index('keep')), { kind: 'renounce', card: 12 });
    expect(run).toMatchObject({ done: false, remark: { key: 'learn.step.keep.other', facts: { card: 12 } } });
    expect(run.envelope.view.trick).toHaveLength(2);
  });

  test('one that is as good is called so', () => {
    const run = tryMove(beginAt(lesson, index('keep')), { kind: 'renounce', card: 3 });
    expect(run).toMatchObject({ done: false, remark: { key: 'learn.other.as-good' } });
  });
});

describe('what the lesson says is true', () => {
  const rightOf = (id: string): readonly number[] => {
    const goal = STEPS[index(id)]?.goal;
    return goal?.tag === 'answer' ? goal.right.map(Number) : [];
  };
  const among = (id: keyof typeof EXERCISES, isRight: (n: number) => boolean): readonly number[] =>
    sorted(EXERCISES[id].choices.map(Number).filter(isRight));

  test('[GA-2] divisors, multiples and colours', () => {
    expect(rightOf('divisors')).toEqual(among('divisors', n => 30 % n === 0));
    expect(rightOf('echo')).toEqual(among('echo', n => n % 12 === 0));
    expect(among('colour', n => coloursOf(n).includes('green'))).toHaveLength(8);
    expect(rightOf('colour')).toEqual(among('colour', n => coloursOf(n).join() === 'green'));
  });

  test('[GA-1] brisques, [GA-5] the numbers of a run and of the definitions', () => {
    expect(rightOf('brisques')).toEqual(among('brisques', isBrisque));
    expect(rightOf('run')).toEqual([trumpsOf(readTrumps('run 4 12')).length]);
    expect(trumpsOf(readTrumps('only red'))).toEqual([2]);
    const own = SCENES.AUCTION.hands[ME] ?? [];
    const six = readTrumps('multiples 6');
    expect(trumpsOf(six)).toHaveLength(8);
    expect(own.filter(card => isTrump(six, card))).toEqual([30, 36, 42, 48]);
    const violet = readTrumps('colour violet');
    expect(trumpsOf(violet)).toHaveLength(8);
    expect(SCENES.OPPOSITION.hands[ME]?.filter(card => isTrump(violet, card))).toHaveLength(6);
  });

  test('[GA-7] the learner spoke first, so is declarer, and nobody opposed', () => {
    expect(viewAt('contract')).toMatchObject({
      contract: { declarer: ME, isOpposed: false },
      answers: [{ trumps: null }, { trumps: null }, { trumps: null }],
      phase: { tag: 'announce' },
    });
  });

  test('four tricks from the end no mute and no trump is left but those it names', () => {
    const { hands } = viewAt('trump');
    const left = hands.flatMap(hand => hand ?? []);
    expect(left).not.toContain(0);
    expect(left.filter(card => isTrump(readTrumps('multiples 6'), card))).toEqual([30, 12]);
    expect(tally(viewAt('refused').tricks).tricks).toEqual([4, 5]);
  });

  const playing = moving.filter(({ id, goal }) => goal.tag === 'move' && isOpen(viewAt(id)));

  test.each(playing)('$id asks for a card that nothing beats', ({ id, goal }) => {
    const { shown } = goal;
    const plays = playsFrom(viewAt(id));
    const play = plays.find(
      ({ card, deed }) => 'card' in shown && card === shown.card && deed === shown.kind,
    );
    expect(play?.value).toBe(plays[0]?.value);
  });

  test('the others answer as well as they can', () => {
    for (const { id, goal } of playing) {
      if (goal.tag !== 'move') continue;
      const match = matchAt(index(id));
      for (const { seat, move } of [{ seat: ME, move: goal.shown }, ...(goal.replies ?? [])]) {
        const plays = playsFrom(match.envelope(ME).view);
        const play = plays.find(
          ({ card, deed }) => 'card' in move && card === move.card && deed === move.kind,
        );
        expect(play?.value).toBe(plays[0]?.value);
        match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'player' });
      }
    }
  });

  test('[GA-16] 21 + 3 + 16 + 6 = 46, and with 8 announced 66 for the defenders', () => {
    const { tricks, brisques, renounced, points, winner } = resultAt('points');
    expect({ points, winner }).toEqual({ points: 46, winner: campOf(ME) });
    const lines = { tricks, brisques, renounced, isOpposed: false, declarer: campOf(ME) };
    expect(pointsOf({ ...lines, announced: 7 }).lines.map(line => line.points)).toEqual([21, 3, 16, 6]);
    expect(pointsOf({ ...lines, announced: 8 })).toMatchObject({ winner: 1, points: 66 });
    expect({ tricks: tricks[1], brisques: brisques[1], renounced: renounced[0] }).toEqual({
      tricks: 6,
      brisques: 2,
      renounced: 7,
    });
    expect(rightOf('down')).toEqual([66]);
  });
});

test.each(['AUCTION', 'OPPOSITION', 'ANNOUNCE', 'END'] as const)('%s is a deal of the whole pack', scene => {
  const { hands, tricks, trick } = SCENES[scene];
  const played = [...tricks.flat(), ...trick].map(({ card }) => card);
  expect(sorted([...hands.flat(), ...played])).toEqual(PACK);
});

test('the lesson names what there is to press as the table does', () => {
  for (const [own, table] of [
    [fr, gameFr],
    [en, gameEn],
  ] as const) {
    expect(own.labels['learn.step.few.task']).toContain(table.labels['choose.kind.only']);
    expect(own.labels['learn.step.few.task']).toContain(table.labels['colour.red']);
  }
});
