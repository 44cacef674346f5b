/**
 * What a step costs through Match, the envelopes of all seats and what changed in them, early in a match and late: in
 * every game on the shelf, with random moves in its longest trial. Nothing on the way of a move may grow with the match.
 */
import type { AnyTrial } from '#contract/trial.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { editsBetween } from '#protocol/edits.ts';
import { print } from './lib/measure.ts';

const MATCHES = 12;
/** No step after it is looked at. */
const LAST = 220;
/** Steps around which a median is taken: from there on so many. */
const EARLY = 10;
const WINDOW = 20;

for (const { id, trials } of await findTrials()) {
  const lengths = trials.map(({ game, config, seats }) => game.bound(config, seats));
  const trial = trials[lengths.indexOf(Math.max(...lengths))];
  if (trial === undefined) continue;
  // By step, in microseconds. The first matches warm up what all use.
  const costs: number[][] = [];
  for (let index = 0; index < MATCHES * 2; index++) playOne(trial, index, index < MATCHES ? [] : costs);
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

function playOne({ game, config, seats }: AnyTrial, index: number, costs: number[][]): void {
  const match: AnyMatch = new Match(game, { config, seats, seed: seedFrom([index + 1]) });
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  let before = everybody.map(seat => match.envelope(seat));
  while (!match.over && match.step < LAST) {
    const { turn, chosen, step } = match.outline;
    const seat = turn?.seats.find(one => !chosen.includes(one)) ?? 0;
    const view = before[seat]?.view;
    const moves = [...game.moves(view)];
    const chance = rngFor(seedFrom([index, seat]), step);
    const move = moves.length === 0 ? game.fallback(view) : moves[chance.int(moves.length)];
    const start = performance.now();
    const taken = match.submit({ seat, move, step, elapsedMs: 0, by: 'player' });
    const after = everybody.map(one => match.envelope(one));
    for (const one of everybody) JSON.stringify(editsBetween(before[one], after[one]));
    const cost = (performance.now() - start) * 1000;
    if (!taken.ok) throw new Error(`${game.id}: ${taken.rule}`);
    before = after;
    costs[step] ??= [];
    costs[step].push(cost);
  }
}

function median(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
}
