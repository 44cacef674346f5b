import { allowed, type Game, refused, type Seat, type Viewer } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';

/** Five14, the game that bench/peers plays: claim cells of a 14×14 board in turn; five in a line wins. */
type State = {
  /** 0 empty, 1 and 2 the players. */
  readonly cells: readonly number[];
  readonly toMove: Seat;
  readonly winner: Seat | null;
  readonly left: number;
};
type View = State & { readonly me: Viewer };
type Move = { readonly kind: 'claim'; readonly cell: number };
type Rule = 'F-1' | 'F-2';
export type Five14 = {
  readonly config: Record<string, never>;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly rule: Rule;
};

const SIZE = 14;
const CELLS = SIZE * SIZE;
const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

export const five14: Game<Five14> = {
  id: 'five14',
  version: 1,
  seats: { min: 2, max: 2 },
  rules: ['F-1', 'F-2'],
  bound: () => CELLS,
  parseConfig: raw => (isRecord(raw) ? {} : null),
  parseMove: raw => {
    if (!isRecord(raw) || raw['kind'] !== 'claim' || !isInt(raw['cell'], 0, CELLS - 1)) return null;
    return { kind: 'claim', cell: raw['cell'] };
  },

  setup: () => ({ cells: Array.from({ length: CELLS }, () => 0), toMove: 0, winner: null, left: CELLS }),
  status: ({ toMove, winner, left }) => {
    if (winner === null && left > 0) return { tag: 'playing', turn: { mode: 'all', seats: [toMove] } };
    const scores = [0, 1].map(seat => (seat === winner ? 1 : 0));
    const ranks = scores.map(score => (winner === null || score === 1 ? 1 : 2));
    return { tag: 'over', outcome: { ranks, scores, rule: 'F-2' } };
  },
  apply: ({ cells, toMove, left }, commits) => {
    const cell = commits[0]?.move.cell ?? 0;
    const claimed = cells.with(cell, toMove + 1);
    const winner = makesFive(claimed, cell) ? toMove : null;
    return { cells: claimed, toMove: 1 - toMove, winner, left: left - 1 };
  },
  view: ({ cells, toMove, winner, left }, me) => ({ me, cells, toMove, winner, left }),

  moves: ({ me, cells, toMove, winner }) =>
    me !== toMove || winner !== null
      ? []
      : cells.flatMap((owner, cell) => (owner === 0 ? [{ kind: 'claim' as const, cell }] : [])),
  complete: true,
  check: ({ me, toMove, cells }, { cell }) =>
    me === toMove && cells[cell] === 0 ? allowed : refused('F-1', { cell }),
  fallback: ({ cells }) => ({ kind: 'claim', cell: cells.indexOf(0) }),
  imagine: ({ cells, toMove, winner, left }) => ({ cells, toMove, winner, left }),
};

function makesFive(cells: readonly number[], cell: number): boolean {
  const owner = cells[cell];
  const row = Math.floor(cell / SIZE);
  const column = cell % SIZE;
  for (const [down, right] of DIRECTIONS) {
    let count = 1;
    for (const way of [1, -1]) {
      let [r, c] = [row + down * way, column + right * way];
      while (r >= 0 && r < SIZE && c >= 0 && c < SIZE && cells[r * SIZE + c] === owner) {
        count += 1;
        r += down * way;
        c += right * way;
      }
    }
    if (count >= 5) return true;
  }
  return false;
}
