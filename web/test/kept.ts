import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Seat } from '#contract/game.ts';
import { makeCell } from '#games/mathable/rules/cells.ts';
import { game } from '#games/mathable/rules/index.ts';
import type { Mathable, Tile } from '#games/mathable/rules/types.ts';
import { parseLog } from '#kernel/log.ts';
import { type Envelope, Match } from '#kernel/match.ts';
import type { Kept } from '../offline/store.ts';

const GAMES = join(import.meta.dirname, '..', '..', 'games');

/** A match file, as `etagere replay` reads it. */
export interface MatchFile {
  readonly seats: number;
  readonly entries: readonly { readonly seat: Seat; readonly move: Mathable['move'] }[];
}

/** `super-bonus`: one of the real matches that the rules of a game are tested with. */
export function replayPath(name: string, of = game.id): string {
  return join(GAMES, of, 'test', 'replays', `${name}.json`);
}

export function readReplay(name: string): MatchFile {
  return JSON.parse(readFileSync(replayPath(name), 'utf8')) as MatchFile;
}

/** The match as it stood after so many entries. */
export function cut(file: MatchFile, entries: number): MatchFile {
  return { ...file, entries: file.entries.slice(0, entries) };
}

/** The match cut where it first looks as asked. */
export function cutWhere(
  file: MatchFile,
  isSought: (envelope: Envelope<Mathable>, entries: number) => boolean,
): MatchFile {
  const match = rebuild(cut(file, 0));
  for (let entries = 0; entries <= file.entries.length; entries++) {
    if (isSought(match.envelope('spectator'), entries)) return cut(file, entries);
    const entry = file.entries[entries];
    if (entry !== undefined) match.submit({ ...entry, step: match.step, elapsedMs: 0, by: 'player' });
  }
  throw new Error('the match never looks like that');
}

/** A match up to where the first chair begins a turn on a board well filled, and the tile that it lays next. */
export function opening(name: string): {
  readonly file: MatchFile;
  readonly tile: Tile;
  readonly cell: string;
} {
  const whole = readReplay(name);
  const file = cutWhere(whole, ({ view, turn }, entries) => {
    const tiles = view.board.filter(tile => tile !== null).length;
    const isNew = view.phase.tag === 'act' && view.turn.placements.length === 0;
    return turn?.seats[0] === 0 && isNew && tiles > 20 && whole.entries[entries]?.move.kind === 'place';
  });
  const move = whole.entries[file.entries.length]?.move;
  if (move?.kind !== 'place') throw new Error('no tile is laid next');
  return { file, tile: move.tile, cell: makeCell(move.cell) };
}

export function rebuild(file: MatchFile): Match<Mathable> {
  const read = parseLog(file);
  if (!read.ok) throw new Error(`no match file: ${read.field}`);
  const replayed = Match.replay(game, read.log);
  if (!replayed.ok) throw new Error(`does not replay: ${replayed.reason}`);
  return replayed.match;
}

/** As the device keeps it; one person has the chair `person`, bots have the others. */
export function kept(id: string, file: MatchFile, { person = 0, hoursAgo = 1 } = {}): Kept {
  const match = rebuild(file);
  return {
    id,
    game: game.id,
    chairs: Array.from({ length: file.seats }, (_, seat) =>
      seat === person ? { kind: 'person', name: '' } : { kind: 'bot', level: seat === 1 ? 2 : 1 },
    ),
    file,
    steps: match.step,
    over: match.over,
    updated: Date.now() - hoursAgo * 3_600_000,
  };
}

/** A drawing of the house, where nothing of the client runs: there in no time, and the device can be written to. */
export const LEAF = '/icon.svg';

/** Puts matches onto the device, as if they had been played there. The page is on a leaf afterwards. */
export async function keepOnDevice(page: Page, ...matches: readonly Kept[]): Promise<void> {
  await page.goto(LEAF);
  await page.evaluate(putMatches, matches);
}

/** Runs in a page: everything it needs is inside. */
export async function putMatches(matches: readonly unknown[]): Promise<void> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const opening = indexedDB.open('etagere', 1);
  // A device where nothing was played yet gets its store here, as from web/offline/store.ts.
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('updated', 'updated');
  });
  const db = await done(opening);
  const putting = db.transaction('matches', 'readwrite');
  for (const match of matches) putting.objectStore('matches').put(match);
  // Not before: a page that is left while they are on their way may take them along.
  await new Promise((resolve, reject) => {
    putting.addEventListener('complete', resolve);
    putting.addEventListener('abort', () => reject(putting.error));
  });
  db.close();
}

/** Read past the page: what is safely on the device. */
export function keptIds(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('etagere');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('matches').objectStore('matches').getAllKeys();
          keys.addEventListener('error', () => reject(keys.error));
          keys.addEventListener('success', () => {
            opening.result.close();
            resolve(keys.result.map(String));
          });
        });
      }),
  );
}
