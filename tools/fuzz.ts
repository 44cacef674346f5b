/**
 * Plays random games under all laws for a given time, and keeps any failure as a file that `etagere replay` opens. With
 * `--messages`, throws messages, requests and files at a real server instead.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import type { Commit, Shape } from '#contract/game.ts';
import type { Trial } from '#contract/trial.ts';
import { makeLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { makeSeed, rngFor, type Seed } from '#kernel/rng.ts';
import { playChecked } from '#kernel/test/contract.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { systemSeed } from '#table/system-seed.ts';
import { runSiege } from './fuzz/run.ts';

const HELP = `npm run fuzz -- [--seconds 60] [--game ID] [--into fuzz-dumps]
npm run fuzz -- --messages 1000000 [--seconds 600] [--seed TEXT]

Plays random games of all games in games/ under all laws. A failure is saved as a match file:
  npx etagere replay fuzz-dumps/FILE.json
With --messages, so many messages, requests and files, half of them spoilt, are thrown at a real server while others play
there: nothing may break, nobody be disturbed, no memory be lost.`;

/** The match up to the step at fault, and which law it broke. */
export function makeDump<S extends Shape>(
  { game, config, seats }: Trial<S>,
  seed: Seed,
  steps: readonly (readonly Commit<S['move']>[])[],
  failure: string,
): unknown {
  const match = new Match(game, { config, seats, seed });
  for (const { seat, move, elapsedMs, by } of steps.flat()) {
    if (!match.submit({ seat, move, elapsedMs, by, step: match.step }).ok) break;
  }
  return { ...(makeLog(match.log, makeSeed(seed)) as object), failure };
}

/** One random game; its dump if a law is broken. */
export function fuzzOnce<S extends Shape>(trial: Trial<S>, seed: Seed): { steps: number; dump?: unknown } {
  const chance = rngFor(seed, 2 ** 31);
  const length = 1 + chance.int(400);
  const picks = Array.from({ length }, () => chance.int(2 ** 30));
  const wild = fc.sample(trial.anyMove, { numRuns: 8, seed: chance.int(2 ** 30) });
  const steps: Commit<S['move']>[][] = [];
  try {
    playChecked(trial, { seed, picks, wild, guesses: { kept: new Set(), wrong: new Set() }, steps });
    return { steps: steps.length };
  } catch (error) {
    return { steps: steps.length, dump: makeDump(trial, seed, steps, String(error)) };
  }
}

function parseOptions() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string' },
      messages: { type: 'string' },
      seed: { type: 'string', default: String(Date.now()) },
      game: { type: 'string' },
      into: { type: 'string', default: 'fuzz-dumps' },
      help: { type: 'boolean' },
    },
  });
  return values;
}

async function main(): Promise<number> {
  let values: ReturnType<typeof parseOptions>;
  try {
    values = parseOptions();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // What is wrong, without Node's advice on how to write a command line.
    console.error(`${error.message.split('. ')[0]}\n\n${HELP}`);
    return 2;
  }
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  if (values.messages !== undefined) {
    const wish = {
      messages: Number(values.messages),
      seconds: Number(values.seconds ?? 3600),
      seed: values.seed,
    };
    if (!(wish.messages > 0 && wish.seconds > 0)) {
      console.error('--messages and --seconds take a number.');
      return 2;
    }
    return (await runSiege(wish)) ? 0 : 1;
  }
  const seconds = Number(values.seconds ?? 60);
  const trials = (await findTrials())
    .filter(({ id }) => values.game === undefined || id === values.game)
    .flatMap(found => found.trials);
  if (!(seconds > 0) || trials.length === 0) {
    console.error(
      trials.length === 0 ? `No game called ${values.game} in games/.` : '--seconds takes a number.',
    );
    return 2;
  }
  const end = Date.now() + seconds * 1000;
  const totals = { games: 0, steps: 0, failures: 0 };
  while (Date.now() < end) {
    const trial = trials[totals.games % trials.length] as (typeof trials)[number];
    const seed = systemSeed();
    const { steps, dump } = fuzzOnce(trial, seed);
    totals.games += 1;
    totals.steps += steps;
    if (dump !== undefined) {
      totals.failures += 1;
      mkdirSync(values.into, { recursive: true });
      const file = `${values.into}/${trial.game.id}-${makeSeed(seed).slice(0, 12)}.json`;
      writeFileSync(file, `${JSON.stringify(dump)}\n`);
      console.error(
        `${trial.game.id}, ${trial.name}: ${(dump as { failure: string }).failure.split('\n')[0]}\n  ${file}`,
      );
    }
  }
  console.log(JSON.stringify({ seconds, ...totals }));
  return totals.failures > 0 ? 1 : 0;
}

if (import.meta.main) process.exitCode = await main();
