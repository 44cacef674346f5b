import { holdsNumber, latticeOf } from '../../puzzle/lattice.ts';
import { isSign, type Token } from '../../rules/tokens.ts';
import { type Board, type Laying, layOn, pilesOf, type Setting, takeFrom } from '../setting.ts';
import { typeKey } from './keys.ts';
import { readLines } from './lines.ts';

/** What somebody does at a board, without the page around it. */
export interface DeskState {
  readonly setting: Setting;
  readonly board: Board;
  /** What the board was before, the latest last. */
  readonly past: readonly Board[];
  /** The cell that the next token goes to; null if none was chosen. */
  readonly chosen: number | null;
  /** The token that the next cell gets. */
  readonly held: Token | null;
  /** Figures that may go on: see `typeKey`. */
  readonly typed: string;
  /** The last token that was laid, and where. */
  readonly laid: number | null;
  /** Why the last touch did nothing. */
  readonly refused: Extract<Laying, { ok: false }>['why'] | null;
}

export type Touch =
  | { readonly tag: 'cell'; readonly cell: number }
  | { readonly tag: 'pile'; readonly token: Token }
  | { readonly tag: 'move'; readonly cell: number }
  | { readonly tag: 'key'; readonly key: string }
  | { readonly tag: 'take' | 'undo' | 'clear' | 'drop' }
  | { readonly tag: 'put'; readonly cell: number; readonly token: Token };

export function openDesk(setting: Setting, board: Board): DeskState {
  return { setting, board, past: [], chosen: null, held: null, typed: '', laid: null, refused: null };
}

/** CA-17: every line is one equality. */
export function isDone({ setting, board }: DeskState): boolean {
  return readLines(setting.size, board).every(({ tag }) => tag === 'equality');
}

/** How many tokens somebody has laid, and how many there are to lay. */
export function countLaid({ setting: { size, given }, board }: DeskState): { laid: number; holes: number } {
  const holes = latticeOf(size).cells.filter(cell => given[cell] === null);
  return { laid: holes.filter(cell => board[cell] !== null).length, holes: holes.length };
}

export function touch(state: DeskState, what: Touch): DeskState {
  const now: DeskState = { ...state, refused: null, typed: what.tag === 'key' ? state.typed : '' };
  switch (what.tag) {
    case 'cell':
      return touchCell(now, what.cell);
    case 'pile':
      return touchPile(now, what.token);
    case 'move':
      return { ...now, chosen: what.cell };
    case 'key':
      return type(now, what.key);
    case 'put':
      // Nothing stays chosen: the token touched next would replace this one.
      return lay({ ...now, chosen: null }, what.cell, what.token);
    case 'take':
      return now.chosen === null ? now : change(now, takeFrom(now.setting, now.board, now.chosen), null);
    case 'drop':
      return { ...now, held: null, chosen: null };
    case 'undo': {
      const before = now.past.at(-1);
      if (before === undefined) return now;
      return { ...now, board: before, past: now.past.slice(0, -1), laid: null, held: null };
    }
    case 'clear':
      return { ...change(now, now.setting.given, null), chosen: null, held: null };
  }
}

/** With a token in hand, it goes there. Without, the cell is chosen; chosen twice, it gives its token back. */
function touchCell(state: DeskState, cell: number): DeskState {
  const { setting, board, held, chosen } = state;
  if (held !== null) {
    const next = lay(state, cell, held);
    return next.refused === null ? { ...next, held: null, chosen: null } : next;
  }
  if (chosen !== cell) return { ...state, chosen: cell };
  const taken = takeFrom(setting, board, cell);
  return taken === board ? { ...state, chosen: null } : change(state, taken, null);
}

/** With a cell chosen that can take it, the token goes there. Otherwise it is in hand. */
function touchPile(state: DeskState, token: Token): DeskState {
  const { setting, chosen, held } = state;
  const fits =
    chosen !== null && setting.given[chosen] === null && isSign(token) !== holdsNumber(setting.size, chosen);
  if (fits) return lay(state, chosen, token);
  return { ...state, chosen: null, held: held === token ? null : token };
}

function type(state: DeskState, key: string): DeskState {
  const { setting, board, chosen, typed } = state;
  if (chosen === null) return state;
  const has = (token: Token): boolean => layOn(setting, board, chosen, token).ok;
  const read = typeKey(key, typed, has);
  if (read === null) return { ...state, typed: '' };
  const next = read.token === null ? state : lay(state, chosen, read.token);
  return { ...next, typed: read.typed };
}

function lay(state: DeskState, cell: number, token: Token): DeskState {
  const laying = layOn(state.setting, state.board, cell, token);
  return laying.ok ? change(state, laying.board, cell) : { ...state, refused: laying.why };
}

/** The hand is empty afterwards: what it held may be the very token that is used up now. */
function change(state: DeskState, board: Board, laid: number | null): DeskState {
  if (board === state.board) return state;
  return { ...state, board, past: [...state.past, state.board], laid, held: null };
}

/** What is left to lay. */
export function pilesAt({ setting, board }: DeskState): ReturnType<typeof pilesOf> {
  return pilesOf(setting, board);
}
