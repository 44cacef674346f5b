/** A symmetry of the triangle: corner k goes to where corner `symmetry[k]` was. */
export type Symmetry = readonly [number, number, number];

const TURN: Symmetry = [1, 2, 0];
export const FLIP: Symmetry = [0, 2, 1];

/** First b, then a. */
export function product(a: Symmetry, b: Symmetry): Symmetry {
  return b.map(corner => a[corner]) as unknown as Symmetry;
}

const TURNS: readonly Symmetry[] = [[0, 1, 2], TURN, product(TURN, TURN)];

/** The three turns, then each of them after the flip. */
export const GROUP: readonly Symmetry[] = [...TURNS, ...TURNS.map(turn => product(turn, FLIP))];

/** Where each symmetry leads when the triangle is turned first. */
export const BY_TURN: readonly number[] = GROUP.map(one => indexOf(product(one, TURN)));
export const BY_FLIP: readonly number[] = GROUP.map(one => indexOf(product(one, FLIP)));

function indexOf(symmetry: Symmetry): number {
  return GROUP.findIndex(one => one.every((image, corner) => image === symmetry[corner]));
}
