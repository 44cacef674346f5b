import { latticeOf, type Size } from '../../puzzle/lattice.ts';
import { compute, computeAtSchool } from '../../rules/compute.ts';
import { isSign, type Token } from '../../rules/tokens.ts';
import type { Board } from '../setting.ts';

/** How a line stands (CA-17): complete and right; still open, and nothing wrong so far; or wrong, and why. */
export type LineState =
  | { readonly tag: 'equality'; readonly value: number }
  | { readonly tag: 'open'; readonly holes: number }
  | { readonly tag: 'wrong'; readonly fault: LineFault };

export type LineFault =
  /** CA-5: the tokens up to the one that cannot be. */
  | {
      readonly why: 'negative' | 'not-exact' | 'by-zero';
      readonly left: number;
      readonly right: number;
    }
  /** Two sides that differ. `school`: what × and : first would make of a side, where that is something else. */
  | { readonly why: 'unequal'; readonly sides: readonly FaultySide[] }
  /** Complete, but without `=`; or nothing is computed in it. */
  | { readonly why: 'no-equals' | 'bare' };

interface FaultySide {
  readonly tokens: readonly Token[];
  readonly value: number;
  readonly school?: number;
}

export function readLines(size: Size, board: Board): readonly LineState[] {
  return latticeOf(size).lines.map(cells => readLine(cells.map(cell => board[cell] ?? null)));
}

/** Reads what is certain: a side from its beginning, as far as it is known. */
export function readLine(tokens: readonly (Token | null)[]): LineState {
  const sides: FaultySide[] = [];
  for (const { known, isComplete } of sidesOf(tokens)) {
    // `3 +` is not wrong yet, only unfinished.
    const whole = known.length % 2 === 1 ? known : known.slice(0, -1);
    if (whole.length === 0) continue;
    const computed = compute(whole);
    if (!computed.ok) {
      const { why, left = 0, right = 0 } = computed;
      if (why !== 'malformed') return { tag: 'wrong', fault: { why, left, right } };
    } else if (isComplete) sides.push(sideOf(whole, computed.value));
  }
  const [first] = sides;
  const other = sides.find(side => side.value !== first?.value);
  if (first !== undefined && other !== undefined) {
    return { tag: 'wrong', fault: { why: 'unequal', sides: [first, other] } };
  }
  const holes = tokens.filter(token => token === null).length;
  if (holes > 0 || first === undefined) return { tag: 'open', holes };
  if (sides.length < 2) return { tag: 'wrong', fault: { why: 'no-equals' } };
  if (!tokens.some(token => token !== '=' && token !== null && isSign(token))) {
    return { tag: 'wrong', fault: { why: 'bare' } };
  }
  return { tag: 'equality', value: first.value };
}

/** The sides that have a certain beginning: the first, and those after an `=`. */
function sidesOf(tokens: readonly (Token | null)[]): { known: Token[]; isComplete: boolean }[] {
  const starts = [0, ...tokens.flatMap((token, i) => (token === '=' ? [i + 1] : []))];
  return starts.map(start => {
    const known: Token[] = [];
    for (let i = start; i < tokens.length; i++) {
      const token = tokens[i] ?? null;
      if (token === null) return { known, isComplete: false };
      if (token === '=') break;
      known.push(token);
    }
    return { known, isComplete: true };
  });
}

function sideOf(tokens: readonly Token[], value: number): FaultySide {
  const school = computeAtSchool(tokens);
  return { tokens, value, ...(school !== null && school !== value ? { school } : {}) };
}
