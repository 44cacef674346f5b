export type Point = readonly [x: number, y: number];

/** Points along a closed path made of `M`, `C`, `Q` and `Z`, sixteen for each curve. */
export function flatten(d: string): Point[] {
  const points: Point[] = [];
  for (const [, letter, rest = ''] of d.matchAll(/([MCQZ])([^MCQZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const corners = numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : []));
    const last = points.at(-1);
    if (letter === 'M' || last === undefined) points.push(...corners);
    else for (let t = 1; t <= 16; t++) points.push(along([last, ...corners], t / 16));
  }
  return points;
}

/** How far inside a closed outline a point lies; negative outside. */
export function clearance(point: Point, outline: readonly Point[]): number {
  const sides = outline.map((end, i) => [outline.at(i - 1) ?? end, end] as const);
  const nearest = Math.min(...sides.map(([a, b]) => toSegment(point, a, b)));
  const crossings = sides.filter(([a, b]) => crosses(point, a, b)).length;
  return crossings % 2 === 1 ? nearest : -nearest;
}

/** De Casteljau: halfway points of halfway points. */
function along(corners: readonly Point[], t: number): Point {
  const [first = [0, 0], ...others] = corners;
  if (others.length === 0) return first;
  return along(
    others.map(([x, y], i): Point => {
      const [x0, y0] = corners[i] ?? first;
      return [x0 + (x - x0) * t, y0 + (y - y0) * t];
    }),
    t,
  );
}

function toSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Whether a ray to the right meets a side. */
function crosses([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean {
  return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
}
