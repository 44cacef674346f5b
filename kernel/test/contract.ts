import fc from 'fast-check';
import type { Commit, Game, Shape, Turn } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import type { Trial } from '#contract/trial.ts';
import { canonical } from '../fingerprint.ts';
import { rngFor, type Seed } from '../rng.ts';
import {
  applyChecked,
  broken,
  checkGuesses,
  checkMatch,
  checkOnlookers,
  checkPosition,
  deepFreeze,
  type Guesses,
  pickCommits,
  testSeed,
} from './laws.ts';

const RUNS = 100;
/** Steps played in search of a shorter game, before the shortest so far is good enough. */
const MOST_PLAYED = 10_000;

/** Tries all laws on one trial of one game. Throws the first law broken, with the shortest game that breaks it. */
export function contract<S extends Shape>(trial: Trial<S>): void {
  parsersAreTotal(trial);
  positionsObey(trial);
  gamesEnd(trial);
}

/** Nothing that comes from outside makes a parser throw, and what it accepts it accepts again. */
function parsersAreTotal<S extends Shape>({ game, config }: Trial<S>): void {
  const parsed = game.parseConfig(JSON.parse(canonical(config)));
  if (parsed === null || canonical(parsed) !== canonical(config))
    broken('json', 'parseConfig changes the config');
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.jsonValue(), fc.record({ kind: fc.string() })), raw => {
      const move = game.parseMove(raw);
      if (move !== null && game.parseMove(JSON.parse(canonical(move))) === null) broken('json', 'parseMove');
      const accepted = game.parseConfig(raw);
      if (accepted !== null && game.parseConfig(accepted) === null) broken('json', 'parseConfig');
    }),
    { numRuns: 200, seed: 42, includeErrorInReport: true },
  );
}

/**
 * Plays as many steps as there are picks, so that shrinking the list of picks shrinks the game: what is
 * reported is the shortest failing one.
 */
function positionsObey<S extends Shape>(trial: Trial<S>): void {
  const guesses: Guesses = { kept: new Set(), wrong: new Set() };
  const length = Math.min(400, trial.game.bound(trial.config, trial.seats));
  const picks = fc.array(fc.nat(), { maxLength: length, size: 'max' });
  const wilds = fc.array(trial.anyMove, { minLength: 1, maxLength: 8 });
  let steps: Commit<S['move']>[][] = [];
  const found = fc.check(
    fc.property(fc.nat(), picks, wilds, (n, chosen, wild) => {
      steps = [];
      playChecked(trial, { seed: testSeed(n), picks: chosen, wild, guesses, steps });
    }),
    { numRuns: trial.runs ?? RUNS, seed: 42, endOnFailure: true },
  );
  if (found.failed && found.counterexample !== null) {
    const [n, chosen, wild] = found.counterexample;
    shortest(trial, { picks, wilds }, { n, chosen: chosen.slice(0, steps.length + 1), wild });
    throw found.errorInstance;
  }
  checkGuesses(guesses);
}

/**
 * Shrinks a failing game. The laws held up to its last step, so each shorter game is tried at its own last
 * step only: minutes become moments.
 */
function shortest<S extends Shape>(
  trial: Trial<S>,
  { picks, wilds }: { picks: fc.Arbitrary<number[]>; wilds: fc.Arbitrary<unknown[]> },
  { n, chosen, wild }: { n: number; chosen: number[]; wild: unknown[] },
): void {
  const guesses: Guesses = { kept: new Set(), wrong: new Set() };
  // Moves made of parts that fast-check cannot take apart again stay as they are.
  let played = 0;
  const others = wilds.canShrinkWithoutContext(wild) ? wilds : fc.constant(wild);
  fc.assert(
    fc.property(fc.nat(), picks, others, (seed, fewer, less) => {
      played += 1 + fewer.length;
      if (played > MOST_PLAYED) return;
      playChecked(trial, { seed: testSeed(seed), picks: fewer, wild: less, guesses, from: fewer.length - 1 });
    }),
    { numRuns: 1, seed: 42, examples: [[n, chosen, wild]], includeErrorInReport: true },
  );
}

export interface Random<S extends Shape> {
  readonly seed: Seed;
  /** One a step: who acts and how. */
  readonly picks: readonly number[];
  readonly wild: readonly unknown[];
  readonly guesses: Guesses;
  readonly steps?: Commit<S['move']>[][];
  /** The step from which on the laws are tried; before it the game is only played. */
  readonly from?: number;
}

/** Plays the picked moves under all laws. `steps` is filled as it goes, so that a failure can be looked at. */
export function playChecked<S extends Shape>(
  trial: Trial<S>,
  { seed, picks, wild, guesses, steps = [], from = 0 }: Random<S>,
): void {
  const { game, config, seats } = trial;
  const dreams = rngFor(testSeed(seed[0] + 1), 0);
  const eager = seed[0] % 2 === 0 ? trial.eager : undefined;
  let state = deepFreeze(game.setup(config, seats, rngFor(seed, 0)));
  // Moves that were legal elsewhere are the likeliest to slip through here.
  const once: unknown[] = [];
  try {
    for (const pick of picks) {
      const tried = steps.length >= from;
      if (tried) checkPosition(trial, state, { wild: [...wild, ...once], chance: dreams, guesses });
      const status = game.status(state);
      if (status.tag === 'over') break;
      const commits = pickCommits(game, state, status.turn, { pick, eager });
      once.push(commits[0]?.move);
      if (once.length > 4) once.shift();
      const step = steps.length + 1;
      const chance = (): Rng => rngFor(seed, step);
      const next = tried
        ? applyChecked(trial, state, commits, chance)
        : deepFreeze(game.apply(state, commits, chance()));
      if (tried) checkOnlookers(trial, { state, next, commits }, dreams, chance);
      state = next;
      steps.push(commits);
    }
    checkPosition(trial, state, { wild, chance: dreams, guesses });
    checkMatch(trial, seed, steps, state);
  } catch (error) {
    const played = steps.map(commits => commits.map(({ seat, move }) => [seat, move])) as unknown as Json;
    if (error instanceof Error) error.message += `\nafter ${steps.length} steps: ${canonical(played)}`;
    throw error;
  }
}

/** Whole games to their end, by absent players and by random ones, without the costly laws. */
function gamesEnd<S extends Shape>({ game, config, seats, eager, runs = RUNS }: Trial<S>): void {
  const bound = game.bound(config, seats);
  for (let n = 0; n < Math.ceil(runs / 4); n++) {
    for (const absent of [true, false]) {
      const seed = testSeed(1000 + n);
      const chance = rngFor(testSeed(2000 + n), 0);
      let state = game.setup(config, seats, rngFor(seed, 0));
      let step = 0;
      for (let status = game.status(state); status.tag === 'playing'; status = game.status(state)) {
        step += 1;
        if (step > bound) broken('ends', `no end after ${bound} steps${absent ? ' of absent players' : ''}`);
        const commits = absent
          ? absentCommits(game, state, status.turn)
          : pickCommits(game, state, status.turn, {
              pick: chance.int(2 ** 30),
              eager: n % 2 === 0 ? eager : undefined,
            });
        state = game.apply(state, commits, rngFor(seed, step));
      }
    }
  }
}

function absentCommits<S extends Shape>(
  game: Game<S>,
  state: S['state'],
  { mode, seats }: Turn,
): Commit<S['move']>[] {
  return (mode === 'all' ? seats : seats.slice(0, 1)).map(seat => {
    return { seat, move: game.fallback(game.view(state, seat)), elapsedMs: 0, by: 'clock' };
  });
}
