/** A game played on a real board, as somebody wrote it down. */
import type { Facts } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';
import type { TerminalLabel } from '../../text/words.ts';

export interface Sheet {
  readonly moves: readonly { readonly cell: string; readonly value: number }[];
  /** `firstMove` counts from 1; one equal to the next is a turn in which nothing was placed. */
  readonly turns: readonly { readonly player: string; readonly firstMove: number }[];
  /** Whether they played with the super bonus (MB-10). */
  readonly superBonus: boolean;
}

type SheetProblem = { readonly ok: false; readonly key: TerminalLabel; readonly facts: Facts };
type Parsed = { readonly ok: true; readonly sheet: Sheet } | SheetProblem;

/** Keys that we do not know are left alone: people keep notes of their own in such files. */
export function parseSheet(raw: unknown, { needsTurns }: { needsTurns: boolean }): Parsed {
  if (!isRecord(raw)) return wrong('', 'object');
  const { moves: rawMoves, turns: rawTurns, superBonus = true } = raw;
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
  if (rawTurns === undefined && !needsTurns) return { ok: true, sheet: { moves, turns: [], superBonus } };
  if (!Array.isArray(rawTurns)) return wrong('turns', 'list');
  const turns: { player: string; firstMove: number }[] = [];
  for (const [index, turn] of rawTurns.entries()) {
    if (!isRecord(turn)) return wrong(`turns[${index}]`, 'object');
    const { player, firstMove } = turn;
    if (typeof player !== 'string' || player === '') return wrong(`turns[${index}].player`, 'text');
    if (typeof firstMove !== 'number') return wrong(`turns[${index}].firstMove`, 'number');
    const least = turns.at(-1)?.firstMove ?? 1;
    const most = index === 0 ? 1 : moves.length + 1;
    if (!isInt(firstMove, least, most)) {
      return { ok: false, key: 'score-sheet.first-move', facts: { turn: index + 1, firstMove, least, most } };
    }
    turns.push({ player, firstMove });
  }
  if (turns.length === 0 && moves.length > 0) return { ok: false, key: 'score-sheet.no-turns', facts: {} };
  return { ok: true, sheet: { moves, turns, superBonus } };
}

type Expected = 'object' | 'list' | 'text' | 'number' | 'boolean';

function wrong(field: string, expected: Expected): SheetProblem {
  if (field === '') return { ok: false, key: 'score-sheet.not-an-object', facts: {} };
  return { ok: false, key: 'score-sheet.field', facts: { field, expected } };
}
