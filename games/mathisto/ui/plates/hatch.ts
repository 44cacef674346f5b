import { must } from '#kernel/must.ts';
import { DEGREE } from './points.ts';
import type { Ink, Mark, Point } from './types.ts';

/** Whether a point of the plate belongs to a region. */
export type Region = (x: number, y: number) => boolean;

interface Hatching {
  /** In degrees: 0 lies, 90 stands, 45 falls to the right. */
  readonly angle?: number;
  /** Between two lines. */
  readonly gap?: number;
  readonly width?: number;
  readonly stroke?: Ink;
  /** Nothing beyond this distance from the middle, either way. */
  readonly reach?: number;
}

/** Along a line, edges nearer to each other than this may be missed. */
const STEP = 1.2;
/** Halvings of STEP to find an edge. */
const HALVINGS = 5;

/** Parallel lines over any region that can tell its points. */
export function hatch(region: Region, hatching: Hatching = {}): Mark {
  const { reach = 97 } = hatching;
  const inside: Region = (x, y) => Math.abs(x) <= reach && Math.abs(y) <= reach && region(x, y);
  return ruled(hatching, ({ at, far }) => {
    const isIn = (u: number): boolean => inside(...at(u));
    const edges: number[] = [];
    let was = false;
    for (let u = -far; u <= far + STEP; u += STEP) {
      const is = u <= far && isIn(u);
      if (is !== was) edges.push(edge(isIn, u - STEP, u, was));
      was = is;
    }
    return edges;
  });
}

/** Parallel lines over a polygon, cut exactly at its sides. */
export function hatchPolygon(points: readonly Point[], hatching: Hatching = {}): Mark {
  return ruled(hatching, ({ across }) => {
    const edges = points.flatMap((a, i) => {
      const b = must(points[(i + 1) % points.length]);
      const [p, q] = [across(a), across(b)];
      if (p.side > 0 === q.side > 0) return [];
      return [p.along + ((q.along - p.along) * p.side) / (p.side - q.side)];
    });
    return edges.sort((a, b) => a - b);
  });
}

export function inPolygon(points: readonly Point[]): Region {
  return (x, y) => {
    let odd = false;
    points.forEach(([ax, ay], i) => {
      const [bx, by] = must(points[(i + 1) % points.length]);
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    });
    return odd;
  };
}

export function inDisc(cx: number, cy: number, r: number): Region {
  return (x, y) => (x - cx) ** 2 + (y - cy) ** 2 < r * r;
}

/** One of the parallel lines. */
interface Row {
  /** The point at `u` along it. */
  readonly at: (u: number) => Point;
  /** From −far to far it crosses the whole plate. */
  readonly far: number;
  /** Where a point lies: along the line, and on which side of it. */
  readonly across: (point: Point) => { readonly along: number; readonly side: number };
}

/** Lines at an angle, each drawn between the pairs of edges that `edges` finds on it. */
function ruled(
  { angle = 45, gap = 2.6, width = 0.5, stroke = 'line', reach = 97 }: Hatching,
  edges: (row: Row) => readonly number[],
): Mark {
  const [c, s] = [Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)];
  const far = reach * Math.SQRT2;
  const rows: string[] = [];
  for (let v = -far; v <= far; v += gap) {
    const at: Row['at'] = u => [u * c - v * s, u * s + v * c];
    const across: Row['across'] = ([x, y]) => ({ along: x * c + y * s, side: y * c - x * s - v });
    const found = edges({ at, far, across });
    let d = '';
    for (let i = 0; i + 1 < found.length; i += 2) {
      d += `M${tenths(at(must(found[i])))}L${tenths(at(must(found[i + 1])))}`;
    }
    rows.push(d);
  }
  return { kind: 'hatch', rows, width, stroke };
}

/** Where between `from` and `to` the answer changes from `was`. */
function edge(isIn: (u: number) => boolean, from: number, to: number, was: boolean): number {
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isIn(middle) === was) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Hatching is the bulk of a plate: a tenth of a unit is fine enough. */
function tenths([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
