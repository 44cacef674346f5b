import { expect, test } from 'vitest';
import type { Viewer } from '#contract/game.ts';
import { check, PROBLEMS } from '../check.ts';
import { type Asked, afterEvents, atStep, type History, type Kept, type Shown } from '../history.ts';

const MOVES = 6;
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Two seats move in turn; each move makes a step, and everybody is shown it right after the answer. */
const numbers = Array.from({ length: MOVES }, (_, index) => index + 1);
const asked: readonly Asked[] = numbers.map(n => ({
  id: `m${n}`,
  seat: n % 2,
  move: `{"n":${n}}`,
  askedAt: n * 10,
  answer: { tag: 'done', at: n * 10 + 3 },
}));
const shown: readonly Shown[] = [0, ...numbers].flatMap(n => VIEWERS.map(viewer => frame(viewer, n)));
const history: History = { asked, shown, watchers: VIEWERS.map(String) };
const kept: Kept = {
  events: asked.map(({ id, seat, move }, index) => ({ seq: index + 1, choice: { id, seat, move } })),
  prints: new Map(
    shown.flatMap(({ viewer, step, print }) => [
      [afterEvents(viewer, step), print],
      [atStep(viewer, step), print],
    ]),
  ),
  steps: [0, ...numbers],
  unsound: null,
};

function frame(viewer: Viewer, n: number): Shown {
  const print = `${viewer} sees ${n}`;
  return { who: String(viewer), socket: 1, viewer, step: n, n, print, at: n * 10 + 4, stored: n };
}

interface Spoilt {
  readonly what: keyof typeof PROBLEMS;
  readonly how: string;
  readonly told?: History;
  readonly stored?: Kept;
  /** What else must be found then. */
  readonly also?: keyof typeof PROBLEMS;
}

const SPOILT: readonly Spoilt[] = [
  { what: 'lost', how: 'an acknowledged move is not there', stored: without(3), also: 'gap' },
  { what: 'lost', how: 'the last one is not there', stored: without(MOVES) },
  { what: 'doubled', how: 'a repeat was followed twice', stored: withMore(eventAt(2)) },
  {
    what: 'doubled',
    how: 'also of one that was never answered',
    told: withAnswer('m2', null),
    stored: withMore(eventAt(2)),
  },
  {
    what: 'altered',
    how: 'another move is stored under its name',
    stored: changed(4, { id: 'm4', seat: 0, move: '{"n":40}' }),
  },
  {
    what: 'altered',
    how: 'it is stored for another seat',
    stored: changed(4, { id: 'm4', seat: 1, move: '{"n":4}' }),
  },
  {
    what: 'reordered',
    how: 'two have changed places',
    stored: {
      ...kept,
      events: kept.events.with(2, { ...eventAt(4), seq: 3 }).with(3, { ...eventAt(3), seq: 4 }),
    },
  },
  { what: 'unwanted', how: 'a refused move is there', told: withAnswer('m5', { tag: 'refused', at: 53 }) },
  {
    what: 'unwanted',
    how: 'a move is there that nobody asked for',
    told: { ...history, asked: asked.filter(({ id }) => id !== 'm6') },
  },
  {
    what: 'unwanted',
    how: 'a player’s choice has no name',
    stored: changed(6, { id: null, seat: 0, move: '{"n":6}' }),
    also: 'lost',
  },
  {
    what: 'shown-otherwise',
    how: 'what was shown is not what came of it',
    told: withFrame({ ...frame(1, 4), print: 'something else' }),
  },
  {
    what: 'shown-otherwise',
    how: 'what was shown was never stored',
    told: { ...history, shown: [...shown, frame('spectator', MOVES + 1)] },
  },
  {
    what: 'shown-otherwise',
    how: 'a frame of the past is another one',
    told: { ...history, shown: [...shown, { ...frame(0, 2), n: null, print: 'another' }] },
  },
  {
    what: 'shown-early',
    how: 'it was shown before it was stored',
    told: withFrame({ ...frame(0, 5), stored: 4 }),
  },
  { what: 'shown-back', how: 'it went back', told: { ...history, shown: [...shown, frame(0, MOVES - 1)] } },
  { what: 'unseen', how: 'one who looks on was never shown the end', told: withoutFrame(MOVES) },
  { what: 'skipped', how: 'one who looks on was never shown a step', told: withoutFrame(3) },
  { what: 'unsound', how: 'it does not verify', stored: { ...kept, unsound: 'print' } },
];

test('an honest history has no problem', () => {
  expect(check(history, kept)).toEqual([]);
});

test.each(SPOILT)('$what: $how', ({ what, told = history, stored = kept, also }) => {
  const found = check(told, stored).map(problem => problem.what);
  expect(new Set(found)).toEqual(new Set(also === undefined ? [what] : [what, also]));
});

test('every kind of problem was brought about', () => {
  const tried = SPOILT.flatMap(({ what, also }) => [what, also ?? what]);
  expect(new Set(tried)).toEqual(new Set(Object.keys(PROBLEMS)));
});

test('what nobody knows may be there or not', () => {
  const unknown = withAnswer('m6', { tag: 'unknown', at: 63 });
  expect(check(unknown, kept)).toEqual([]);
  const before = { ...unknown, shown: shown.filter(({ n }) => n !== MOVES) };
  const steps = kept.steps.slice(0, -1);
  expect(check(before, { ...kept, steps, events: kept.events.slice(0, -1) })).toEqual([]);
});

test('two that were under way at the same time have no order', () => {
  const together = { ...history, asked: asked.map(one => ({ ...one, askedAt: 0 })) };
  const events = [...kept.events].reverse().map((event, index) => ({ ...event, seq: index + 1 }));
  expect(check(together, { ...kept, events })).toEqual([]);
});

test('who comes back through another door may first see what they saw before', () => {
  const again = { ...frame(0, MOVES - 1), socket: 2 };
  expect(check({ ...history, shown: [...shown, again, { ...frame(0, MOVES), socket: 2 }] }, kept)).toEqual(
    [],
  );
});

function eventAt(seq: number) {
  return kept.events[seq - 1] as (typeof kept.events)[number];
}

function changed(seq: number, choice: (typeof kept.events)[number]['choice']): Kept {
  return { ...kept, events: kept.events.with(seq - 1, { seq, choice }) };
}

function withMore(event: (typeof kept.events)[number]): Kept {
  return { ...kept, events: [...kept.events, { ...event, seq: MOVES + 1 }] };
}

function without(seq: number): Kept {
  return { ...kept, events: kept.events.filter(event => event.seq !== seq) };
}

function withAnswer(id: string, answer: Asked['answer']): History {
  return { ...history, asked: asked.map(one => (one.id === id ? { ...one, answer } : one)) };
}

/** Which the one who looks on was not shown. */
function withoutFrame(step: number): History {
  return { ...history, shown: shown.filter(({ viewer, n }) => viewer !== 'spectator' || n !== step) };
}

/** In the place of the one that this guest was shown. */
function withFrame(frame: Shown): History {
  const isSame = ({ who, n }: Shown): boolean => who === frame.who && n === frame.n;
  return { ...history, shown: shown.map(one => (isSame(one) ? frame : one)) };
}
