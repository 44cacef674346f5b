/** A game played on a real board, as somebody wrote it down. */
import type { Facts } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import { cellNamed } from '../../rules/cells.ts';
import { tokenNamed } from '../../rules/tokens.ts';
import { CLOSING, type Config, GRIDS, type Laid } from '../../rules/types.ts';
import type { TerminalLabel } from '../../text/words.ts';

export interface Sheet {
  readonly options: Pick<Config, 'grid' | 'closing'>;
  /** What was laid in each; nothing in a turn that was an exchange or was lost. */
  readonly turns: readonly (readonly Laid[])[];
}

type SheetProblem = { readonly ok: false; readonly key: TerminalLabel; readonly facts: Facts };
type Parsed = { readonly ok: true; readonly sheet: Sheet } | SheetProblem;

/** Keys that we do not know are left alone: people keep notes of their own in such files. */
export function parseSheet(raw: unknown): Parsed {
  if (!isRecord(raw)) return { ok: false, key: 'score-sheet.not-an-object', facts: {} };
  const { options: rawOptions = {}, turns: rawTurns } = raw;
  if (!isRecord(rawOptions)) return wrong('options', 'object');
  const grid = GRIDS.find(one => one === (rawOptions['grid'] ?? 'full'));
  if (grid === undefined) return wrong('options.grid', 'grid');
  const closing = CLOSING.find(one => one === (rawOptions['closing'] ?? 'reserve'));
  if (closing === undefined) return wrong('options.closing', 'closing');
  if (!Array.isArray(rawTurns)) return wrong('turns', 'list');
  const turns: Laid[][] = [];
  for (const [index, rawTurn] of rawTurns.entries()) {
    const turn = parseTurn(rawTurn, `turns[${index}]`);
    if (!Array.isArray(turn)) return turn;
    turns.push(turn);
  }
  return { ok: true, sheet: { options: { grid, closing }, turns } };
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

type Expected = 'object' | 'list' | 'cell' | 'token' | 'grid' | 'closing';

function wrong(field: string, expected: Expected): SheetProblem {
  return { ok: false, key: 'score-sheet.field', facts: { field, expected } };
}
