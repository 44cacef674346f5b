/** Runs the benches and writes what they say into `docs/figures.md`: `npm run figures -- --help`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AllKept } from './figures/kept.ts';
import { pageOf } from './figures/page.ts';
import { PARTS } from './figures/parts.ts';
import { runPart } from './figures/run-part.ts';
import { inRoot } from './setup/root.mjs';

const HELP = `npm run figures -- [--only WORD[,WORD…]] [--write]

Runs these, one after the other, and writes docs/figures.md; parts that are not run keep their figures and their days:
${PARTS.map(({ name, title }) => `  ${name.padEnd(12)} ${title}`).join('\n')}
--only: those whose names are given. --write: none, the page is only written again.`;

const DATA = inRoot('docs', 'figures.json');
const PAGE = inRoot('docs', 'figures.md');

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, write: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const wanted = values.only?.split(',');
  const unknown = wanted?.filter(word => PARTS.every(({ name }) => name !== word)) ?? [];
  if (values.help === true || unknown.length > 0) {
    console.log(HELP);
    return values.help === true ? 0 : 2;
  }
  const parts = values.write === true ? [] : PARTS.filter(({ name }) => wanted?.includes(name) ?? true);
  let worst = 0;
  for (const part of parts) {
    const found = await runPart(part);
    console.log(
      `${found.outcome === 'done' ? '✓' : '✗'} ${part.name}, ${found.seconds} s${found.fault === undefined ? '' : `: ${found.fault}`}`,
    );
    // After each: whoever breaks off keeps what was measured.
    write({ ...read(), [part.name]: found });
    if (found.outcome !== 'done') worst = 1;
  }
  write(read());
  return worst;
}

function read(): AllKept {
  return existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as AllKept) : {};
}

function write(kept: AllKept): void {
  // In the order of the page, so that a part measured anew changes nothing else.
  const ordered = Object.fromEntries(
    PARTS.flatMap(({ name }) => (kept[name] === undefined ? [] : [[name, kept[name]]])),
  );
  writeFileSync(DATA, `${JSON.stringify(ordered, null, 2)}\n`);
  writeFileSync(PAGE, `${pageOf(PARTS, ordered)}\n`);
  spawnSync(process.execPath, [
    inRoot('node_modules/@biomejs/biome/bin/biome'),
    'format',
    '--write',
    DATA,
    PAGE,
  ]);
}

if (import.meta.main) process.exit(await main());
