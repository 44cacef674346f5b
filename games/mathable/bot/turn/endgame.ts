/**
 * Two players and an empty reserve: what I do not see is in the other rack, so nothing is hidden any more.
 * A few plans on each side are searched against each other, the rest of the game is played out.
 */

import type { Judgement, Suggestion } from '#bots/judge.ts';
import { must } from '#kernel/must.ts';
import { copyGame, emptyGame, type QuickGame } from '../compact/quick-game.ts';
import type { Effort } from '../judge.ts';
import { act, type Deed, leadOf } from '../worlds/imagined.ts';
import { playTurn, type Study, taskOf } from '../worlds/policy.ts';
import { deal, type Outlook } from '../worlds/worlds.ts';
import { findPlans } from './plans.ts';

/** Plans tried for each of the turns after the one in question. */
const BREADTH = [8, 6, 4, 3] as const;
const BEAM = 12;
/** What a beam costs, in sets of bases of the same time. */
const BEAM_NODES = 150;

const games: readonly QuickGame[] = Array.from({ length: BREADTH.length + 2 }, emptyGame);

export function isOpenEndgame({ certain }: Outlook): boolean {
  return certain.seats === 2 && certain.reserveSize === 0;
}

/** The values have no sampling error: there is only one world. */
export function judgeEndgame(
  outlook: Outlook,
  suggestions: readonly Suggestion<Deed>[],
  effort: Effort,
  study: Study,
): Judgement<Deed>[] {
  const start = must(games[0]);
  deal(outlook, study.random, start);
  return suggestions.map(({ deed }) => {
    // Each deed may use its share of the effort, whatever the others took.
    const limit = study.nodes + effort.nodes / suggestions.length;
    const window = { alpha: Number.NEGATIVE_INFINITY, beta: Number.POSITIVE_INFINITY };
    return { deed, value: leadBy(deed, 0, window, { study, limit }), error: 0 };
  });
}

interface Bound {
  readonly alpha: number;
  readonly beta: number;
}

interface Search {
  readonly study: Study;
  readonly limit: number;
}

/** The lead, for whoever does the deed in `games[ply]`, if both play on well. */
function leadBy(deed: Deed, ply: number, bound: Bound, search: Search): number {
  const game = must(games[ply + 1]);
  copyGame(must(games[ply]), game);
  const me = game.seat;
  act(game, deed, search.study);
  if (game.phase === 'over') return leadOf(game, me, search.study);
  const breadth = search.study.nodes < search.limit ? BREADTH[ply] : undefined;
  if (breadth === undefined) return playedOut(game, me, search.study);
  return -bestReply(ply + 1, breadth, { alpha: -bound.beta, beta: -bound.alpha }, search);
}

/** Alpha-beta: stops where the other side would not let it come to this. */
function bestReply(ply: number, breadth: number, { alpha, beta }: Bound, search: Search): number {
  const task = taskOf(must(games[ply]), search.study.stages);
  const plans = findPlans(task, { width: BEAM, count: breadth });
  search.study.nodes += BEAM_NODES;
  const deeds: Deed[] = [
    ...plans.map(({ placements }) => ({ kind: 'place', placements }) as const),
    { kind: 'stop' },
  ];
  let best = Number.NEGATIVE_INFINITY;
  for (const deed of deeds) {
    best = Math.max(best, leadBy(deed, ply, { alpha: Math.max(alpha, best), beta }, search));
    if (best >= beta) break;
  }
  return best;
}

function playedOut(game: QuickGame, me: number, study: Study): number {
  while (game.phase !== 'over') playTurn(game, study);
  return leadOf(game, me, study);
}
