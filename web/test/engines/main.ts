/**
 * Opens every main screen in all engines that this machine has, in the sizes that people have, compares where
 * everything is with Chromium, and plays on at a table of each game: `npm test -- --only engines`. Words after that
 * choose addresses.
 */
import { writeFileSync } from 'node:fs';
import { keptMoments, momentVisits } from './card-moments.ts';
import type { Engine } from './engine.ts';
import { firstVisit, isNoticed, lookAt, settleIn } from './look.ts';
import { openChromium, openOthers } from './open.ts';
import { serveFramed } from './site.ts';
import { keptTables, type Visit, visits } from './visits.ts';

const words = process.argv.slice(2);
const site = await serveFramed();
const others = await openOthers();
const engines: Engine[] = [await openChromium(), ...others.flatMap(other => other.engine ?? [])];
let passed = 0;
let failed = 0;
try {
  const isChosen = (what: string): boolean => words.length === 0 || words.some(word => what.includes(word));
  const look = async (screens: readonly Visit[]): Promise<void> => {
    for (const screen of screens.filter(({ address }) => isChosen(address))) {
      for (const { engine, problems } of await lookAt(engines, screen)) {
        report(`${engine.name}: ${screen.address}`, problems);
      }
    }
  };
  await settleIn(engines, site, keptMoments());
  await look(momentVisits());
  site.letThink();
  const tables = await keptTables();
  await settleIn(engines, site, tables);
  const screens = visits(tables);
  await look(screens);
  const [shelf] = screens;
  for (const [what, ask] of shelf === undefined
    ? []
    : Object.entries({ sabotage: isNoticed, 'first visit': firstVisit })) {
    if (!isChosen(what)) continue;
    if (ask === firstVisit) site.letKeep();
    const found = await Promise.all(engines.map(engine => ask(engine, shelf as Visit)));
    for (const [i, { name }] of engines.entries()) report(`${name}: ${what}`, found[i] ?? []);
  }
} finally {
  await Promise.all(engines.map(engine => engine.close()));
  await site.close();
}
const untried = others.flatMap(({ name, why }) => (why === undefined ? [] : [`${name} (${why})`]));
console.log(
  `tried: ${engines.map(({ name }) => name).join(', ')}; not tried: ${untried.join(', ') || 'none'}`,
);
const file = process.env['ETAGERE_REPORT'];
if (file !== undefined) writeFileSync(file, JSON.stringify({ passed, failed }));
process.exitCode = failed === 0 ? 0 : 1;

/** What is wrong on one screen is often wrong many times: the first lines say it. */
function report(what: string, problems: readonly string[]): void {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${what}`);
  for (const problem of problems.slice(0, 8)) console.log(`    ${problem}`);
  if (problems.length === 0) passed += 1;
  else failed += 1;
}
