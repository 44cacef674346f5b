import { allowed, type Game, ranksOf, refused, type Seat, type Viewer } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';

type Question = { readonly id: string; readonly options: number; readonly answer: number };
type Asked = { readonly id: string; readonly options: number };
type Config = { readonly questions: number };
export type State = {
  readonly questions: readonly Question[];
  readonly done: number;
  readonly out: readonly Seat[];
  readonly points: readonly number[];
};
export type View = {
  readonly me: Viewer;
  readonly asked: readonly Asked[];
  readonly past: readonly Question[];
  readonly out: readonly Seat[];
  readonly points: readonly number[];
};
type Move = { readonly kind: 'answer'; readonly option: number };
type Rule = 'BU-1' | 'BU-2';
export type Buzz = { config: Config; state: State; view: View; move: Move; rule: Rule };

const FAST_MS = 5_000;
const OPTIONS = 4;

/** First right answer scores, twice if quick; a wrong one sits out the question. A race: `any`, not `all`. */
export const buzz: Game<Buzz> = {
  id: 'buzz',
  version: 1,
  seats: { min: 1, max: 8 },
  rules: ['BU-1', 'BU-2'],
  bound: ({ questions }, seats) => questions * seats,
  parseConfig: raw =>
    isRecord(raw) && isInt(raw['questions'], 1, 50) ? { questions: raw['questions'] } : null,
  parseMove: raw =>
    isRecord(raw) && raw['kind'] === 'answer' && isInt(raw['option'], -9, 9)
      ? { kind: 'answer', option: raw['option'] }
      : null,

  setup: ({ questions }, seats, rng) => ({
    questions: Array.from({ length: questions }, (_, i) => ({
      id: `q${i}`,
      options: OPTIONS,
      answer: rng.int(OPTIONS),
    })),
    done: 0,
    out: [],
    points: Array.from({ length: seats }, () => 0),
  }),
  status: ({ questions, done, out, points }) => {
    if (done === questions.length) {
      return { tag: 'over', outcome: { ranks: ranksOf(points), scores: points, rule: 'BU-1' } };
    }
    const seats = points.map((_, seat) => seat).filter(seat => !out.includes(seat));
    return { tag: 'playing', turn: { mode: 'any', seats } };
  },
  apply: (state, [commit]) => {
    const question = state.questions[state.done];
    if (commit === undefined || question === undefined) return state;
    const right = commit.move.option === question.answer;
    const gain = commit.elapsedMs < FAST_MS ? 2 : 1;
    const out = [...state.out, commit.seat];
    const next = right || out.length === state.points.length;
    return {
      questions: state.questions,
      done: next ? state.done + 1 : state.done,
      out: next ? [] : out,
      points: state.points.map((score, seat) => (right && seat === commit.seat ? score + gain : score)),
    };
  },
  view: ({ questions, done, out, points }, me) => ({
    me,
    asked: questions.slice(done).map(({ id, options }) => ({ id, options })),
    past: questions.slice(0, done),
    out,
    points,
  }),

  moves: view => {
    const asked = view.asked[0];
    if (asked === undefined || view.me === 'spectator' || view.out.includes(view.me)) return [];
    return Array.from({ length: asked.options }, (_, option) => ({ kind: 'answer' as const, option }));
  },
  complete: true,
  check: (view, { option }) => {
    if (view.me === 'spectator' || view.out.includes(view.me)) return refused('BU-2');
    const asked = view.asked[0];
    return asked === undefined || option < 0 || option >= asked.options
      ? refused('BU-1', { option })
      : allowed;
  },
  fallback: () => ({ kind: 'answer', option: 0 }),
  imagine: ({ asked, past, out, points }, rng) => ({
    questions: [...past, ...asked.map(({ id, options }) => ({ id, options, answer: rng.int(options) }))],
    done: past.length,
    out,
    points,
  }),
};
