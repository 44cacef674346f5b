import type { Mark, Point } from '../plates/types.ts';

/** Points along everything that a mark draws, no further apart than this. */
const STEP = 2;

export function trace(mark: Mark): Point[] {
  switch (mark.kind) {
    case 'path':
      return alongPath(mark.d);
    case 'hatch':
      return mark.rows.flatMap(alongPath);
    case 'circle':
      return Array.from({ length: 48 }, (_, i): Point => {
        const angle = (Math.PI * i) / 24;
        return [mark.x + mark.r * Math.cos(angle), mark.y + mark.r * Math.sin(angle)];
      });
    case 'text': {
      // Letters of Fraunces are about half as wide as they are high.
      const half = (mark.text.length * mark.size) / 4;
      return [
        [mark.x - half, mark.y],
        [mark.x + half, mark.y],
        [mark.x - half, mark.y - mark.size * 0.7],
        [mark.x + half, mark.y - mark.size * 0.7],
      ];
    }
  }
}

/** How many numbers each command of a path takes. Of a curve we look at its ends. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, c: 6, a: 7, z: 0 };

function alongPath(d: string): Point[] {
  const found: Point[] = [];
  let [at, start]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined) throw new Error(`a path with ${command}`);
    for (let i = 0; i === 0 || i < numbers.length; i += takes || 1) {
      const to = next(command, numbers.slice(i, i + takes), at, start);
      if (command.toLowerCase() === 'm' && i === 0) start = to;
      else found.push(...between(at, to));
      found.push(to);
      at = to;
    }
  }
  return found;
}

function next(command: string, numbers: readonly number[], [x, y]: Point, start: Point): Point {
  const [dx, dy] = command === command.toLowerCase() ? [x, y] : [0, 0];
  const [a = 0, b = 0] = numbers.slice(-2);
  switch (command.toLowerCase()) {
    case 'h':
      return [a + dx, y];
    case 'v':
      return [x, a + dy];
    case 'z':
      return start;
    default:
      return [a + dx, b + dy];
  }
}

function between([ax, ay]: Point, [bx, by]: Point): Point[] {
  const count = Math.floor(Math.hypot(bx - ax, by - ay) / STEP);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / (count + 1);
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  });
}
