export type Point = readonly [x: number, y: number];

/** How many straight pieces stand for an arc. */
const PIECES = 48;

/** The closed outlines of a path made of `M`, `L`, `H`, `V`, `h`, `v`, `A`, `a` and `Z`, as points. */
export function outlinesOf(d: string): readonly (readonly Point[])[] {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLHVhvAaZ])([^MLHVhvAaZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers;
    const from: Point = [x, y];
    if (letter === 'Z') continue;
    if (letter === 'M') outlines.push([]);
    if (letter === 'M' || letter === 'L') [x, y] = [a, b];
    if (letter === 'H') x = a;
    if (letter === 'V') y = a;
    if (letter === 'h') x += a;
    if (letter === 'v') y += a;
    const outline = outlines.at(-1) ?? [];
    if (letter === 'A' || letter === 'a') {
      const [radius = 0, , , large = 0, sweep = 0, ex = 0, ey = 0] = numbers;
      [x, y] = letter === 'a' ? [x + ex, y + ey] : [ex, ey];
      outline.push(...arc(from, [x, y], { radius, isLarge: large === 1, isClockwise: sweep === 1 }));
    }
    outline.push([x, y]);
  }
  return outlines;
}

interface Bend {
  readonly radius: number;
  readonly isLarge: boolean;
  readonly isClockwise: boolean;
}

function arc([ax, ay]: Point, [bx, by]: Point, { radius, isLarge, isClockwise }: Bend): Point[] {
  const half = Math.hypot(bx - ax, by - ay) / 2;
  const rise = Math.sqrt(Math.max(0, radius * radius - half * half)) * (isLarge === isClockwise ? -1 : 1);
  const [ux, uy] = [(bx - ax) / (2 * half), (by - ay) / (2 * half)];
  const [cx, cy] = [(ax + bx) / 2 - rise * uy, (ay + by) / 2 + rise * ux];
  const start = Math.atan2(ay - cy, ax - cx);
  const end = Math.atan2(by - cy, bx - cx);
  const turn = 2 * Math.PI;
  const angle = isClockwise ? (end - start + turn) % turn : -((start - end + turn) % turn);
  return Array.from({ length: PIECES - 1 }, (_, i): Point => {
    const at = start + (angle * (i + 1)) / PIECES;
    return [cx + radius * Math.cos(at), cy + radius * Math.sin(at)];
  });
}

type Side = readonly [from: Point, to: Point];

export function sidesOf(d: string): readonly Side[] {
  return outlinesOf(d).flatMap(outline => outline.map((end, i): Side => [outline.at(i - 1) ?? end, end]));
}

/** Whether a point is painted, even-odd: a ray to the right meets an odd number of sides. */
export function isPainted([x, y]: Point, sides: readonly Side[]): boolean {
  let isOdd = false;
  for (const [[ax, ay], [bx, by]] of sides) {
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isOdd = !isOdd;
  }
  return isOdd;
}

/** The smallest upright rectangle around a path. */
export function boundsOf(d: string): { left: number; top: number; right: number; bottom: number } {
  const points = outlinesOf(d).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
