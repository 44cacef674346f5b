/** A game played on a real board, as somebody wrote it down. */
import type { FileFormat } from '#contract/commands.ts';
import type { Facts } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';
import type { Words } from '#text/words.ts';
import { RACK } from '../../rules/tiles.ts';
import type { Tile } from '../../rules/types.ts';
import type { TerminalLabel } from '../../text/words.ts';

export interface Sheet {
  readonly moves: readonly { readonly cell: string; readonly value: number }[];
  /** `firstMove` counts from 1; one equal to the next is a turn in which nothing was placed. */
  readonly turns: readonly { readonly player: string; readonly firstMove: number }[];
  /** Whether they played with the super bonus (MB-10). */
  readonly superBonus: boolean;
  /** MB-18: the tiles that each player has left; null if the sheet does not say. */
  readonly left: ReadonlyMap<string, readonly Tile[]> | null;
  /** The tiles of whoever is to play; null if the sheet does not say. */
  readonly rack: readonly Tile[] | null;
}

/** Both are asked for by some commands and not by others. */
interface Needs {
  readonly turns?: true;
  readonly rack?: true;
}

export type SheetProblem = { readonly ok: false; readonly key: TerminalLabel; readonly facts: Facts };
type Parsed = { readonly ok: true; readonly sheet: Sheet } | SheetProblem;

/** What the help says of such a file: its placements, and what a command asks for besides. */
export function formatOf(...fields: readonly (keyof typeof FIELDS)[]): FileFormat {
  return {
    fields: (words: Words<TerminalLabel>) =>
      (['moves', ...fields] as const).map(name => ({ name, means: words.label(FIELDS[name]) })),
    example: Object.fromEntries((['moves', ...fields] as const).map(name => [name, EXAMPLE[name]])),
  };
}

const FIELDS = {
  moves: 'sheet.moves',
  turns: 'sheet.turns',
  left: 'sheet.left',
  superBonus: 'sheet.super-bonus',
  rack: 'sheet.rack',
} as const satisfies Record<string, TerminalLabel>;

/** The beginning of the exercise on the printed sheet. */
const EXAMPLE = {
  moves: [
    { cell: '8I', value: 12 },
    { cell: '6H', value: 8 },
    { cell: '9G', value: 2 },
    { cell: '8F', value: 7 },
  ],
  turns: [
    { player: 'Anne', firstMove: 1 },
    { player: 'Basile', firstMove: 4 },
  ],
  left: { Anne: [1, 17], Basile: [] },
  superBonus: true,
  rack: [3, 4, 6, 7, 7, 8, 21],
} as const;

/** Keys that we do not know are left alone: people keep notes of their own in such files. */
export function parseSheet(raw: unknown, needs: Needs = {}): Parsed {
  if (!isRecord(raw)) return wrong('', 'object');
  const { moves: rawMoves, turns: rawTurns, superBonus = true, left: rawLeft, rack: rawRack } = raw;
  if (!Array.isArray(rawMoves)) return wrong('moves', 'list');
  const moves: { cell: string; value: number }[] = [];
  for (const [index, move] of rawMoves.entries()) {
    if (!isRecord(move)) return wrong(`moves[${index}]`, 'object');
    const { cell, value } = move;
    if (typeof cell !== 'string') return wrong(`moves[${index}].cell`, 'text');
    if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(`moves[${index}].value`, 'number');
    // -0 is written 0.
    moves.push({ cell, value: value + 0 });
  }
  if (typeof superBonus !== 'boolean') return wrong('superBonus', 'boolean');
  const isRackLess = rawRack === undefined && needs.rack !== true;
  const rack = isRackLess ? null : parseTiles(rawRack, 'rack');
  if (rack !== null && 'ok' in rack) return rack;
  if (rack !== null && (rack.length === 0 || rack.length > RACK)) return wrong('rack', 'rack');
  const turns = rawTurns === undefined && needs.turns !== true ? [] : parseTurns(rawTurns, moves.length);
  if ('ok' in turns) return turns;
  const players = new Set(turns.map(({ player }) => player));
  const left = rawLeft === undefined ? null : parseLeft(rawLeft, players);
  if (left !== null && 'ok' in left) return left;
  return { ok: true, sheet: { moves, turns, superBonus, left, rack } };
}

function parseTurns(raw: unknown, moves: number): Sheet['turns'] | SheetProblem {
  if (!Array.isArray(raw)) return wrong('turns', 'list');
  const turns: { player: string; firstMove: number }[] = [];
  for (const [index, turn] of raw.entries()) {
    if (!isRecord(turn)) return wrong(`turns[${index}]`, 'object');
    const { player, firstMove } = turn;
    if (typeof player !== 'string' || player === '') return wrong(`turns[${index}].player`, 'text');
    if (typeof firstMove !== 'number') return wrong(`turns[${index}].firstMove`, 'number');
    const least = turns.at(-1)?.firstMove ?? 1;
    const most = index === 0 ? 1 : moves + 1;
    if (!isInt(firstMove, least, most)) {
      const facts = { turn: index + 1, firstMove, least, most, only: least === most ? 'yes' : 'no' };
      return { ok: false, key: 'score-sheet.first-move', facts };
    }
    turns.push({ player, firstMove });
  }
  return turns.length === 0 && moves > 0 ? { ok: false, key: 'score-sheet.no-turns', facts: {} } : turns;
}

/** By player; whoever is not named has none left. */
function parseLeft(raw: unknown, players: ReadonlySet<string>): Map<string, readonly Tile[]> | SheetProblem {
  if (!isRecord(raw)) return wrong('left', 'object');
  const left = new Map<string, readonly Tile[]>();
  for (const [player, rawTiles] of Object.entries(raw)) {
    if (!players.has(player)) return { ok: false, key: 'score-sheet.no-player', facts: { player } };
    const tiles = parseTiles(rawTiles, `left.${player}`);
    if ('ok' in tiles) return tiles;
    left.set(player, tiles);
  }
  return left;
}

/** Whether the box has such tiles is for the rules to say. */
function parseTiles(raw: unknown, field: string): readonly Tile[] | SheetProblem {
  if (!Array.isArray(raw)) return wrong(field, field === 'rack' ? 'rack' : 'list');
  const at = raw.findIndex(tile => typeof tile !== 'number' || !Number.isFinite(tile));
  return at < 0 ? raw.map((tile: number) => tile + 0) : wrong(`${field}[${at}]`, 'number');
}

type Expected = 'object' | 'list' | 'text' | 'number' | 'boolean' | 'rack';

function wrong(field: string, expected: Expected): SheetProblem {
  if (field === '') return { ok: false, key: 'score-sheet.not-an-object', facts: {} };
  return { ok: false, key: 'score-sheet.field', facts: { field, expected } };
}
