import { describe, expect, test } from 'vitest';
import { allowed } from '#contract/game.ts';
import { playMove } from '#ui/learn/scripted.ts';
import { game } from '../../rules/index.ts';
import type { Move, Placement } from '../../rules/types.ts';
import exercise from '../../test/vectors/exercise.json' with { type: 'json' };
import { isRefusalSought, judge } from '../judge.ts';
import {
  ANOTHER_HAND,
  beginsScene,
  EXERCISE,
  expectedMove,
  matchAt,
  STEP_IDS,
  STEPS,
  type Step,
} from '../lesson.ts';
import { openAt, readMove, writeMove } from '../position.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };

const index = (id: Step['id']): number => STEP_IDS.indexOf(id);
const stepOf = (id: Step['id']): Step => STEPS[index(id)] as Step;

describe('the practical exercise, played as the lesson asks', () => {
  test('runs from the first tile to the super bonus, with the points of the box', () => {
    const match = openAt(EXERCISE);
    for (const step of STEPS.slice(0, index('exchange'))) {
      const move = step.goal.tag === 'move' ? expectedMove(step) : null;
      const verdict = move === null ? allowed : playMove(match, move);
      expect(verdict, step.id).toEqual({ ok: true });
    }
    const { past, scores } = match.envelope('spectator').view;
    expect(scores).toEqual([exercise.totals.J1, exercise.totals.J2]);
    expect(scores).toEqual([39, 121]);
    expect(past.map(({ superBonus }) => superBonus)).toEqual([0, 50]);
    const placed = past.flatMap(({ placements }) => placements).map(({ points }: Placement) => points);
    expect(placed).toEqual(exercise.moves.map(({ points }) => points));
  });

  test('has the racks of the box, and draws the 11 that it names', () => {
    expect(EXERCISE.racks).toEqual([exercise.racks.J1, exercise.racks.J2]);
    expect(EXERCISE.reserve.at(-1)).toBe(exercise.drawnByJ1AtMove5);
    expect(EXERCISE.racks.flat().length + EXERCISE.reserve.length).toBe(106);
  });

  test('follows its cells and tiles in order', () => {
    const places = STEPS.map(expectedMove).filter(
      (move, i) => move?.kind === 'place' && STEPS[i]?.goal.tag === 'move',
    );
    expect(places).toEqual(exercise.moves.map(({ cell, value }) => readMove(`${cell} ${value}`)));
  });

  test('exchanging and passing leave 39 and 121, on the board that the exercise ends on', () => {
    const match = matchAt(index('prize'));
    playMove(match, readMove('10E 7'));
    expect(ANOTHER_HAND.board).toEqual(match.envelope('spectator').view.board);
    expect(matchAt(STEPS.length).envelope('spectator').view.scores).toEqual([39, 121]);
  });
});

describe('each step', () => {
  const doing = STEPS.flatMap(step => (step.goal.tag === 'read' ? [] : [{ ...step, goal: step.goal }]));

  test.each(doing)('$id begins where the learner can do what it asks', step => {
    const { id, seat, goal } = step;
    const { turn, view } = matchAt(index(id)).envelope(seat);
    const asked = readMove(goal.move);
    const verdict = game.check(view, asked);
    expect(turn?.seats).toEqual([seat]);
    expect(verdict.ok).toBe(goal.tag === 'move');
    expect(isRefusalSought(step, asked, verdict)).toBe(goal.tag === 'refusal');
  });

  test.each(doing)('$id answers every other legal move, and takes none of them for its own', step => {
    const { id, seat, goal } = step;
    const { view } = matchAt(index(id)).envelope(seat);
    const isOwn = (move: Move): boolean =>
      goal.tag === 'move' &&
      (writeMove(move) === goal.move ||
        (goal.anyOfItsKind === true && move.kind === readMove(goal.move).kind));
    for (const move of game.moves(view)) {
      const judgement = judge(step, move, view);
      expect(judgement === null, `${id} ${writeMove(move)}`).toBe(isOwn(move));
      expect(Object.keys(en.labels)).toContain(judgement?.key ?? 'learn.title');
    }
  });

  test.each(STEPS)('$id has its words in both languages', ({ id, goal, other }) => {
    const parts = [
      'title',
      'text',
      ...(goal.tag === 'read' ? [] : ['task', 'done']),
      ...(other === undefined ? [] : ['other']),
    ];
    for (const { labels } of [fr, en]) {
      const own = Object.keys(labels).filter(key => key.startsWith(`learn.step.${id}.`));
      expect(own.sort()).toEqual(parts.map(part => `learn.step.${id}.${part}`).sort());
    }
  });

  test('the match goes on from one step to the next, but for another hand', () => {
    expect(STEPS.filter((_, i) => beginsScene(i)).map(({ id }) => id)).toEqual(['welcome', 'exchange']);
  });
});

