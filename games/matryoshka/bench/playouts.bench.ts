/**
 * Random games of Matryoshka: through the whole Match, every move parsed, checked, logged and fingerprinted; and
 * through the compact form that bots search with, at random and by the policy of imagined games; beside
 * boardgame.io's reducer in the same run. Then the exact best display of 14 cards, which is to take less than a
 * millisecond.
 *
 * Usage: node games/matryoshka/bench/playouts.bench.ts [seconds]
 */

import { quantile } from '#bench/lib/figures.ts';
import { matchPlayer } from '#bench/lib/match-player.ts';
import { boardgameIo, movesPerSecond, print } from '#bench/lib/measure.ts';
import { quickRandom } from '#bots/quick-random.ts';
import { must } from '#kernel/must.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { playOut } from '../bot/playout.ts';
import { playOn } from '../bot/policy.ts';
import { copyGame, emptyGame, gameOf, type QuickGame } from '../bot/quick-game.ts';
import { styleFor } from '../bot/style.ts';
import { bestDisplay } from '../rules/best-display.ts';
import { ALL_CARDS } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { DISPLAY } from '../rules/setup.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const SEATS = 3;
const config = { talk: 'silent' } as const;
/** Choices in a game of three: five displays each, and in twelve exchanges a card, two offers and a taking. */
const CHOICES = DISPLAY.length * SEATS + 4 * SEATS * (SEATS + 1);

const peer = boardgameIo(SECONDS).reducer;
print({ bench: 'boardgame.io reducer, Five14', movesPerSecond: peer });
report('Matryoshka through the Match', movesPerSecond(throughTheMatch(), SECONDS));
report('Matryoshka in compact form', movesPerSecond(compactPlayer(), SECONDS));
report('Matryoshka in compact form, by policy', movesPerSecond(policyPlayer(), SECONDS));
reportDisplays();

function report(bench: string, moves: number): void {
  const timesBoardgameIo = Math.round((moves / peer) * 100) / 100;
  print({ bench, movesPerSecond: moves, gamesPerSecond: Math.round(moves / CHOICES), timesBoardgameIo });
}

function throughTheMatch(): () => number {
  return matchPlayer({
    game,
    config,
    seats: SEATS,
    seedOf: index => [index, 3, 0, 0, 0, 0, 0, 0],
    chance: (index, step, seat) => rngFor([index, step, seat, 0, 0, 0, 0, 0], 1),
  });
}

function compactPlayer(): () => number {
  const random = quickRandom(rngFor(seedFrom([4]), 0));
  return fromStarts(table => playOut(table, random));
}

function policyPlayer(): () => number {
  const styles = Array.from({ length: SEATS }, () => styleFor(SEATS));
  return fromStarts(table => {
    playOn(table, styles);
    return CHOICES;
  });
}

function fromStarts(play: (table: QuickGame) => number): () => number {
  const starts = Array.from({ length: 64 }, (_, index) =>
    gameOf(game.setup(config, SEATS, rngFor([index, 5, 0, 0, 0, 0, 0, 0], 0))),
  );
  const table = emptyGame();
  let index = 0;
  return () => {
    copyGame(must(starts[index++ % starts.length]), table);
    return play(table);
  };
}

function reportDisplays(): void {
  const rng = rngFor(seedFrom([6]), 0);
  const pools = Array.from({ length: 2000 }, () => rng.shuffle(ALL_CARDS).slice(0, 14));
  for (const count of [DISPLAY[4], DISPLAY[3]]) {
    const micros = pools.map(pool => {
      const start = performance.now();
      bestDisplay(pool, count);
      return (performance.now() - start) * 1000;
    });
    print({
      bench: `best ${count} of 14 cards`,
      microsMedian: Number(quantile(micros, 0.5).toFixed(1)),
      micros99: Number(quantile(micros, 0.99).toFixed(1)),
    });
  }
}
