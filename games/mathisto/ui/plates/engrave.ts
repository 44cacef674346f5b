import { must } from '#kernel/must.ts';
import { TAU } from './points.ts';
import type { Ink, Mark, Point } from './types.ts';

type Style = Pick<Mark, 'stroke' | 'fill' | 'width' | 'dash' | 'only'>;

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The outline through these points, as the `d` of a path: in hundredths, each step from the last, which is shortest. */
export function through(points: readonly Point[], closed = false): string {
  const [first = [0, 0], ...rest] = points.map(
    ([x, y]) => [Math.round(x * 100), Math.round(y * 100)] as const,
  );
  let [x, y] = first;
  const steps = rest.map(([toX, toY]) => {
    const step = pair(toX - x, toY - y);
    [x, y] = [toX, toY];
    return step;
  });
  return `M${pair(...first)}${steps.length > 0 ? 'l' : ''}${joined(steps)}${closed ? 'Z' : ''}`;
}

/** Two numbers in hundredths, with no sign or nought that a path can do without. */
function pair(x: number, y: number): string {
  return joined([short(x), short(y)]);
}

function short(hundredths: number): string {
  return String(hundredths / 100).replace(/^(-?)0\./, '$1.');
}

function joined(numbers: readonly string[]): string {
  return numbers.reduce((all, one) => (all === '' || one.startsWith('-') ? all + one : `${all} ${one}`), '');
}

export function segment(from: Point, to: Point): string {
  return through([from, to]);
}

/** A line of one width, through points or along a path. */
export function line(along: readonly Point[] | string, width = 0.7, style: Style = {}): Mark {
  return { kind: 'path', d: typeof along === 'string' ? along : through(along), width, ...style };
}

export function polygon(points: readonly Point[], width = 0.7, style: Style = {}): Mark {
  return { kind: 'path', d: through(points, true), width, ...style };
}

export function ring(x: number, y: number, r: number, width = 0.7, style: Style = {}): Mark {
  return { kind: 'circle', x, y, r, width, ...style };
}

export function dot([x, y]: Point, r: number, fill: Ink = 'line'): Mark {
  return { kind: 'circle', x, y, r, fill, stroke: 'none' };
}

export function hollow([x, y]: Point, r: number, width = 0.9): Mark {
  return { kind: 'circle', x, y, r, width, fill: 'paper' };
}

type Lettering = Style & { readonly upright?: boolean; readonly bold?: boolean };

/** Letters set in the middle of `x`, standing on `y`. */
export function label(x: number, y: number, text: string | number, size = 8, style: Lettering = {}): Mark {
  return { kind: 'text', x, y, text: String(text), size, ...style };
}

/** A label that may lie on lines. */
export function plaque(x: number, y: number, text: string | number, size = 8, style: Lettering = {}): Mark {
  return { kind: 'text', x, y, text: String(text), size, halo: true, ...style };
}

/** A line that swells and thins: its width follows `width(t, i)`, t from 0 to 1, i counting the points. */
export function swell(
  points: readonly Point[],
  width: (t: number, i: number) => number,
  fill: Ink = 'line',
): Mark {
  const last = points.length - 1;
  const side = (sign: 1 | -1): Point[] =>
    points.map(([x, y], i) => {
      const [ax, ay] = must(points[Math.max(0, i - 1)]);
      const [bx, by] = must(points[Math.min(last, i + 1)]);
      const length = Math.hypot(bx - ax, by - ay) || 1;
      const half = (sign * width(i / last, i)) / 2;
      return [x - (half * (by - ay)) / length, y + (half * (bx - ax)) / length];
    });
  return {
    kind: 'path',
    d: through([...side(1), ...side(-1).reverse()], true),
    fill,
    stroke: 'none',
  };
}

/** The head of an arrow at `at`, pointing along `angle`. */
export function tip([x, y]: Point, angle: number, size = 4, fill: Ink = 'line'): Mark {
  const wing = (turn: number): Point => [
    x - size * Math.cos(angle + turn),
    y - size * Math.sin(angle + turn),
  ];
  return { kind: 'path', d: through([[x, y], wing(-0.36), wing(0.36)], true), fill, stroke: 'none' };
}

/** An arrow head where a line ends. */
export function tipOf(points: readonly Point[], size = 4, fill: Ink = 'line'): Mark {
  const [from, to] = [must(points.at(-2)), must(points.at(-1))];
  return tip(to, Math.atan2(to[1] - from[1], to[0] - from[0]), size, fill);
}

/** Ticks around a circle, every `long`th one longer. */
export function ticks(x: number, y: number, r: number, n: number, long: number, length = 3): Mark {
  const at = (i: number, radius: number): Point => [
    x + radius * Math.cos((TAU * i) / n),
    y + radius * Math.sin((TAU * i) / n),
  ];
  const d = Array.from({ length: n }, (_, i) =>
    segment(at(i, r), at(i, r + (i % long === 0 ? 2 : 1) * length)),
  ).join('');
  return line(d, 0.4);
}
