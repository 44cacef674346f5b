import { must } from '#kernel/must.ts';
import { type Code, EQUALS, goOn, lowest, type Mask } from './codes.ts';

/** A line, and what each of its cells may hold. */
interface OpenLine {
  readonly masks: readonly Mask[];
  /** Whether a cell is still open: only then its token comes out of the supply. */
  readonly open: readonly boolean[];
  /** How many are left of each token, by code. A scratchpad: it is left as it was found. */
  readonly left: Int8Array;
  /** How many tokens may be tried before giving up. */
  readonly patience: number;
  /** Stop once everything in `masks` has been seen: more would tell nothing, except how many ways there are. */
  readonly stopWhenFull: boolean;
}

/** How many ways were found; null if patience ran out, and nothing is known. */
type Ways = number | null;

/**
 * Reads a line in all ways that its cells and the supply allow, and writes into `seen` what each cell holds in
 * at least one of those that are an equality (CA-4, CA-5; CA-17: not one of bare numbers only).
 */
export function completeLine(line: OpenLine, seen: Mask[]): Ways {
  const { masks, open, left, stopWhenFull } = line;
  const last = masks.length - 1;
  const path: Code[] = masks.map(() => 0);
  let { patience } = line;
  let ways = 0;
  seen.fill(0);
  readNumber(0, 0, EQUALS, -1, false);
  return patience < 0 ? null : ways;

  // `side`: what the side comes to so far; `sides`: what every side must come to, -1 before the first `=`;
  // `counts`: whether anything has been computed. Both say whether the search is over.

  function readNumber(at: number, side: number, sign: Code, sides: number, counts: boolean): boolean {
    const isOpen = must(open[at]);
    for (let rest = masks[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const number = lowest(rest);
      if (isOpen && left[number] === 0) continue;
      if (--patience < 0) return true;
      const next = sign === EQUALS ? number : goOn(side, sign, number);
      if (next < 0) continue;
      path[at] = number;
      if (at === last) {
        if (next === sides && counts && found()) return true;
        continue;
      }
      if (isOpen) left[number] = (left[number] ?? 0) - 1;
      const isOver = readSign(at + 1, next, sides, counts);
      if (isOpen) left[number] = (left[number] ?? 0) + 1;
      if (isOver) return true;
    }
    return false;
  }

  function readSign(at: number, side: number, sides: number, counts: boolean): boolean {
    const isOpen = must(open[at]);
    for (let rest = masks[at] ?? 0; rest !== 0; rest &= rest - 1) {
      const sign = lowest(rest);
      if (isOpen && left[sign] === 0) continue;
      // A line needs an `=`: if there was none yet, the last sign has to be one.
      if (sign === EQUALS ? sides >= 0 && side !== sides : sides < 0 && at === last - 1) continue;
      path[at] = sign;
      if (isOpen) left[sign] = (left[sign] ?? 0) - 1;
      const isOver =
        sign === EQUALS
          ? readNumber(at + 1, 0, sign, side, counts)
          : readNumber(at + 1, side, sign, sides, true);
      if (isOpen) left[sign] = (left[sign] ?? 0) + 1;
      if (isOver) return true;
    }
    return false;
  }

  function found(): boolean {
    ways++;
    let isFull = stopWhenFull;
    for (let i = 0; i <= last; i++) {
      seen[i] = (seen[i] ?? 0) | (1 << (path[i] ?? 0));
      if (seen[i] !== masks[i]) isFull = false;
    }
    return isFull;
  }
}
