/** The word somebody probably meant, or undefined if none is near. */
export function suggest(typed: string, known: readonly string[]): string | undefined {
  const near = known
    .map(word => ({ word, distance: distanceBetween(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.ceil(word.length / 3) && distance < word.length / 2)
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.word ?? (typed === '' ? undefined : known.find(word => word.startsWith(typed)));
}

/** Letters to add, drop, change or swap with the next: typing mistakes, each counted once. */
function distanceBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] as number) + 1 : change;
      next.push(Math.min(change, swap, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] as number;
}
