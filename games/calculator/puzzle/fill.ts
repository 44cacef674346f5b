import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { EQUALS_IN_SOLITAIRE, NUMBERS, SUPPLY } from '../data/board.ts';
import { isSign, type Token } from '../rules/tokens.ts';
import { CODES, type Code, EQUALS, GREATEST, goOn, MINUS, OVER, PLUS, TIMES, tokenOf } from './codes.ts';
import { holdsNumber, type Lattice, latticeOf, type Size } from './lattice.ts';

/** A completely filled lattice (CA-17) out of the tokens of one box: one entry per cell, null between the lines. */
export function fillLattice(size: Size, rng: Rng): (Token | null)[] {
  const lattice = latticeOf(size);
  for (;;) {
    const filled = tryToFill(lattice, rng);
    if (filled !== null) return Array.from(filled, code => (code === 0 ? null : tokenOf(code)));
  }
}

/** What a line comes to, as far as it is filled. */
interface Sum {
  /** Of the side that is being written. */
  readonly side: number;
  /** Of every side; -1 before the first `=`. */
  readonly sides: number;
}

/** A number, and the signs between it and those on its left and above it; 0 where there are none. */
interface Choice {
  readonly number: Code;
  readonly across: Code;
  readonly down: Code;
  /** How likely it is: more of what the box has more of. */
  readonly weight: number;
}

const OPERATIONS: readonly Code[] = [PLUS, MINUS, TIMES, OVER];
/** One line in so many has a second `=`, if the box still has one. */
const SECOND_EQUALS = 6;
/** The most that a side may come to on the way: larger numbers are no fun to work out in one's head. */
const HIGHEST = 99;
/** Choices tried for a cell before going back, and cells filled before beginning anew. */
const BREADTH = 4;
const EFFORT = 4000;

/** Cell by cell, from the top left; null if the luck of the beginning was bad. */
function tryToFill(lattice: Lattice, rng: Rng): Uint8Array | null {
  const { size, lines } = lattice;
  const laid = new Uint8Array(size * size);
  const left = box();
  placeEquals(lattice, laid, rng);
  const numbers = lattice.cells.filter(cell => holdsNumber(size, cell));
  const sums: Sum[] = lines.map(() => ({ side: 0, sides: -1 }));
  let effort = EFFORT;
  return fillFrom(0) ? laid : null;

  function fillFrom(index: number): boolean {
    const cell = numbers[index];
    if (cell === undefined) return true;
    if (--effort < 0) return false;
    const row = Math.floor(cell / size);
    const column = cell % size;
    const [across = 0, down = 0] = must(lattice.linesAt[cell]);
    const before = { across: must(sums[across]), down: must(sums[down]) };
    for (const choice of pick(choicesAt(row, column, before), BREADTH, rng)) {
      sums[across] = advance(before.across, choice.across, choice.number);
      sums[down] = advance(before.down, choice.down, choice.number);
      put(cell, choice.number);
      if (column > 0) put(cell - 1, choice.across);
      if (row > 0) put(cell - size, choice.down);
      if (fillFrom(index + 1)) return true;
      take(cell);
      if (column > 0) take(cell - 1);
      if (row > 0) take(cell - size);
      sums[across] = before.across;
      sums[down] = before.down;
    }
    return false;
  }

  function choicesAt(
    row: number,
    column: number,
    before: Readonly<Record<'across' | 'down', Sum>>,
  ): Choice[] {
    const cell = row * size + column;
    const choices: Choice[] = [];
    for (const across of signsAt(column > 0 ? cell - 1 : -1)) {
      for (const down of signsAt(row > 0 ? cell - size : -1)) {
        if (across === down && across !== 0 && across !== EQUALS && (left[across] ?? 0) < 2) continue;
        for (let number = 1; number <= GREATEST; number++) {
          const count = left[number] ?? 0;
          if (count === 0) continue;
          if (!fits(advance(before.across, across, number), column, laid[cell + 1] === EQUALS)) continue;
          if (!fits(advance(before.down, down, number), row, laid[cell + size] === EQUALS)) continue;
          choices.push({ number, across, down, weight: count * plenty(across) * plenty(down) });
        }
      }
    }
    return choices;
  }

  /** What may stand on a cell for a sign: its `=`, or an operation of which some are left. */
  function signsAt(cell: number): readonly Code[] {
    if (cell < 0) return [0];
    if (laid[cell] === EQUALS) return [EQUALS];
    return OPERATIONS.filter(sign => (left[sign] ?? 0) > 0);
  }

  function plenty(sign: Code): number {
    return sign === 0 || sign === EQUALS ? 1 : (left[sign] ?? 0);
  }

  /** Whether a line can go on from there; `at` is how far along it is. */
  function fits({ side, sides }: Sum, at: number, isEndOfSide: boolean): boolean {
    if (side < 0 || side > HIGHEST) return false;
    if (at === size - 1) return side === sides;
    if (isEndOfSide && sides >= 0 && side !== sides) return false;
    if (at < size - 3) return true;
    // One number is to come: it must be able to bring about what is wanted.
    if (isEndOfSide) return side >= 1 && side <= GREATEST;
    return sides >= 0 && canReach(side, sides);
  }

  function put(cell: number, code: Code): void {
    if (code === EQUALS) return;
    laid[cell] = code;
    left[code] = (left[code] ?? 0) - 1;
  }

  function take(cell: number): void {
    const code = laid[cell] ?? 0;
    if (code === EQUALS) return;
    laid[cell] = 0;
    left[code] = (left[code] ?? 0) + 1;
  }
}

