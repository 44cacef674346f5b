/** A game played on a real board, as somebody wrote it down. */
import type { FileFormat } from '#contract/commands.ts';
import type { Facts } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import type { Words } from '#text/words.ts';
import { RACK } from '../../data/board.ts';
import { cellNamed } from '../../rules/cells.ts';
import { isSign, type NumberToken, tokenNamed } from '../../rules/tokens.ts';
import { CLOSING, type Config, GRIDS, type Laid } from '../../rules/types.ts';
import type { TerminalLabel } from '../../text/words.ts';

export interface Sheet {
  readonly options: Pick<Config, 'grid' | 'closing'>;
  /** In the order of play (CA-7); null if the sheet does not say who played. */
  readonly players: readonly string[] | null;
  /** What was laid in each; nothing in a turn that was an exchange or was lost. */
  readonly turns: readonly (readonly Laid[])[];
  /** The numbers of whoever is to play; null if the sheet does not say. */
  readonly rack: readonly NumberToken[] | null;
}

export type SheetProblem = { readonly ok: false; readonly key: TerminalLabel; readonly facts: Facts };
type Parsed = { readonly ok: true; readonly sheet: Sheet } | SheetProblem;

/** CA-7. */
const PLAYERS = { least: 2, most: 4 };

/** What the help says of such a file: its turns, and what a command asks for besides. */
export function formatOf(...fields: readonly (keyof typeof FIELDS)[]): FileFormat {
  return {
    fields: (words: Words<TerminalLabel>) =>
      (['turns', ...fields] as const).map(name => ({ name, means: words.label(FIELDS[name]) })),
    example: Object.fromEntries((['turns', ...fields] as const).map(name => [name, EXAMPLE[name]])),
  };
}

const FIELDS = {
  turns: 'sheet.turns',
  players: 'sheet.players',
  options: 'sheet.options',
  rack: 'sheet.rack',
} as const satisfies Record<string, TerminalLabel>;

/** The beginning of the printed example. */
const EXAMPLE = {
  turns: [
    [
      { cell: 'g7', token: '9' },
      { cell: 'g8', token: 'x' },
      { cell: 'g9', token: '2' },
      { cell: 'g10', token: '=' },
      { cell: 'g11', token: '18' },
    ],
    [
      { cell: 'h7', token: ':' },
      { cell: 'i7', token: '3' },
      { cell: 'j7', token: '=' },
      { cell: 'k7', token: '3' },
    ],
    [],
  ],
  players: ['Anne', 'Basile'],
  options: { grid: 'full', closing: 'reserve' },
  rack: [2, 3, 10, 11, 15, 20],
} as const;

/** Keys that we do not know are left alone: people keep notes of their own in such files. */
export function parseSheet(raw: unknown, { needsRack = false } = {}): Parsed {
  if (!isRecord(raw)) return { ok: false, key: 'score-sheet.not-an-object', facts: {} };
  const { options: rawOptions = {}, players: rawPlayers, turns: rawTurns, rack: rawRack } = raw;
  if (!isRecord(rawOptions)) return wrong('options', 'object');
  const grid = GRIDS.find(one => one === (rawOptions['grid'] ?? 'full'));
  if (grid === undefined) return wrong('options.grid', 'grid');
  const closing = CLOSING.find(one => one === (rawOptions['closing'] ?? 'reserve'));
  if (closing === undefined) return wrong('options.closing', 'closing');
  const players = rawPlayers === undefined ? null : parsePlayers(rawPlayers);
  if (players === undefined) return wrong('players', 'players');
  const rack = rawRack === undefined && !needsRack ? null : parseRack(rawRack);
  if (rack === undefined) return wrong('rack', 'rack');
  if (!Array.isArray(rawTurns)) return wrong('turns', 'list');
  const turns: Laid[][] = [];
  for (const [index, rawTurn] of rawTurns.entries()) {
    const turn = parseTurn(rawTurn, `turns[${index}]`);
    if (!Array.isArray(turn)) return turn;
    turns.push(turn);
  }
  return { ok: true, sheet: { options: { grid, closing }, players, turns, rack } };
}

/** Two to four different names. */
function parsePlayers(raw: unknown): readonly string[] | undefined {
  if (!Array.isArray(raw) || raw.length < PLAYERS.least || raw.length > PLAYERS.most) return undefined;
  const names: readonly unknown[] = raw;
  const isNamed = names.every((name): name is string => typeof name === 'string' && name !== '');
  return isNamed && new Set(names).size === names.length ? names : undefined;
}

/** One to six numbers. */
function parseRack(raw: unknown): readonly NumberToken[] | undefined {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > RACK) return undefined;
  const numbers = raw.flatMap((one: unknown) => {
    const token = isText(one) ? tokenNamed(String(one)) : null;
    return token === null || isSign(token) ? [] : [token];
  });
  return numbers.length === raw.length ? numbers : undefined;
}

function parseTurn(raw: unknown, field: string): Laid[] | SheetProblem {
  if (!Array.isArray(raw)) return wrong(field, 'list');
  const laid: Laid[] = [];
  for (const [index, one] of raw.entries()) {
    const here = `${field}[${index}]`;
    if (!isRecord(one)) return wrong(here, 'object');
    const { cell: rawCell, token: rawToken } = one;
    const cell = typeof rawCell === 'string' ? cellNamed(rawCell) : null;
    if (cell === null) return wrong(`${here}.cell`, 'cell');
    // A number may be written as one: 9 as well as "9".
    const token = isText(rawToken) ? tokenNamed(String(rawToken)) : null;
    if (token === null) return wrong(`${here}.token`, 'token');
    laid.push({ cell, token });
  }
  return laid;
}

function isText(raw: unknown): raw is string | number {
  return typeof raw === 'string' || typeof raw === 'number';
}

type Expected = 'object' | 'list' | 'cell' | 'token' | 'grid' | 'closing' | 'players' | 'rack';

function wrong(field: string, expected: Expected): SheetProblem {
  return { ok: false, key: 'score-sheet.field', facts: { field, expected } };
}
