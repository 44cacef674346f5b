export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** The value below which this share of the numbers lies: 0.5 for the median, 1 for the most. */
export function quantile(numbers: readonly number[], share: number): number {
  const ordered = numbers.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
}

/** Share of wins with its 95 % interval after Wilson, which holds for few games and for shares near 1. */
export function winInterval(wins: readonly number[]): {
  readonly wins: number;
  readonly low: number;
  readonly high: number;
} {
  const n = wins.length;
  const share = meanOf(wins);
  const z = 1.96;
  const centre = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const round = (value: number): number => Number(value.toFixed(3));
  return { wins: round(share), low: round(centre - half), high: round(centre + half) };
}
