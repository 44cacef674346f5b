/**
 * Random deals of Gamate: through the whole Match, every move parsed, checked, logged and fingerprinted; and the
 * cards of a deal through the compact form that bots search with, at random and as quick players play; beside
 * boardgame.io's reducer in the same run.
 *
 * Usage: node games/gamate/bench/playouts.bench.ts [seconds]
 */

import { boardgameIo, movesPerSecond, print } from '#bench/lib/measure.ts';
import { quickRandom } from '#bots/quick-random.ts';
import { Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { rngFor, type Seed, seedFrom } from '#kernel/rng.ts';
import { playOut } from '../bot/playout.ts';
import { playOn } from '../bot/policy.ts';
import { copyDeal, emptyDeal, freshDeal, give, type QuickDeal } from '../bot/quick-deal.ts';
import { STYLE } from '../bot/style.ts';
import { placeOf } from '../bot/worlds.ts';
import { game } from '../rules/index.ts';
import { deal } from '../rules/setup.ts';
import { PLAIN_BIDS } from '../rules/trumps.ts';
import type { Config, Gamate, Move } from '../rules/types.ts';
import { orderOf } from '../solver/order.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const config: Config = { definitions: 'plain', floor: '6', length: 'deals-16' };
/** In a deal. */
const CARDS = 52;

const peer = boardgameIo(SECONDS).reducer;
print({ bench: 'boardgame.io reducer, Five14', movesPerSecond: peer });
report('Gamate through the Match', movesPerSecond(matchPlayer(), SECONDS));
const random = quickRandom(rngFor(seedFrom([4]), 0));
report(
  'Gamate in compact form',
  movesPerSecond(
    fromStarts(table => playOut(table, random)),
    SECONDS,
  ),
);
report('Gamate in compact form, by policy', movesPerSecond(fromStarts(playByPolicy), SECONDS));

function report(bench: string, moves: number): void {
  const timesBoardgameIo = Math.round((moves / peer) * 100) / 100;
  print({ bench, movesPerSecond: moves, dealsPerSecond: Math.round(moves / CARDS), timesBoardgameIo });
}

function playByPolicy(table: QuickDeal): number {
  playOn(table, [STYLE, STYLE]);
  return CARDS;
}

/** A deal through the Match takes a while: one step is one move. */
function matchPlayer(): () => number {
  let index = 0;
  let match = newMatch(index);
  return () => {
    if (match.over) match = newMatch(++index);
    const seat = match.envelope('spectator').turn?.seats[0] ?? 0;
    const { view, step } = match.envelope(seat);
    const moves = [...game.moves(view)];
    const pick = rngFor([index, step, seat, 0, 0, 0, 0, 0], 1).int(moves.length);
    // A random call is nearly always a new definition: one is enough.
    const hasBid = view.phase.tag === 'auction' && view.calls.some(({ trumps }) => trumps !== null);
    const isQuiet = hasBid || view.phase.tag === 'opposition';
    const move: Move | undefined = isQuiet ? { kind: 'pass' } : moves[pick];
    match.submit({ seat, move, step, elapsedMs: 0, by: 'bot' });
    return 1;
  };
}

function newMatch(index: number): Match<Gamate> {
  const seed: Seed = [index, 3, 0, 0, 0, 0, 0, 0];
  return new Match(game, { config, seats: 4, seed });
}

function fromStarts(play: (table: QuickDeal) => number): () => number {
  const starts = Array.from({ length: 64 }, (_, index) => startOf(index));
  const table = emptyDeal();
  let index = 0;
  return () => {
    copyDeal(must(starts[index++ % starts.length]), table);
    return play(table);
  };
}

function startOf(index: number): QuickDeal {
  const rng = rngFor([index, 5, 0, 0, 0, 0, 0, 0], 0);
  const trumps = PLAIN_BIDS[rng.int(PLAIN_BIDS.length)] ?? { is: 'odd' };
  const order = orderOf(trumps, index % 2 === 0 ? 'up' : 'down');
  const start = freshDeal(order, index % 4);
  for (const [seat, hand] of deal(0, rng).hands.entries())
    for (const card of hand) give(start, seat, placeOf(order, card));
  return start;
}
