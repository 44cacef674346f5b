import { factorsOf } from '../../data/symbols.ts';

const RAISED = '⁰¹²³⁴⁵';

/** `2⁴ × 3`, with no-break spaces; a prime and 1 are themselves. */
export function writeFactors(n: number): string {
  const factors = factorsOf(n);
  if (factors.length < 2) return String(n);
  return [...new Set(factors)]
    .map(prime => {
      const times = factors.filter(one => one === prime).length;
      return times === 1 ? String(prime) : `${prime}${RAISED[times] ?? ''}`;
    })
    .join('\u{a0}×\u{a0}');
}
