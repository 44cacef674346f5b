import type { Size } from '../../rules/cards.ts';

/** The body of every doll, in units: x from 11 to 89, y from 8 to 136. Headwear may rise to −12. */
export const BODY =
  'M50 8C65 8 75 19 75 34C75 44 73.9 52 72 57C82.5 64 89 78 89 97C89 113 84 125 78 132Q50 139 22 132C16 125 11 113 11 97C11 78 17.5 64 28 57C26.1 52 25 44 25 34C25 19 35 8 50 8Z';
export const HEAD =
  'M28 57C26.1 52 25 44 25 34C25 19 35 8 50 8C65 8 75 19 75 34C75 44 73.9 52 72 57Q50 67 28 57Z';
export const DRESS =
  'M28 57C17.5 64 11 78 11 97C11 113 16 125 22 132Q50 139 78 132C84 125 89 113 89 97C89 78 82.5 64 72 57Q50 67 28 57Z';

/** Same proportions, seven sizes in equal steps: 0.46 for the smallest, 1 for the largest. */
export function scaleOf(size: Size): number {
  return 0.46 + 0.09 * (size - 1);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Paths of our own: `each` repeats, `grid` sows a dress with every other row moved by half a step. */
export function each(n: number, draw: (i: number) => string): string {
  return Array.from({ length: n }, (_, i) => draw(i)).join('');
}

export function grid(dx: number, dy: number, draw: (at: string) => string): string {
  return each(Math.ceil(90 / dy), row =>
    each(Math.ceil(100 / dx), i => draw(`M${round(4 + i * dx + (row % 2) * (dx / 2))} ${58 + row * dy}`)),
  );
}

export function disc(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Dolls shrink towards this point. The neck is wide enough, seen from here, for the next head to pass. */
export const NEST = { x: 50, y: 120 } as const;

/** A transform that puts a doll of some scale in its place inside the largest one. */
export function nested(scale: number): string {
  return `translate(${round(NEST.x * (1 - scale))} ${round(NEST.y * (1 - scale))}) scale(${round(scale)})`;
}
