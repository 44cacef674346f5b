/** Random games of Five14 through a full Match, fingerprints and validation on, beside boardgame.io in the same run. */
import { seedFromText } from '#kernel/fair.ts';
import { Match } from '#kernel/match.ts';
import { rngFor } from '#kernel/rng.ts';
import { five14 } from './five14.ts';
import { boardgameIo, movesPerSecond, print } from './lib/measure.ts';

const seed = seedFromText('five14');
const random = rngFor(seed, 0);
const CELLS = 196;
let match = new Match(five14, { config: {}, seats: 2, seed });
let taken = new Set<number>();

function step(): number {
  if (match.over) {
    match = new Match(five14, { config: {}, seats: 2, seed });
    taken = new Set();
    return 0;
  }
  let cell = random.int(CELLS);
  while (taken.has(cell)) cell = random.int(CELLS);
  taken.add(cell);
  const { step } = match;
  const verdict = match.submit({
    seat: step % 2,
    move: { kind: 'claim', cell },
    step,
    elapsedMs: 0,
    by: 'bot',
  });
  if (!verdict.ok) throw new Error(verdict.rule);
  return 1;
}

const peer = boardgameIo(3);
const ours = movesPerSecond(step, 3);
print({ bench: 'boardgame.io reducer, Five14', movesPerSecond: peer.reducer });
print({ bench: 'boardgame.io local client, Five14', movesPerSecond: peer.client });
print({
  bench: 'our Match, Five14',
  movesPerSecond: ours,
  timesBoardgameIo: ratio(ours, peer.reducer),
  toReach: 2,
});

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 100) / 100;
}
