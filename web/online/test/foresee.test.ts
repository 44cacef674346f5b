import { describe, expect, test } from 'vitest';
import { interrupts } from '#contract/game.ts';
import type { AnyEnvelope } from '#contract/page.ts';
import { type AnyTrial, seatsOf } from '#contract/trial.ts';
import { isAsked } from '#kernel/asked.ts';
import { Match } from '#kernel/match.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { foresee } from '../foresee.ts';

const GAMES = 8;
/** Choices foreseen in one trial: where most can be known in advance, more of them are no news. */
const ENOUGH = 150;
/** Of one random game; the beginning and the middle are as good as the end. */
const MOVES = 120;

for (const { id, trials } of await findTrials()) {
  describe(`in ${id}`, () => {
    for (const trial of trials) {
      test(`${trial.name}: what is foreseen is what comes`, () => {
        let known = 0;
        for (let game = 0; game < GAMES && known < ENOUGH; game++) {
          const { foreseen, wrong } = playAndCompare(trial, seedOf(game));
          expect(wrong).toEqual([]);
          known += foreseen;
        }
        // Somewhere in these games something can be known in advance: otherwise nothing was tried here.
        expect(known).toBeGreaterThan(0);
      });
    }
  });
}

/** Plays at random, and compares each choice with what its seat would have been shown at once. */
function playAndCompare({ game, config, seats }: AnyTrial, seed: Seed) {
  const match = new Match(game, { config, seats, seed });
  const chance = rngFor(seed, 1e6);
  const wrong: unknown[] = [];
  let foreseen = 0;
  for (let count = 0; count < MOVES && !match.over; count++) {
    const { turn } = match.envelope('spectator');
    const asked = seatsOf(seats).filter(one => isAsked(match.envelope('spectator'), one));
    const seat = asked[chance.int(asked.length)] as number;
    const before: AnyEnvelope = match.envelope(seat);
    const moves = [...game.moves(before.view)].filter(move => turn !== null && !interrupts(turn, seat, move));
    const move = moves[chance.int(moves.length)];
    const after = foresee(game, { before, seat, move, seed: seedOf(count) });
    match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'player' });
    if (after === null) continue;
    foreseen += 1;
    const real = JSON.stringify(match.envelope(seat));
    if (JSON.stringify(after) !== real) wrong.push({ count, move });
  }
  return { foreseen, wrong };
}

function seedOf(number: number): Seed {
  return [number, 1, 2, 3, 4, 5, 6, 7];
}
