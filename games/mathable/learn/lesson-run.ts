/** The lesson under way, headless: what is shown, what was said, and where each action leads. */
import type { Facts, Verdict } from '#kernel/game.ts';
import type { Envelope, Match } from '#kernel/match.ts';
import { game } from '../rules/index.ts';
import type { Mathable, Move, Rule } from '../rules/types.ts';
import { isRefusalSought, judge } from './judge-step.ts';
import type { LearnLabel } from './labels.ts';
import { beginsScene, expectedMove, matchAt, STEPS, type Step } from './lesson.ts';
import { playMove } from './scripted.ts';

export interface Run {
  readonly index: number;
  readonly step: Step;
  /** Plays by the real rules; only a right move reaches it. */
  readonly match: Match<Mathable>;
  readonly envelope: Envelope<Mathable>;
  readonly before: Envelope<Mathable> | null;
  readonly done: boolean;
  /** What the lesson says to a legal move that it did not ask for. */
  readonly remark: { readonly key: LearnLabel; readonly facts: Facts } | null;
}

export function beginAt(index: number, match = matchAt(index)): Run {
  const step = STEPS[index] as Step;
  return {
    index,
    step,
    match,
    envelope: match.envelope(step.seat),
    before: null,
    done: step.goal.tag === 'read',
    remark: null,
  };
}

export function checkMove({ envelope }: Run, move: Move): Verdict<Rule> {
  return game.check(envelope.view, move);
}

/** A move that the learner made: played if the step asks for it, else answered. */
export function tryMove(run: Run, move: Move): Run {
  const judgement = judge(run.step, move, run.envelope.view);
  if (judgement.tag === 'other') return { ...run, remark: judgement };
  return playMove(run.match, move).ok ? played(run) : run;
}

/** A cell said no: that ends the step which wants it seen. */
export function noteRefusal(run: Run, move: Move, verdict: Verdict<Rule>): Run {
  return isRefusalSought(run.step, move, verdict) ? { ...run, done: true, remark: null } : run;
}

/** Does the step in the learner's place. */
export function show(run: Run): Run {
  const move = expectedMove(run.step);
  if (run.done || move === null) return run;
  if (run.step.goal.tag === 'refusal') return { ...run, done: true, remark: null };
  return playMove(run.match, move).ok ? played(run) : run;
}

export function next(run: Run): Run {
  const index = run.index + 1;
  if (!run.done || index >= STEPS.length) return run;
  return beginsScene(index) ? beginAt(index) : beginAt(index, run.match);
}

export function previous(run: Run): Run {
  return beginAt(Math.max(0, run.index - 1));
}

function played(run: Run): Run {
  const { match, step, envelope } = run;
  return { ...run, envelope: match.envelope(step.seat), before: envelope, done: true, remark: null };
}
