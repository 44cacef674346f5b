/**
 * The game as one learns it: the same rules, and beside them what a table does not have: questions about drawings
 * and points, hands that all lie open, and others who answer at once with the best there is.
 */
import { allowed, type Game, refused, type Seat } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { Card } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { actorOf } from '../rules/turn.ts';
import type { Config, Move, Rule, State, View } from '../rules/types.ts';
import { bestMove } from './best-play.ts';

/** Where the learner sits, in every scene and every puzzle. */
export const ME: Seat = 0;

/** A question that is answered by touching. */
export type Exercise = {
  /** What one looks at. */
  readonly shown: readonly Card[];
  readonly choices: readonly number[];
  /** What is chosen from. */
  readonly of: 'cards' | 'points';
  /** Null before it is answered. */
  readonly answer: readonly number[] | null;
};

type Aids = {
  readonly exercise: Exercise | null;
  /** All hands lie open. */
  readonly isOpen: boolean;
};

export type StudyState = State &
  Aids & {
    /** The other players answer by themselves. */
    readonly isAnswered: boolean;
  };
export type StudyView = View & Aids;
export type Answer = { readonly kind: 'answer'; readonly choices: readonly number[] };
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
  setup: (...given) => ({ ...game.setup(...given), exercise: null, isOpen: false, isAnswered: false }),
  status: state =>
    state.exercise === null ? game.status(state) : { tag: 'playing', turn: { mode: 'any', seats: [ME] } },
  apply: (state, commits, rng) => {
    const [commit] = commits;
    if (commit === undefined) return state;
    const { move, ...by } = commit;
    if (move.kind === 'answer')
      return state.exercise === null
        ? state
        : { ...state, exercise: { ...state.exercise, answer: move.choices } };
    const after = game.apply(state, [{ ...by, move }], rng);
    return { ...state, ...(state.isAnswered ? answered(after, rng) : after) };
  },
  view: (state, viewer) => {
    const { exercise, isOpen } = state;
    const seen = game.view(state, viewer);
    return { ...seen, hands: isOpen ? state.hands : seen.hands, exercise, isOpen };
  },
  check: (view, move) => {
    const isQuestion = view.exercise !== null;
    if (isQuestion !== (move.kind === 'answer')) return refused('GA-3', { case: 'turn', seat: ME + 1 });
    return move.kind === 'answer' ? allowed : game.check(view, move);
  },
  fallback: view => (view.exercise === null ? game.fallback(view) : { kind: 'answer', choices: [] }),
  imagine: (view, rng) => ({
    ...game.imagine(view, rng),
    exercise: view.exercise,
    isOpen: view.isOpen,
    isAnswered: false,
  }),
};

/** The deal when it is the learner's turn again, or when it is over. */
function answered(state: State, rng: Rng): State {
  const seat = actorOf(state);
  if (seat === null || seat === ME) return state;
  const reply = { seat, move: bestMove(state), elapsedMs: 0, by: 'bot' as const };
  return answered(game.apply(state, [reply], rng), rng);
}

function isAnswer(raw: unknown): raw is Answer {
  return (
    isRecord(raw) &&
    raw['kind'] === 'answer' &&
    Array.isArray(raw['choices']) &&
    raw['choices'].every(one => typeof one === 'number')
  );
}
