/** A lesson under way, headless: what is shown, what was said, and where each action leads. */
import type { Shape, Verdict } from '#contract/game.ts';
import type { Envelope, Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import type { Help, Lesson, Sentence, Step } from './course.ts';
import { playMove } from './scripted.ts';

export interface Run<S extends Shape> {
  readonly lesson: Lesson<S>;
  readonly index: number;
  readonly step: Step<S>;
  /** Plays by the real rules; only a right move reaches it. */
  readonly match: Match<S>;
  readonly envelope: Envelope<S>;
  readonly before: Envelope<S> | null;
  readonly done: boolean;
  /** The right answer, once it was given. */
  readonly answer: readonly string[] | null;
  /** What the lesson says to a legal move that it did not ask for, or to somebody who asks for help. */
  readonly remark: Sentence | null;
  /** The move that the remark speaks of. */
  readonly hint: S['move'] | null;
}

export function beginAt<S extends Shape>(
  lesson: Lesson<S>,
  index: number,
  match = lesson.matchAt(index),
): Run<S> {
  const step = must(lesson.steps[index]);
  return {
    lesson,
    index,
    step,
    match,
    envelope: match.envelope(step.seat),
    before: null,
    done: step.goal.tag === 'read',
    answer: null,
    remark: null,
    hint: null,
  };
}

/** A legal move that the learner made: played if the step asks for it, else answered. */
export function tryMove<S extends Shape>(run: Run<S>, move: S['move']): Run<S> {
  const { goal } = run.step;
  if (run.done || goal.tag === 'read' || goal.tag === 'answer') return run;
  const remark = goal.judge(move, run.envelope.view);
  if (remark !== null || goal.tag === 'refusal') return { ...run, remark, hint: null };
  return play(run, move);
}

/** What the learner chose: taken if it is right, else answered. */
export function tryAnswer<S extends Shape>(run: Run<S>, answer: readonly string[]): Run<S> {
  const { goal } = run.step;
  if (run.done || goal.tag !== 'answer') return run;
  const remark = goal.judge(answer);
  return remark === null ? { ...run, done: true, answer, remark } : { ...run, remark };
}

/** The table said no: that ends the step which wants it seen. */
export function noteRefusal<S extends Shape>(
  run: Run<S>,
  move: S['move'],
  verdict: Verdict<S['rule']>,
): Run<S> {
  const { goal } = run.step;
  const isSought = goal.tag === 'refusal' && !run.done && goal.isSought(move, verdict);
  return isSought ? { ...run, done: true, remark: null } : run;
}

/** Does the step in the learner's place. */
export function show<S extends Shape>(run: Run<S>): Run<S> {
  const { goal } = run.step;
  if (run.done) return run;
  switch (goal.tag) {
    case 'read':
      return run;
    case 'answer':
      return { ...run, done: true, answer: goal.right, remark: null };
    case 'refusal':
      return { ...run, done: true, remark: null };
    case 'move':
      return play(run, goal.shown);
  }
}

/** Answers a learner who wants help with what the step asks. */
export function help<S extends Shape>(run: Run<S>): Run<S> {
  const offered = helpFor(run);
  if (offered === undefined) return run;
  const { move, ...remark } = offered.answer(run.envelope.view);
  return { ...run, remark, hint: move };
}

/** The help that can be asked for now. */
export function helpFor<S extends Shape>({ done, step: { goal } }: Run<S>): Help<S> | undefined {
  return done || goal.tag === 'read' || goal.tag === 'answer' ? undefined : goal.help;
}

/**
 * With which hand a step is played, counted from 0. What was refused stays in hand beside its bubble; the step
 * after it begins with an empty hand, and so does another table.
 */
export function handAt<S extends Shape>(
  { steps, beginsScene, freshTables }: Lesson<S>,
  index: number,
): number {
  const refusals = steps.slice(0, index).filter(({ goal }) => goal.tag === 'refusal').length;
  const tables = freshTables === true ? steps.slice(0, index + 1).filter((_, i) => beginsScene(i)).length : 0;
  return refusals + tables;
}

export function next<S extends Shape>(run: Run<S>): Run<S> {
  const { lesson, match } = run;
  const index = run.index + 1;
  if (!run.done || index >= lesson.steps.length) return run;
  return lesson.beginsScene(index) ? beginAt(lesson, index) : beginAt(lesson, index, match);
}

export function previous<S extends Shape>({ lesson, index }: Run<S>): Run<S> {
  return beginAt(lesson, Math.max(0, index - 1));
}

/** A step that may open a scene of its own. */
export interface SceneStep<S extends Shape, Scene extends string> extends Step<S> {
  readonly scene?: Scene;
}

/** A lesson in scenes: a step goes on in the match of the one before, unless it opens another. */
export function inScenes<S extends Shape, Scene extends string>(
  steps: readonly SceneStep<S, Scene>[],
  open: (scene: Scene) => Match<S>,
): Pick<Lesson<S>, 'matchAt' | 'beginsScene'> {
  return {
    matchAt(index) {
      const opens = steps.findLastIndex((step, i) => i <= index && step.scene !== undefined);
      const scene = steps[opens]?.scene;
      if (scene === undefined) throw new Error('a lesson begins with a scene');
      const match = open(scene);
      for (const step of steps.slice(opens, index)) playStep(step, match);
      return match;
    },
    beginsScene: index => steps[index]?.scene !== undefined,
  };
}

/** What a step does to a match: the learner's move, then what the other seats answer. */
function playStep<S extends Shape>({ seat, goal }: Step<S>, match: Match<S>, move?: S['move']): boolean {
  if (goal.tag !== 'move') return true;
  const moves = [{ seat, move: move ?? goal.shown }, ...(goal.replies ?? [])];
  return moves.every(one => playMove(match, one.move, one.seat).ok);
}

function play<S extends Shape>(run: Run<S>, move: S['move']): Run<S> {
  const { match, step, envelope } = run;
  if (!playStep(step, match, move)) return run;
  return {
    ...run,
    envelope: match.envelope(step.seat),
    before: envelope,
    done: true,
    remark: null,
    hint: null,
  };
}
