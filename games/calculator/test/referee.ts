/**
 * CA-6, CA-8, CA-13 once more, as somebody with a pencil would check them: the whole board is written out line by
 * line as text, and looked at anew each time. Slow, and written apart from the rules, so that the two can be compared.
 */
import { SIZE } from '../data/board.ts';
import type { Board } from '../rules/runs.ts';
import type { Laid } from '../rules/types.ts';

export interface Report {
  readonly right: boolean;
  readonly points: number;
}

/** CA-1, by how far a square is from the star. */
function isRed(row: number, column: number): boolean {
  const [down, across] = [Math.abs(row - 6), Math.abs(column - 6)];
  return down + across === 3 || (down + across === 9 && Math.abs(down - across) === 1);
}

export function referee(before: Board, tokens: readonly Laid[]): Report {
  const after = [...before];
  for (const { cell, token } of tokens) after[cell] = token;
  const fresh = new Set(tokens.map(({ cell }) => cell));
  const proven = new Set<number>();
  let points = 0;
  for (const down of [false, true]) {
    for (let line = 0; line < SIZE; line++) {
      const cells = Array.from({ length: SIZE }, (_, i) => (down ? i * SIZE + line : line * SIZE + i));
      for (const run of runsIn(after, cells)) {
        const told = tell(after, run);
        if (told === null) return { right: false, points: 0 };
        for (const { left, sign, right } of told) {
          const sides = [...left, sign, ...right];
          for (const cell of sides) proven.add(cell);
          // It was an equality before if neither of the two tokens next to the `=`, nor itself, is new.
          const near = [left.at(-1), sign, right[0]];
          if (!near.some(cell => fresh.has(cell as number))) continue;
          const worth = sides.reduce((sum, cell) => sum + worthOf(String(after[cell])), 0);
          points += isRed(Math.floor(sign / SIZE), sign % SIZE) ? 2 * worth : worth;
        }
      }
    }
  }
  const right = [...fresh].every(cell => proven.has(cell)) && isOnePiece(after) && hasStar(before, after);
  return { right, points: right ? points : 0 };
}

function runsIn(board: Board, cells: readonly number[]): number[][] {
  const runs: number[][] = [[]];
  for (const cell of cells) {
    if (board[cell] === null) runs.push([]);
    else runs.at(-1)?.push(cell);
  }
  return runs.filter(run => run.length > 1);
}

type Joined = { readonly left: number[]; readonly sign: number; readonly right: number[] };

/** The equalities of a run, one for each `=` between two sides; null if the run may not stand. */
function tell(board: Board, run: readonly number[]): Joined[] | null {
  const text = run.map(cell => String(board[cell])).join(' ');
  if (!/^(= )?\d+( [-+x:=] \d+)*( =)?$/.test(text)) return null;
  const sides: number[][] = [[]];
  for (const cell of run) {
    if (board[cell] === '=') sides.push([]);
    else sides.at(-1)?.push(cell);
  }
  const whole = sides.filter(side => side.length > 0);
  const values = whole.map(side => valueOf(side.map(cell => String(board[cell])).join(' ')));
  if (values.some(value => value === null || value !== values[0])) return null;
  return whole.slice(1).map((right, i) => {
    const left = whole[i] ?? [];
    return { left, sign: run[run.indexOf(left.at(-1) ?? 0) + 1] ?? 0, right };
  });
}

/** `8 + 3 x 2`: the first two numbers become one, until one is left. */
function valueOf(text: string): number | null {
  const [, a, sign, b, rest = ''] = /^(\d+) (.) (\d+)(.*)$/.exec(text) ?? [];
  if (a === undefined || b === undefined) return Number(text);
  const results: Record<string, number> = {
    '+': Number(a) + Number(b),
    '-': Number(a) - Number(b),
    x: Number(a) * Number(b),
    ':': Number(a) / Number(b),
  };
  const result = results[sign ?? ''] ?? -1;
  return result < 0 || !Number.isInteger(result) ? null : valueOf(`${result}${rest}`);
}

function worthOf(token: string): number {
  if (token === 'x' || token === ':') return 3;
  return token === '=' ? 0 : 1;
}

/** Paints one token and whatever touches a painted one, until nothing changes. */
function isOnePiece(board: Board): boolean {
  const lying = board.flatMap((token, cell) => (token === null ? [] : [cell]));
  const painted = new Set(lying.slice(0, 1));
  for (let before = 0; before < painted.size; ) {
    before = painted.size;
    for (const cell of lying) {
      const [row, column] = [Math.floor(cell / SIZE), cell % SIZE];
      const touches = [...painted].some(other => {
        const [otherRow, otherColumn] = [Math.floor(other / SIZE), other % SIZE];
        return Math.abs(otherRow - row) + Math.abs(otherColumn - column) === 1;
      });
      if (touches) painted.add(cell);
    }
  }
  return painted.size === lying.length;
}

function hasStar(before: Board, after: Board): boolean {
  return before.some(token => token !== null) || typeof after[6 * SIZE + 6] === 'number';
}
