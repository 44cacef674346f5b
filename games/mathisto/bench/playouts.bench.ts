/**
 * Games of Mathisto: through the whole Match, every move parsed, checked, logged and fingerprinted, by chance; and
 * through the compact form that bots search with, by the policy of imagined games; beside boardgame.io's reducer in
 * the same run. Then how long it takes to imagine a state that agrees with all that was seen.
 *
 * Usage: node games/mathisto/bench/playouts.bench.ts [seconds]
 */

import { quantile } from '#bench/lib/figures.ts';
import { matchPlayer } from '#bench/lib/match-player.ts';
import { boardgameIo, movesPerSecond, print } from '#bench/lib/measure.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import { bot } from '../bot/index.ts';
import { deal, outlookOf } from '../bot/outlook.ts';
import { playOn } from '../bot/policy.ts';
import { copyGame, emptyGame, type QuickGame } from '../bot/quick-game.ts';
import { game } from '../rules/index.ts';
import type { Config, View } from '../rules/types.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const SEATS = 3;
const config: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: 'random' };

const peer = boardgameIo(SECONDS).reducer;
print({ bench: 'boardgame.io reducer, Five14', movesPerSecond: peer });
report('Mathisto through the Match', movesPerSecond(throughTheMatch(), SECONDS));
reportPolicy();
reportImagining();

function report(bench: string, moves: number, more: Readonly<Record<string, number>> = {}): void {
  const timesBoardgameIo = Math.round((moves / peer) * 100) / 100;
  print({ bench, movesPerSecond: moves, ...more, timesBoardgameIo });
}

function chance(index: number, step: number): Rng {
  return rngFor([index, 42, 0, 0, 0, 0, 0, 0], step);
}

function throughTheMatch(): () => number {
  return matchPlayer({
    game,
    config,
    seats: SEATS,
    seedOf: index => [index, 43, 0, 0, 0, 0, 0, 0],
    chance: (index, step, seat) => chance(index, 1000 + SEATS * step + seat),
  });
}

/** Whole games from first deals. */
function reportPolicy(): void {
  const random = quickRandom(chance(0, 1));
  const starts = Array.from({ length: 64 }, (_, index): QuickGame => {
    const start = emptyGame();
    deal(
      outlookOf(game.view(game.setup(config, SEATS, chance(index, 0)), 'spectator'), 'nothing', random),
      random,
      start,
    );
    return start;
  });
  const table = emptyGame();
  let games = 0;
  let made = 0;
  const moves = movesPerSecond(() => {
    copyGame(must(starts[games++ % starts.length]), table);
    const count = playOn(table, random);
    made += count;
    return count;
  }, SECONDS);
  const gamesPerSecond = Math.round((moves * games) / made);
  report('Mathisto in compact form, by policy', moves, { gamesPerSecond });
}

/** For everybody, at every tenth step of games between bots. */
function reportImagining(): void {
  const ms: number[] = [];
  for (let index = 0; index < 10; index++) {
    for (const [step, view] of viewsOf(index).entries()) {
      const start = performance.now();
      game.imagine(view, chance(index, 5000 + step));
      ms.push(performance.now() - start);
    }
  }
  const figure = (share: number): number => Number(quantile(ms, share).toFixed(3));
  print({
    bench: 'imagine a state of Mathisto',
    count: ms.length,
    msMedian: figure(0.5),
    ms99: figure(0.99),
    msMost: figure(1),
  });
}

function viewsOf(index: number): View[] {
  const views: View[] = [];
  let state = game.setup(config, SEATS, chance(index, 0));
  for (let step = 1; ; step++) {
    const status = game.status(state);
    if (status.tag === 'over') return views;
    if (step % 10 === 0)
      for (const viewer of [0, 1, 2, 'spectator'] as const) views.push(game.view(state, viewer));
    const now = state;
    const commits = status.turn.seats.map(seat => {
      const move = bot.choose(game.view(now, seat), 3, chance(index, 2000 + SEATS * step + seat));
      return { seat, move, elapsedMs: 0, by: 'bot' as const };
    });
    state = game.apply(state, commits, chance(index, step));
  }
}
