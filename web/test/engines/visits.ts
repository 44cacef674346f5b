import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '#games/registry.ts';
import { boxRegistry } from '#games/registry-box.ts';
import { parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import type { Kept } from '../../offline/store.ts';
import type { Size } from './in-frame.ts';

/** A main screen: what it shows when it is there, and whether it is a table to play at. */
export interface Visit {
  readonly address: string;
  readonly until: string;
  /** What is pressed before anybody looks. */
  readonly touched?: string;
  readonly isTable: boolean;
  /** In which sizes; all of them unless told. */
  readonly sizes?: readonly Size[];
}

const TELEPHONE: Size = { width: 390, height: 844 };
const NARROWEST: Size = { width: 320, height: 568 };
const TELEVISION: Size = { width: 3840, height: 2160 };
const LAPTOP: Size = { width: 1440, height: 900 };

/** The last is that at which tables are played. */
export const SIZES = [TELEPHONE, NARROWEST, TELEVISION, LAPTOP] as const;

/** For what is looked at in the narrowest elsewhere: web/test/screens.spec.ts. */
export const MAIN_SIZES = [TELEPHONE, TELEVISION, LAPTOP] as const;

const GAMES = join(import.meta.dirname, '..', '..', '..', 'games');

/** Those of the house, then those of each box. */
export function visits(tables: readonly Kept[]): Visit[] {
  const house: Visit[] = [
    screen(
      '/',
      '.standing:last-child .lid > svg && .contents li:last-child .line:not(:empty) && .resume .thumbnail',
    ),
    screen('/settings', '.settings-page'),
    screen('/games', '.game-card .thumbnail'),
    screen('/lobby', '.lobby-page'),
  ];
  return [...house, ...Object.keys(registry).flatMap(id => screensOf(id, tables))];
}

function screensOf(id: string, tables: readonly Kept[]): Visit[] {
  const { learn, solo } = boxRegistry[id] ?? {};
  return [
    screen(`/${id}`, `.sheet-page .lead:not(:empty)`),
    ...(registry[id]?.rules === undefined ? [] : [screen(`/${id}/rules`, '.rule-paragraphs')]),
    ...(learn === undefined
      ? []
      : [screen(`/${id}/learn`, '.learn h1'), screen(`/${id}/learn/lesson`, '.coach')]),
    ...(solo === undefined ? [] : [screen(`/${id}/solo`, 'h1')]),
    ...tables
      .filter(({ game }) => game === id)
      .map(table => screen(`/table/${table.id}`, '[data-step] .hand', true)),
  ];
}

function screen(address: string, until: string, isTable = false): Visit {
  return { address, until, isTable };
}

/** For each game that has one, a real match in its middle, where the first chair is asked and bots have the others. */
export async function keptTables(): Promise<Kept[]> {
  const found: Kept[] = [];
  for (const [id, entry] of Object.entries(registry)) {
    const folder = join(GAMES, id, 'test', 'replays');
    const game = (await entry.rules?.())?.game;
    if (game === undefined || !existsSync(folder)) continue;
    const [first = ''] = readdirSync(folder).sort();
    const file = JSON.parse(readFileSync(join(folder, first), 'utf8')) as {
      readonly seats: number;
      readonly entries: readonly unknown[];
    };
    const asked = cutsOf(file.entries.length).flatMap(entries => {
      const log = parseLog({ ...file, entries: file.entries.slice(0, entries) });
      const replayed = log.ok ? Match.replay(game, log.log) : null;
      const turn = replayed?.ok === true ? replayed.match.envelope('spectator').turn : null;
      return turn?.seats.includes(0) === true ? [{ entries, turn }] : [];
    });
    // Where bots may interrupt, chance decides whether they do: rather where they may not.
    const steps = (asked.find(({ turn }) => turn.may === undefined) ?? asked[0])?.entries;
    if (steps === undefined) throw new Error(`${id}: the first chair is never asked in ${first}`);
    const chairs = Array.from({ length: file.seats }, (_, seat) =>
      seat === 0 ? ({ kind: 'person', name: '' } as const) : ({ kind: 'bot', level: 1 } as const),
    );
    const cut = { ...file, entries: file.entries.slice(0, steps) };
    found.push({ id: `${id}-table`, game: id, chairs, file: cut, steps, over: false, updated: Date.now() });
  }
  return found;
}

/** From a third of a match on. */
function cutsOf(entries: number): number[] {
  const from = Math.floor(entries / 3);
  return Array.from({ length: entries - from }, (_, i) => from + i);
}
