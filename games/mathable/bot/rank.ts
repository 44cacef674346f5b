/** The judge of Mathable: what can be done now, best first. */

import { closelyCompared, type Judgement, type Suggestion } from '#bots/judge.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Budget, Candidate } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { sorted } from '../rules/tiles.ts';
import type { Move, View } from '../rules/types.ts';
import { faceOf, spotOf } from './compact/code.ts';
import { toTile } from './compact/faces.ts';
import { pointsFor } from './compact/position.ts';
import { rankContest } from './contest.ts';
import { exchangeFacts, placeFacts, restFacts } from './facts.ts';
import { judge } from './judge.ts';
import { placeMove } from './moves.ts';
import { isOpenEndgame, judgeEndgame } from './turn/endgame.ts';
import { expectExtra } from './turn/extra.ts';
import { findOptions, type Option } from './turn/options.ts';
import type { Deed } from './worlds/imagined.ts';
import type { Study } from './worlds/policy.ts';
import { type Outlook, outlookOf } from './worlds/worlds.ts';
import { AIMS } from './worth.ts';

/** Turns that are looked at in imagined worlds; the others keep their first estimate. */
const CLOSER_LOOK = 16;
/** Sets of bases per imagined world, on average: what bounds the slowest decisions. */
const NODES_PER_WORLD = 730;

export function rank(view: View, budget: Budget, rng: Rng, against?: Move): readonly Candidate<Move>[] {
  if (view.me === 'spectator' || view.phase.tag === 'over') return [];
  const contest = rankContest(view);
  if (view.phase.tag === 'verdict') return rankVerdict(view, view.me, contest);
  if (view.turn.seat !== view.me) return contest === null ? [] : [contest];
  const study: Study = { random: quickRandom(rng), stages: AIMS, nodes: 0 };
  const ranked =
    view.phase.tag === 'bonus' ? rankExtra(view, budget, study) : rankTurn(view, budget, study, against);
  if (contest === null) return ranked;
  // What can be done after the contest is judged then; until then it is the first thing to do.
  return [{ ...contest, value: contest.value + (ranked[0]?.value ?? 0) }, ...ranked];
}

function rankVerdict(view: View, me: Seat, contest: Candidate<Move> | null): Candidate<Move>[] {
  if (view.open?.seat === me) return [];
  const accept: Candidate<Move> = { move: { kind: 'accept' }, value: 0, error: 0, facts: {} };
  return contest === null ? [accept] : [contest, accept];
}

function rankExtra(view: View, { iterations }: Budget, study: Study): Candidate<Move>[] {
  const outlook = outlookOf(view);
  const expected = expectExtra(outlook, study.stages);
  const kinds = expected.draw >= expected.keep ? (['draw', 'keep'] as const) : (['keep', 'draw'] as const);
  const answers = kinds.map(kind => ({ deed: { kind }, worth: expected[kind] }));
  const judged = iterations === 0 ? [] : judge(outlook, answers, effortOf(iterations), study);
  return kinds
    .map((kind, i) => {
      const { value = expected[kind], error = 0 } = judged[i] ?? {};
      const facts = { gain: Math.round(expected.draw - expected.keep), reserve: view.reserveSize };
      return { move: { kind }, value, error, facts };
    })
    .sort((a, b) => b.value - a.value);
}

function rankTurn(view: View, { iterations }: Budget, study: Study, against?: Move): Candidate<Move>[] {
  const outlook = outlookOf(view);
  const options = findOptions(outlook.certain, study.stages);
  const judged = lookCloser(outlook, options.slice(0, CLOSER_LOOK), iterations, study);
  // The first estimate leaves out what comes after the turn: set it right by what the closer looks found.
  const gaps = judged.map(({ value }, i) => value - must(options[i]).worth);
  const gap = mean(gaps);
  const spread = Math.sqrt(mean(gaps.map(one => (one - gap) ** 2)));
  const candidates = new Map<string, Candidate<Move> & { readonly deed: Deed }>();
  const valued = options.map((option, i) => {
    const { value = option.worth + gap, error = spread } = judged[i] ?? {};
    return { option, value, error };
  });
  for (const { option, value, error } of valued.sort((a, b) => b.value - a.value)) {
    for (const { move, facts } of firstMoves(view, outlook, option)) {
      const key = JSON.stringify(move);
      if (!candidates.has(key)) candidates.set(key, { move, value, error, facts, deed: option.deed });
    }
  }
  const ranked = [...candidates.values()];
  if (against === undefined) return ranked;
  return closelyCompared(ranked, against, pair => lookCloser(outlook, pair, iterations, study));
}

function lookCloser(
  outlook: Outlook,
  likely: readonly Suggestion<Deed>[],
  worlds: number,
  study: Study,
): Judgement<Deed>[] {
  if (worlds === 0 || likely.length < 2) return [];
  const look = isOpenEndgame(outlook) ? judgeEndgame : judge;
  return look(outlook, likely, effortOf(worlds), study);
}

function effortOf(worlds: number): { readonly worlds: number; readonly nodes: number } {
  return { worlds, nodes: worlds * NODES_PER_WORLD };
}

/** The moves with which this turn may begin. */
function firstMoves(view: View, outlook: Outlook, option: Option): Pick<Candidate<Move>, 'move' | 'facts'>[] {
  const { deed } = option;
  switch (deed.kind) {
    case 'place':
      return option.openings.map(code => {
        const points = pointsFor(outlook.certain.position, spotOf(code), faceOf(code));
        return { move: placeMove(view, code), facts: placeFacts(view, code, points, option) };
      });
    case 'exchange': {
      const tiles = sorted(deed.faces.map(toTile));
      return [{ move: { kind: 'exchange', tiles }, facts: exchangeFacts(view, deed.faces) }];
    }
    case 'stop':
      return [{ move: { kind: outlook.certain.laid > 0 ? 'end' : 'pass' }, facts: restFacts(view) }];
    case 'draw':
    case 'keep':
      return [{ move: { kind: deed.kind }, facts: {} }];
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
