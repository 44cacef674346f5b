/** The game as one learns it: the same rules, and beside them questions that are answered by touching. */
import { allowed, type Game, refused, type Seat } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import { game } from '../rules/index.ts';
import type { Config, Direction, Move, Rule, State, View } from '../rules/types.ts';

/** Where the learner sits, in every scene and every puzzle. */
export const ME: Seat = 0;

/** A question about a line, or about several. */
export type Exercise = {
  /** What one looks at, if anything: `3x4+7`, and which way it lies. */
  readonly shown: string;
  readonly direction: Direction;
  /** Numbers, `19`, of which one is right; or lines, `3+4`, of which several may be. */
  readonly of: 'numbers' | 'lines';
  readonly choices: readonly string[];
  /** Null before it is answered. */
  readonly answer: readonly string[] | null;
};

type Aids = {
  readonly exercise: Exercise | null;
  /** Another scene is another table: what was in hand at the one before stays there. */
  readonly scene: string;
};
export const NO_AIDS: Aids = { exercise: null, scene: '' };

export type StudyState = State & Aids;
export type StudyView = View & Aids;
export type Answer = { readonly kind: 'answer'; readonly choices: readonly string[] };
export type StudyMove = Move | Answer;

export type Study = {
  readonly config: Config;
  readonly state: StudyState;
  readonly view: StudyView;
  readonly move: StudyMove;
  readonly rule: Rule;
};

export const studyGame: Game<Study> = {
  ...game,
  parseMove: raw => (isAnswer(raw) ? raw : game.parseMove(raw)),
  setup: (...given) => ({ ...game.setup(...given), ...NO_AIDS }),
  status: state =>
    state.exercise === null ? game.status(state) : { tag: 'playing', turn: { mode: 'any', seats: [ME] } },
  apply: (state, commits, rng) => {
    const [commit] = commits;
    if (commit === undefined) return state;
    const { move, ...by } = commit;
    const { exercise, scene } = state;
    if (move.kind !== 'answer') return { ...game.apply(state, [{ ...by, move }], rng), exercise, scene };
    return exercise === null ? state : { ...state, exercise: { ...exercise, answer: move.choices } };
  },
  view: (state, viewer) => {
    const { exercise, scene } = state;
    return { ...game.view(state, viewer), exercise, scene };
  },
  check: (view, move) => {
    if (move.kind !== 'answer') return game.check(view, move);
    return view.exercise === null ? refused('CA-8', { case: 'nothing' }) : allowed;
  },
  fallback: view => (view.exercise === null ? game.fallback(view) : { kind: 'answer', choices: [] }),
  imagine: (view, rng) => {
    const { exercise, scene } = view;
    return { ...game.imagine(view, rng), exercise, scene };
  },
};

function isAnswer(raw: unknown): raw is Answer {
  return (
    isRecord(raw) &&
    raw['kind'] === 'answer' &&
    Array.isArray(raw['choices']) &&
    raw['choices'].every(one => typeof one === 'string')
  );
}
