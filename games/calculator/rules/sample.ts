/** Some plays, found cheaply: a short side put to the end of what lies in a line. */
import { must } from '#kernel/must.ts';
import { STAR } from '../data/board.ts';
import { DIRECTIONS, stepFrom } from './cells.ts';
import { compute, readRun } from './compute.ts';
import { judge, type Table } from './hand-in.ts';
import { lay, numbersOf } from './laid.ts';
import { type BoardRun, touching } from './runs.ts';
import { missing, type NumberToken, type Token } from './tokens.ts';
import type { Laid, View } from './types.ts';

/** Plays of one line to offer, at most, and how many of them from one place. */
const MOST = 32;
const MOST_FROM_ONE_PLACE = 3;
/** Pairs of them to try as one play of two lines. */
const PAIRS = 12;

const OPERATORS = ['+', '-', 'x', ':'] as const;

/** Each once, in the order of its cells; all of them right. */
export function samplePlays(view: View): Laid[][] {
  const rack = view.rack ?? [];
  const found = new Map<string, Laid[]>();
  const offer = (tokens: Laid[]): boolean => {
    const play = tokens.toSorted((a, b) => a.cell - b.cell);
    const key = JSON.stringify(play);
    if (found.has(key) || missing(rack, numbersOf(play)) !== undefined || !judge(view, play).ok) return false;
    found.set(key, play);
    return true;
  };
  const sides = sidesFrom(rack);
  for (const place of placesOf(view, rack)) {
    if (found.size >= MOST) break;
    let fromHere = 0;
    for (const tokens of continuations(view, place, sides)) {
      if (offer([...place.laid, ...tokens])) fromHere += 1;
      if (fromHere >= MOST_FROM_ONE_PLACE) break;
    }
  }
  const single = [...found.values()];
  for (let i = 0; i < Math.min(PAIRS, single.length - 1); i++) {
    const [one, other] = [must(single[i]), must(single.at(-1 - i))];
    if (one.every(({ cell }) => other.every(laid => laid.cell !== cell))) offer([...one, ...other]);
  }
  return [...found.values()];
}

/** Something to go on from: what lies there, with the number for the star before the first play. */
type Place = { readonly run: BoardRun; readonly laid: readonly Laid[] };

function placesOf({ board }: Table, rack: readonly NumberToken[]): Place[] {
  if (board.every(token => token === null)) {
    return [...new Set(rack)].flatMap(token => {
      const laid = [{ cell: STAR, token }];
      return DIRECTIONS.map(direction => ({ run: touching(lay(board, laid), STAR, direction), laid }));
    });
  }
  return board.flatMap((token, cell) => {
    if (token === null) return [];
    const runs = DIRECTIONS.map(direction => touching(board, cell, direction));
    return runs.filter(run => run.cells[0] === cell).map(run => ({ run, laid: [] }));
  });
}

/** `7` and `3+4` for 7: what one number or two of the rack can make. */
type Sides = ReadonlyMap<number, readonly Token[][]>;

function sidesFrom(rack: readonly NumberToken[]): Sides {
  const sides = new Map<number, Token[][]>();
  const add = (side: Token[]): void => {
    const computed = compute(side);
    if (computed.ok) sides.set(computed.value, [...(sides.get(computed.value) ?? []), side]);
  };
  for (const number of new Set(rack)) add([number]);
  for (const [i, a] of rack.entries()) {
    for (const [j, b] of rack.entries()) {
      if (i !== j) for (const operator of OPERATORS) add([a, operator, b]);
    }
  }
  return sides;
}

/** `= side` behind what lies there, `side =` before it; a lone number is first made longer: `+ 3 = side`. */
function* continuations({ board }: Table, { run }: Place, sides: Sides): Iterable<Laid[]> {
  const read = readRun(run.tokens);
  if (read.tag === 'wrong' || read.sides.length === 0) return;
  for (const side of sides.get(read.value) ?? []) {
    yield* along(board, run, 1, run.tokens.at(-1) === '=' ? side : ['=', ...side]);
    yield* along(board, run, -1, run.tokens[0] === '=' ? side : [...side, '=']);
  }
  const [number, ...more] = run.tokens;
  if (number === undefined || more.length > 0) return;
  for (const operator of OPERATORS) {
    for (const [operand, ...others] of [...sides.values()].flat()) {
      if (operand === undefined || others.length > 0) continue;
      const computed = compute([number, operator, operand]);
      if (!computed.ok) continue;
      for (const side of sides.get(computed.value) ?? []) {
        yield* along(board, run, 1, [operator, operand, '=', ...side]);
      }
    }
  }
}

/** These tokens behind a run (1) or before it (-1), if there is room. */
function* along(
  board: Table['board'],
  { cells, direction }: BoardRun,
  by: 1 | -1,
  tokens: readonly Token[],
): Iterable<Laid[]> {
  const laid: Laid[] = [];
  let cell = by === 1 ? cells.at(-1) : cells[0];
  for (const token of by === 1 ? tokens : tokens.toReversed()) {
    const next = cell === undefined ? null : stepFrom(cell, direction, by);
    if (next === null || board[next] !== null) return;
    laid.push({ cell: next, token });
    cell = next;
  }
  yield laid;
}
