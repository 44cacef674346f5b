import { must } from '#kernel/must.ts';

/** The first rows of the triangle: each number is the sum of the two above it. */
export function rows(count: number): readonly (readonly number[])[] {
  const found: number[][] = [[1]];
  while (found.length < count) {
    const above = must(found.at(-1));
    found.push([...above, 0].map((value, i) => value + (above[i - 1] ?? 0)));
  }
  return found;
}
