/** The position after a sheet, for whoever is to play with a rack. */
import type { CommandResult } from '#contract/commands.ts';
import { refused } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { nameOf } from '../../rules/cells.ts';
import { equalsLeft } from '../../rules/turn.ts';
import type { Position } from '../../solver/field.ts';
import type { Play } from '../../solver/play-list.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { USUAL } from '../../ui/signs.ts';
import { write } from '../write-move.ts';
import { layOut } from './lay-out.ts';
import { noteOf, refuse } from './refuse.ts';
import { parseSheet } from './sheet.ts';

interface ToPlay {
  readonly position: Position;
  readonly rack: readonly number[];
}

/** Reads the file, and lets `answer` say what can be played. */
export function withPosition(
  file: unknown,
  words: Words<TerminalLabel>,
  answer: (toPlay: ToPlay) => CommandResult,
): CommandResult {
  const parsed = parseSheet(file, { needsRack: true });
  if (!parsed.ok) return { tag: 'unreadable', key: parsed.key, facts: parsed.facts };
  const { sheet } = parsed;
  const laid = layOut(sheet);
  if (!laid.ok) return refuse(laid, words);
  if (laid.isOver) {
    const turn = sheet.turns.length + 1;
    return refuse({ ok: false, turn, refusal: refused('CA-15', { case: 'over' }) }, words);
  }
  const { config, board, supply, scored } = laid.table;
  const position = { board, supply, scored, grid: config.grid, equals: equalsLeft(laid.table) };
  return { ...answer({ position, rack: sheet.rack ?? [] }), ...noteOf(sheet, words) };
}

/** For programs: as a file writes a turn. */
export function toJson({ tokens, points }: Play): {
  points: number;
  tokens: { cell: string; token: string }[];
} {
  return {
    points,
    tokens: tokens.map(({ cell, token }) => ({ cell: nameOf(cell), token: String(token) })),
  };
}

/** For people: as `etagere play` takes it. */
export function toText({ tokens }: Play, words: Words<TerminalLabel>): string {
  return write({ kind: 'play', tokens }, words, USUAL[words.language]);
}
