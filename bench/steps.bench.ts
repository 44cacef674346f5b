/**
 * What a step costs through Match, the envelopes of all seats and what changed in them, early in a match and late: in
 * every game on the shelf, in its longest trial, with random moves that make it last. Nothing on the way of a move may
 * grow with the match.
 */
import type { Seat } from '#contract/game.ts';
import { type AnyTrial, seatsOf } from '#contract/trial.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { editsBetween } from '#protocol/edits.ts';
import { print } from './lib/measure.ts';

const MATCHES = 12;
/** Each is played so often; the first time warms up what all use. */
const TIMES = 6;
/** No step after it is looked at. */
const LAST = 220;
/** Steps around which a median is taken: from there on so many. */
const EARLY = 10;
const WINDOW = 20;
/** Moves that bring the end nearer wait for so many others. How long a game lasts so differs: Calculator ends if nobody plays. */
const PACES = [3, 6, LAST];

interface Made {
  readonly seat: Seat;
  readonly move: unknown;
}

for (const { id, trials } of await findTrials()) {
  const lengths = trials.map(({ game, config, seats }) => game.bound(config, seats));
  const trial = trials[lengths.indexOf(Math.max(...lengths))];
  if (trial === undefined) continue;
  const ways = PACES.map(pace => Array.from({ length: MATCHES }, (_, index) => makeUp(trial, index, pace)));
  const matches = ways.sort((a, b) => b.flat().length - a.flat().length)[0] ?? [];
  // By step, in microseconds.
  const costs: number[][] = [];
  for (let time = 0; time < TIMES; time++) {
    for (const [index, made] of matches.entries()) playOne(trial, index, made, time === 0 ? [] : costs);
  }
  const steps = costs.length;
  const late = Math.max(EARLY, Math.min(LAST, steps) - WINDOW);
  const [earlyCost, lateCost] = [EARLY, late].map(from => median(costs.slice(from, from + WINDOW).flat()));
  print({
    bench: `a step early and late, ${id}, ${trial.name}`,
    steps,
    early: { from: EARLY, microseconds: Math.round(earlyCost ?? 0) },
    late: { from: late, microseconds: Math.round(lateCost ?? 0) },
    ratio: { is: Math.round(((lateCost ?? 0) / (earlyCost ?? 1)) * 100) / 100, toReach: 'under 1.2' },
  });
}

/** A match, before anything is measured: to find moves may cost more than to make them. */
function makeUp(trial: AnyTrial, index: number, pace: number): Made[] {
  const { game, eager = [] } = trial;
  const match = begin(trial, index);
  const all: Made[] = [];
  let others = 0;
  while (!match.over && match.step < LAST) {
    const { turn, chosen, step } = match.outline;
    const seat = turn?.seats.find(one => !chosen.includes(one)) ?? 0;
    const { view } = match.envelope(seat);
    const hurries = others >= pace;
    const moves = [...game.moves(view)];
    const fitting = moves.filter(({ kind }) => eager.includes(kind) === hurries);
    const some = fitting.length === 0 ? moves : fitting;
    const move =
      some[rngFor(seedFrom([index, seat]), step).int(Math.max(1, some.length))] ?? game.fallback(view);
    others = eager.includes(move.kind) ? 0 : others + 1;
    all.push({ seat, move });
    submit(match, all[all.length - 1] as Made);
  }
  return all;
}

function playOne(trial: AnyTrial, index: number, made: readonly Made[], costs: number[][]): void {
  const match = begin(trial, index);
  const everybody = seatsOf(trial.seats);
  let before = everybody.map(seat => match.envelope(seat));
  for (const one of made) {
    const { step } = match;
    const start = performance.now();
    submit(match, one);
    const after = everybody.map(seat => match.envelope(seat));
    for (const seat of everybody) JSON.stringify(editsBetween(before[seat], after[seat]));
    const cost = (performance.now() - start) * 1000;
    before = after;
    costs[step] ??= [];
    costs[step].push(cost);
  }
}

function begin({ game, config, seats }: AnyTrial, index: number): AnyMatch {
  return new Match(game, { config, seats, seed: seedFrom([index + 1]) });
}

function submit(match: AnyMatch, { seat, move }: Made): void {
  const taken = match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'player' });
  if (!taken.ok) throw new Error(taken.rule);
}

function median(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
}
