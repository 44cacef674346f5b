/**
 * Starts real servers and real clients, breaks things, and compares what every client lived through with what is
 * stored: `npm run faults -- --help`.
 */
import { parseArgs } from 'node:util';
import type { AnyTrial } from '#contract/trial.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { PROBLEMS } from './faults/check.ts';
import type { Outcome, Scene } from './faults/scene.ts';
import { SCENES } from './faults/scenes/all.ts';
import { ensureClient } from './setup/client.mjs';
import { inRoot } from './setup/root.mjs';

const HELP = `npm run faults -- [--only WORD] [--kills 200] [--seed TEXT]

Starts real servers (SQLite and PostgreSQL, one process and three) and real clients, breaks things, and checks that
every acknowledged move is there once, in order, and was seen by all. Scenes:
${SCENES.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      kills: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Date.now()) },
      help: { type: 'boolean' },
    },
  });
  const scenes = SCENES.filter(({ name }) => name.includes(values.only));
  const kills = Number(values.kills);
  if (values.help === true || scenes.length === 0 || !(kills > 0)) {
    console.log(HELP);
    return values.help === true ? 0 : 2;
  }
  await ensureClient(process.execPath);
  const trials = await trialsOfAll();
  let failed = 0;
  console.log(`seed ${values.seed}`);
  for (const scene of scenes) {
    const start = performance.now();
    const how = {
      times: Math.max(1, Math.round((kills * (scene.share ?? 0)) / 100)),
      seed: `${values.seed} ${scene.name}`,
      script: [inRoot('server', 'main.ts')],
      trials,
    };
    const outcome = await scene.run(how).catch(brokenOff);
    const seconds = (performance.now() - start) / 1000;
    console.log(lineOf(scene, outcome, seconds));
    for (const line of troubleIn(outcome)) console.log(`    ${line}`);
    if (troubleIn(outcome).length > 0) failed += 1;
  }
  console.log(failed === 0 ? 'Nothing was lost.' : `${failed} scenes failed.`);
  return failed === 0 ? 0 : 1;
}

function lineOf({ name, about }: Scene, outcome: Outcome, seconds: number): string {
  const head = `${name.padEnd(20)} ${about}`;
  if ('skipped' in outcome) return `– ${head}\n    not tried here: ${outcome.skipped}`;
  const { faults, verdict, facts = {} } = outcome;
  const { matches, acknowledged, frames } = verdict;
  const mark = troubleIn(outcome).length === 0 ? '✓' : '✗';
  const more = Object.entries(facts).map(([what, value]) => `, ${what} ${value}`);
  return (
    `${mark} ${head}\n    ${faults} faults in ${seconds.toFixed(0)} s: ${acknowledged} moves acknowledged in ` +
    `${matches} matches, ${frames} frames compared${more.join('')}`
  );
}

/** A scene that could not be played to its end. */
function brokenOff(error: unknown): Outcome {
  const verdict = { matches: 0, acknowledged: 0, frames: 0, problems: [], complaints: [] };
  return { faults: 0, verdict, failures: [error instanceof Error ? (error.stack ?? '') : String(error)] };
}

/** One line each, the first of many. */
function troubleIn(outcome: Outcome): readonly string[] {
  if ('skipped' in outcome) return [];
  const { verdict, failures } = outcome;
  const problems = verdict.problems.map(
    ({ what, where, table }) => `${what} (${PROBLEMS[what]}): ${where} at ${table}`,
  );
  const lines = [...failures, ...problems, ...verdict.complaints];
  return lines.length > 20 ? [...lines.slice(0, 20), `and ${lines.length - 20} more`] : lines;
}

/** The first of each game for at most four. */
async function trialsOfAll(): Promise<readonly AnyTrial[]> {
  return (await findTrials()).flatMap(({ trials }) => trials.find(({ seats }) => seats <= 4) ?? []);
}

// Whatever a scene that broke off has left behind ends too.
if (import.meta.main) process.exit(await main());
