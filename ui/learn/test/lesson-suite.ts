import { describe, expect, test } from 'vitest';
import type { Outcome, Shape } from '#contract/game.ts';
import type { Catalogue } from '#text/catalogue.ts';
import type { Course } from '../course.ts';
import { beginAt, next, noteRefusal, type Run, show, tryAnswer, tryMove } from '../lesson-run.ts';

interface Lesson {
  /** Of the lesson, in each language. */
  readonly texts: readonly Catalogue[];
  /** What the last step shows, if a match ends there. */
  readonly outcome?: Partial<Outcome>;
}

/** What holds for the lesson of every game. Its steps end with one called `finish`. */
export function lessonSuite<S extends Shape>(course: Course<S>, { texts, outcome }: Lesson): void {
  const { game, lesson } = course;
  const { steps } = lesson;

  describe('the lesson under way', () => {
    test.each([
      ['done by the learner', (run: Run<S>) => doStep(course, run)],
      ['shown', show<S>],
    ])('%s, it goes from the first step to the last', (_, act) => {
      let run = beginAt(lesson, 0);
      for (const step of steps.slice(0, -1)) {
        expect(run.step.id).toBe(step.id);
        run = act(run);
        expect(run.done).toBe(true);
        run = next(run);
      }
      expect(run.step.id).toBe('finish');
      expect(run.envelope.outcome ?? {}).toMatchObject(outcome ?? {});
      expect(next(run)).toBe(run);
    });

    test('resuming shows the same table as playing up to there', () => {
      let run = beginAt(lesson, 0);
      for (const [i] of steps.entries()) {
        expect(beginAt(lesson, i).envelope.view).toEqual(run.envelope.view);
        run = next(doStep(course, run));
      }
    });
  });

  describe('each step', () => {
    const doing = steps.flatMap(({ id, seat, goal }, index) =>
      goal.tag === 'read' || goal.tag === 'answer' ? [] : [{ id, seat, goal, index }],
    );
    const asking = steps.flatMap(({ goal, exercise }) => (goal.tag === 'answer' ? [{ goal, exercise }] : []));

    test.each(doing)('$id begins where the learner can do what it asks', ({ seat, goal, index }) => {
      const { view } = lesson.matchAt(index).envelope(seat);
      const verdict = game.check(view, goal.shown);
      expect(verdict.ok).toBe(goal.tag === 'move');
      const ends =
        goal.tag === 'move' ? goal.judge(goal.shown, view) === null : goal.isSought(goal.shown, verdict);
      expect(ends).toBe(true);
    });

    test('that asks has its right answer among its choices, and takes it', () => {
      const found = asking.map(({ exercise, goal: { right } }) =>
        exercise?.choices.filter(choice => right.includes(choice)),
      );
      expect(found).toEqual(asking.map(({ goal }) => goal.right));
      expect(asking.map(({ goal }) => goal.judge(goal.right))).toEqual(asking.map(() => null));
    });

    test.each(steps)('$id has its words in both languages', ({ id, goal }) => {
      const parts = ['title', 'text', ...(goal.tag === 'read' ? [] : ['task', 'done'])];
      const keys = parts.map(part => `learn.step.${id}.${part}`);
      for (const { labels } of texts) expect(Object.keys(labels)).toEqual(expect.arrayContaining(keys));
    });
  });

  test('both languages have the same labels', () => {
    const [first, ...others] = texts.map(({ labels }) => Object.keys(labels));
    for (const other of others) expect(other).toEqual(first);
  });
}

/** What a diligent learner does at a step. */
export function doStep<S extends Shape>({ game }: Course<S>, run: Run<S>): Run<S> {
  const { goal } = run.step;
  if (goal.tag === 'read') return run;
  if (goal.tag === 'answer') return tryAnswer(run, goal.right);
  const { shown } = goal;
  return goal.tag === 'move'
    ? tryMove(run, shown)
    : noteRefusal(run, shown, game.check(run.envelope.view, shown));
}
