import { isRecord } from '#contract/json.ts';

/** What this device remembers of somebody's boards, and nothing else does. */
export interface Kept {
  /** What follows `/calculator/solo/` in its address. */
  readonly path: string;
  /** Read with `parseBoard`: it comes from outside. */
  readonly board: unknown;
  readonly laid: number;
  /** How many there are to lay. */
  readonly holes: number;
  readonly isDone: boolean;
}

const KEY = 'etagere.calculator.solo';
/** Those that were touched last. */
const MOST = 24;

/** The latest first. A browser may refuse storage (private windows): then nothing is remembered. */
export function readKept(): readonly Kept[] {
  try {
    return parseKept(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export function findKept(path: string): Kept | undefined {
  return readKept().find(one => one.path === path);
}

export function keep(board: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withBoard(readKept(), board)));
  } catch {
    // See above.
  }
}

/** A board on which nothing lies is not worth keeping. */
export function withBoard(all: readonly Kept[], board: Kept): readonly Kept[] {
  const others = all.filter(({ path }) => path !== board.path);
  return board.laid === 0 ? others : [board, ...others].slice(0, MOST);
}

export function parseKept(raw: unknown): readonly Kept[] {
  return Array.isArray(raw) ? raw.filter(isKept) : [];
}

function isKept(raw: unknown): raw is Kept {
  if (!isRecord(raw)) return false;
  const { path, laid, holes, isDone } = raw;
  return (
    typeof path === 'string' &&
    typeof laid === 'number' &&
    typeof holes === 'number' &&
    typeof isDone === 'boolean'
  );
}
