/** How long half of them took, nearly all, and the longest, in milliseconds. */
export function shares(waits: readonly number[]): Record<'p50' | 'p99' | 'max', number> {
  const sorted = waits.toSorted((a, b) => a - b);
  const share = (part: number): number =>
    Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;
  return { p50: share(0.5), p99: share(0.99), max: share(1) };
}
