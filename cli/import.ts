import { randomBytes } from 'node:crypto';
import type { RawLog } from '#kernel/log.ts';
import type { Stored } from '#server/store/match-file.ts';
import type { Store } from '#server/store/store.ts';
import { isSound, verifyMatch } from '#table/verify.ts';
import { DATA_OPTION, writing } from './data.ts';
import { readMatch } from './file.ts';
import { storedOf } from './match-file.ts';
import { entryOf, rulesOf } from './shelf.ts';
import { EXIT, Stop } from './stop.ts';
import type { Call, Verb } from './verb.ts';

/** `etagere import game.json`: match files into the store, as finished tables that only a link opens. */
export const importMatches: Verb = {
  name: 'import',
  args: ['FILE…'],
  options: [DATA_OPTION],
  about: words => words.label('help.import'),
  examples: ['etagere import game.json', 'etagere import matches/*.json --data data'],
  run: async call => {
    const { args, io, words } = call;
    // All of them are looked at before the first is kept.
    const checked: { readonly path: string; readonly log: RawLog }[] = [];
    for (const path of args) checked.push({ path, log: await checkedLog(path, call) });
    await writing(call, async store => {
      const player = await somebodyIn(store);
      for (const { path, log } of checked) {
        const stored = storedOf(log, await rulesOf(entryOf(log.game)), { player, now: Date.now() });
        const isNew = await adopt(store, stored);
        const facts = { path, match: stored.table.id, there: isNew ? 'no' : 'yes' };
        io.out(`${words.label('import.done', facts)}\n`);
      }
    });
    return EXIT.done;
  },
};

async function checkedLog(path: string, { io }: Call): Promise<RawLog> {
  const { log } = await readMatch(path, io);
  const game = await rulesOf(entryOf(log.game));
  if (log.origin !== undefined) throw new Stop('import.imagined', { path }, EXIT.refused);
  if (!holds(() => isSound(verifyMatch(game, log)))) throw new Stop('import.unsound', { path }, EXIT.refused);
  return log;
}

/** A file that somebody wrote by hand may find a fault in the rules. */
function holds(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

async function adopt(store: Store, { table, secret, events }: Stored): Promise<boolean> {
  return (await store.tables.adopt(table, secret, events)) === 'done';
}

/** Files do not say who played: one player without a name stands for them all. */
async function somebodyIn(store: Store): Promise<string> {
  const id = await store.keys.get('imported-player', () => randomBytes(16).toString('base64url'));
  if ((await store.players.find(id)) === null) {
    const now = Date.now();
    await store.players.create({ id, name: '', face: 0, isProgram: false, createdAt: now, seenAt: now });
  }
  return id;
}
