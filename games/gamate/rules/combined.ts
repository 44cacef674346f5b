import { canonical } from '#kernel/fingerprint.ts';
import { COLOURS } from '../data/symbols.ts';
import type { Definition, Plain } from './definition.ts';
import { faultOf, PLAIN_BIDS } from './trumps.ts';

/** What people combine: everything of GA-5 but the runs and the exclusive colours. */
const TERMS: readonly Plain[] = [
  ...[2, 3, 4, 5, 6, 7, 8].map((of): Plain => ({ is: 'multiples', of })),
  { is: 'odd' },
  ...COLOURS.map((colour): Plain => ({ is: 'colour', colour })),
];

/** GA-6: all that two terms can make, as far as it is legal. */
const SAMPLE: readonly Definition[] = [
  ...TERMS.map((term): Definition => ({ is: 'not', term })),
  ...TERMS.flatMap((a, i) => TERMS.slice(i + 1).flatMap(b => joined(a, b))),
].filter(definition => faultOf(definition, 'extended') === null);

function joined(a: Plain, b: Plain): Definition[] {
  return [
    { is: 'and', terms: [a, b] },
    { is: 'or', terms: [a, b] },
    { is: 'and', terms: [a, { is: 'not', term: b }] },
    { is: 'and', terms: [{ is: 'not', term: a }, b] },
  ];
}

const USUAL: readonly Definition[] = [...PLAIN_BIDS, ...SAMPLE];
const USUAL_TEXTS: ReadonlySet<string> = new Set(USUAL.map(canonical));

/** A sample of what may be said with GA-6, with all that was said already, each once. */
export function usualOr(spoken: readonly Definition[]): readonly Definition[] {
  const others = new Map(spoken.map(one => [canonical(one), one]));
  for (const text of USUAL_TEXTS) others.delete(text);
  return [...USUAL, ...others.values()];
}