function advance({ side, sides }: Sum, sign: Code, number: Code): Sum {
  if (sign === 0) return { side: number, sides };
  if (sign === EQUALS) return { side: number, sides: side };
  return { side: goOn(side, sign, number), sides };
}

function canReach(from: number, to: number): boolean {
  if (from !== to && Math.abs(to - from) <= GREATEST) return true;
  for (let number = 1; number <= GREATEST; number++) {
    if (from * number === to || from === to * number) return true;
  }
  return false;
}

function box(): Int8Array {
  const left = new Int8Array(CODES);
  for (const [number, count] of Object.entries(NUMBERS)) left[Number(number)] = count;
  for (const code of OPERATIONS) {
    const sign = tokenOf(code);
    if (isSign(sign)) left[code] = SUPPLY[sign];
  }
  return left;
}

/** Decides first where the `=` of each line stand. The sheet has no number equal to itself in solitaire. */
function placeEquals({ lines, size }: Lattice, laid: Uint8Array, rng: Rng): void {
  let spare = EQUALS_IN_SOLITAIRE - lines.length;
  const places = (size - 1) / 2;
  for (const line of lines) {
    const isDouble = places > 2 && spare > 0 && rng.int(SECOND_EQUALS) === 0;
    if (isDouble) spare--;
    const [first = 1, ...others] = rng.shuffle(Array.from({ length: places }, (_, i) => i * 2 + 1));
    laid[line[first] ?? 0] = EQUALS;
    const second = isDouble ? others.find(at => !joinsBareNumbers(first, at, size)) : undefined;
    if (second !== undefined) laid[line[second] ?? 0] = EQUALS;
  }
}

/** `3 = 3 = 3 × 16 : 16`: two `=` with one number between them, and one number before or after both. */
function joinsBareNumbers(one: number, other: number, size: Size): boolean {
  const isAtEnd = Math.min(one, other) === 1 || Math.max(one, other) === size - 2;
  return isAtEnd && Math.abs(one - other) === 2;
}

/** Some of them in random order, the heavier ones sooner. */
function pick(choices: Choice[], most: number, rng: Rng): Choice[] {
  const picked: Choice[] = [];
  let total = choices.reduce((sum, { weight }) => sum + weight, 0);
  while (picked.length < most && choices.length > 0) {
    let at = rng.int(total);
    const index = choices.findIndex(({ weight }) => (at -= weight) < 0);
    const choice = must(choices[index]);
    choices[index] = must(choices.at(-1));
    choices.pop();
    total -= choice.weight;
    picked.push(choice);
  }
  return picked;
}
