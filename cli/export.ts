import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '#contract/json.ts';
import { fileOf } from '#server/store/match-file.ts';
import type { Store } from '#server/store/store.ts';
import { DATA_OPTION, reading } from './data.ts';
import { writeNew } from './file.ts';
import { textOf } from './options.ts';
import { EXIT, Stop } from './stop.ts';
import type { Call, Verb } from './verb.ts';

/** `etagere export MATCH --out game.json`, `etagere export all --out FOLDER`: stored matches as files. */
export const exportMatches: Verb = {
  name: 'export',
  args: ['MATCH|all'],
  options: [
    { name: 'out', value: 'FILE|FOLDER', about: 'option.out' },
    DATA_OPTION,
    { name: 'unfinished', about: 'option.unfinished' },
  ],
  about: words => words.label('help.export'),
  examples: ['etagere export all --out matches', 'etagere export MATCH --data data --out game.json'],
  run: call => reading(call, store => (call.args[0] === 'all' ? all(call, store) : one(call, store))),
};

async function one(call: Call, store: Store): Promise<number> {
  const { given, io, words } = call;
  const id = call.args[0] ?? '';
  const found = await findIn(store, id);
  if (found === null) throw new Stop('export.no-match', { match: id });
  if (found.file === null) throw new Stop('export.not-begun', {}, EXIT.refused);
  if (!found.isFinished) {
    if (!given.has('unfinished')) throw new Stop('export.unfinished', {}, EXIT.refused);
    warn(call);
  }
  const out = textOf(given, 'out');
  const text = `${JSON.stringify(found.file)}\n`;
  if (out === undefined) io.out(text);
  else {
    writeNew(out, text);
    io.out(`${words.label('play.saved', { path: out })}\n`);
  }
  return EXIT.done;
}

async function all(call: Call, store: Store): Promise<number> {
  const { given, io, words } = call;
  const folder = textOf(given, 'out');
  if (folder === undefined) throw new Stop('export.where');
  makeFolder(folder);
  if (given.has('unfinished')) warn(call);
  const count = { written: 0, there: 0, left: 0 };
  for (const id of await store.tables.ids()) {
    const found = await findIn(store, id);
    if (found === null || found.file === null) continue;
    count[keep(folder, id, found, given.has('unfinished'))] += 1;
  }
  io.out(`${words.label('export.done', { path: folder, ...count })}\n`);
  return EXIT.done;
}

interface Found {
  readonly file: Json | null;
  readonly isFinished: boolean;
}

/** A finished match does not change any more; one that goes on is written anew each time. */
function keep(
  folder: string,
  id: string,
  { file, isFinished }: Found,
  unfinished: boolean,
): 'written' | 'there' | 'left' {
  if (!isFinished && !unfinished) return 'left';
  const path = join(folder, isFinished ? `${id}.json` : `${id}.unfinished.json`);
  if (isFinished && existsSync(path)) return 'there';
  writeNew(path, `${JSON.stringify(file)}\n`, { replace: !isFinished });
  return 'written';
}

async function findIn(store: Store, id: string): Promise<Found | null> {
  const table = await store.tables.find(id);
  const secret = await store.tables.secret(id);
  if (table === null || secret === null) return null;
  const events = await store.events.after(id, 0);
  const isFinished = table.status === 'over' || table.status === 'stopped';
  return { file: fileOf({ table, secret, events }), isFinished };
}

/** Whoever has the seed of a match sees every hidden card in it. */
function warn({ io, words }: Call): void {
  io.err(`${words.label('export.risk')}\n`);
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch {
    throw new Stop('file.unwritable', { path, folder: 'there' });
  }
}
