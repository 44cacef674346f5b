/** The best display that some cards allow, exactly: what is left out is tried in every way. */
import { type Card, indexOf, sorted } from './cards.ts';
import { BONUS, POINTS } from './score.ts';

/**
 * MY-11 in one number: points, then how many runs there are of seven cards, of six, and so on down to one. More
 * than fifteen of a kind there never are: nobody has more than fourteen cards.
 */
const KINDS = 16;
const POINT = KINDS ** 7;

/** What a row is worth, by the sizes present as seven bits. */
const ROW: readonly number[] = Array.from({ length: 128 }, (_, bits) => rowWorth(bits));

function rowWorth(bits: number): number {
  let worth = 0;
  let length = 0;
  for (let size = 0; size <= 7; size++) {
    if ((bits >> size) & 1) length += 1;
    else {
      if (length > 0) worth += ((POINTS[length] ?? 0) + (BONUS[length] ?? 0)) * POINT + KINDS ** (length - 1);
      length = 0;
    }
  }
  return worth;
}

interface Best {
  readonly cards: readonly Card[];
  readonly total: number;
}

/** The best display of `count` of these cards by MY-11; of equal ones that which leaves out the first in their order. */
export function bestDisplay(cards: readonly Card[], count: number): Best {
  const pool = sorted(cards);
  const search = new Search(pool.map(indexOf));
  search.leaveOut(0, pool.length - count);
  return {
    cards: pool.filter((_, i) => !search.best.includes(i)),
    total: Math.floor(search.bestWorth / POINT),
  };
}

/** Begins with all cards displayed and takes them out again, keeping rows and columns up to date. */
class Search {
  readonly #codes: readonly number[];
  readonly #rows: number[] = Array.from({ length: 10 }, () => 0);
  readonly #columns: number[] = Array.from({ length: 7 }, () => 0);
  readonly #out: number[] = [];
  #worth = 0;
  best: readonly number[] = [];
  bestWorth = -1;

  constructor(codes: readonly number[]) {
    this.#codes = codes;
    for (const code of codes) this.#flip(code, 1);
  }

  /** Leaves out `more` further cards, from the card at `from` on. */
  leaveOut(from: number, more: number): void {
    if (more <= 0) {
      if (this.#worth > this.bestWorth) {
        this.bestWorth = this.#worth;
        this.best = [...this.#out];
      }
      return;
    }
    for (let i = from; i <= this.#codes.length - more; i++) {
      const code = this.#codes[i] ?? 0;
      this.#flip(code, -1);
      this.#out.push(i);
      this.leaveOut(i + 1, more - 1);
      this.#out.pop();
      this.#flip(code, 1);
    }
  }

  #flip(code: number, by: 1 | -1): void {
    const row = Math.floor(code / 7);
    const column = code % 7;
    const bits = this.#rows[row] ?? 0;
    const next = bits ^ (1 << column);
    const height = this.#columns[column] ?? 0;
    this.#worth += (ROW[next] ?? 0) - (ROW[bits] ?? 0);
    this.#worth += ((POINTS[height + by] ?? 0) - (POINTS[height] ?? 0)) * POINT;
    this.#rows[row] = next;
    this.#columns[column] = height + by;
  }
}
