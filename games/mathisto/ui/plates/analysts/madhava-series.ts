/** 1, 1 − 1/3, 1 − 1/3 + 1/5, …: one after the other on both sides of π/4. */
export function partialSums(count: number): number[] {
  const sums: number[] = [];
  for (let k = 0; k < count; k++) sums.push((sums.at(-1) ?? 0) + (k % 2 === 0 ? 1 : -1) / (2 * k + 1));
  return sums;
}