describe('what the texts say is so', () => {
  const legal = (id: Step['id'], text: string): boolean => {
    const step = stepOf(id);
    return game.check(matchAt(index(id)).envelope(step.seat).view, readMove(text)).ok;
  };

  test.each([
    ['product', '8F 12', 12],
    ['difference', '6G 2', 2],
    ['ahead', '6F 6', 6],
    ['double', '9E 8', 8],
    ['refused', '10E 7', 14],
  ] as const)('%s: %s would be right too, for %i points', (id, text, points) => {
    const step = stepOf(id);
    const { view } = matchAt(index(id)).envelope(step.seat);
    expect(legal(id, text)).toBe(true);
    expect(judge(step, readMove(text), view)).toMatchObject({
      key: `learn.step.${id}.other`,
      facts: { points },
    });
  });

  test('[MB-6] the + square takes the sum of 4 and 12, neither their difference nor their product', () => {
    const state = { ...EXERCISE, racks: [[8, 12, 16, 48], [1]] };
    const match = openAt(state);
    playMove(match, readMove('8I 12'));
    const { view } = match.envelope(0);
    expect(['8J 8', '8J 48', '8J 16'].map(text => game.check(view, readMove(text)).ok)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('[MB-7] nothing is left to place once the 11 is drawn', () => {
    const { view } = matchAt(index('end')).envelope(0);
    expect(view.rack).toEqual([11, 17, 42]);
    expect([...game.moves(view)]).toEqual([{ kind: 'end' }]);
  });

  test('[MB-11] four new tiles after the first turn, seven after the second', () => {
    expect(matchAt(index('sum')).envelope(0).view.rack).toHaveLength(7);
    const match = matchAt(index('prize'));
    playMove(match, readMove('10E 7'));
    expect(match.envelope(1).view.rack).toHaveLength(7);
  });

  test('[MB-6] 7E asks for 24, or for 2 from the side', () => {
    const { view } = matchAt(index('refused')).envelope(1);
    expect(game.check(view, readMove('7E 7'))).toMatchObject({
      rule: 'MB-6',
      facts: { lines: [{ sum: 2 }, { sum: 24 }] },
    });
  });

  test('[MB-12] the other two hands fit nowhere', () => {
    for (const id of ['exchange', 'pass'] as const) {
      const step = stepOf(id);
      const { view } = matchAt(index(id)).envelope(step.seat);
      expect([...game.moves(view)].filter(({ kind }) => kind === 'place')).toEqual([]);
    }
  });

  test('[MB-12] whatever the learner exchanges, the score stays and the other hand is next', () => {
    const { view } = matchAt(index('exchange')).envelope(0);
    for (const move of [...game.moves(view)].filter(({ kind }) => kind === 'exchange').slice(0, 20)) {
      const match = matchAt(index('exchange'));
      expect(playMove(match, move)).toEqual({ ok: true });
      expect(match.envelope(0)).toMatchObject({ turn: { seats: [1] }, view: { scores: [39, 121] } });
    }
  });
});
