/** All runs of a line that are equalities, with at least one new token. */
import { must } from '#kernel/must.ts';
import { SIZE } from '../data/board.ts';
import { type Code, DIVIDED, EMPTY, EQUALS, PLUS, TIMES } from './codes.ts';
import { crossingPoints, type Touch, touchesOf } from './crossing-points.ts';
import { endsOf, type RunEnd } from './ends.ts';
import { freeBetween, type Line, mostOfSide, takesNumber, takesSign } from './line.ts';
import { closeSpan, leastPoints, type Picks, pick } from './picks.ts';
import { addPlay, hasSigns, PACKED_EQUALS, type PlayList, type Span, TOKEN_BITS } from './play-list.ts';
import { type RackUse, suffices, useOf } from './rack-use.ts';
import {
  entries,
  heads,
  indexOf,
  MOST_LISTED,
  type SideBook,
  type SideTable,
  tableFor,
  weightOf,
} from './side-table.ts';

/** The line has at most seven numbers, and so at most seven sides. */
const MOST_SIDES = 7;

/** What is looked for in a line. */
export type LineSearch = {
  readonly line: Line;
  readonly rack: RackUse;
  readonly book: SideBook;
  readonly stock: Uint8Array;
  /** Whether a line could need more of some sign than there is. */
  readonly isScarce: boolean;
  /** New numbers in a run, at most. */
  readonly most: number;
  /** CA-8: the board is empty, and the star takes a number. */
  readonly isFirst: boolean;
  readonly list: PlayList;
  /** Of plays only these are wanted; null: all. */
  readonly picks: Picks | null;
  /** Single tokens lie in a row and in a column: one of the two leaves them out. */
  readonly skipsSingles: boolean;
};

/** The run that is being filled: its sides from left to right, what is laid there, and what it is worth. */
const froms = new Int8Array(MOST_SIDES);
const tos = new Int8Array(MOST_SIDES);
/** How often the `=` behind each side counts. */
const factors = new Uint8Array(MOST_SIDES);
/** How far the tokens of each side are moved up in the packed form of the run. */
const numberShifts = new Uint8Array(MOST_SIDES);
const signShifts = new Uint8Array(MOST_SIDES);
const numbersOf = new Int32Array(MOST_SIDES);
const signsOf = new Int32Array(MOST_SIDES);
const pointsOf = new Int32Array(MOST_SIDES);
/** The sides, those with the fewest free places first. */
const order = new Int8Array(MOST_SIDES);
/** Where the rest of each side, behind what its table lists, is worked out backwards. */
const listed = new Int8Array(MOST_SIDES);
const tables: SideTable[] = [];
/** By the place where a side begins and that where it ends, in the line that is looked at. */
const tablesAt: (SideTable | undefined)[] = Array.from({ length: SIZE * SIZE });
/** By side: what it brings at most, and how often its points count. */
const mosts = new Int32Array(MOST_SIDES);
const counted = new Uint8Array(MOST_SIDES);
let sides = 0;
let value = 0;
/** The new `=` in packed form. */
let equals = 0;
let signCount = 0;
let touches: readonly Touch[] = [];
/** What the crossing lines bring at most, and what a play must bring to be wanted. */
let mostAcross = 0;
let least = 0;
let search: LineSearch;

export function findEqualities(wanted: LineSearch): void {
  const { line, most } = wanted;
  search = wanted;
  tablesAt.fill(undefined);
  for (let from = 0; from < SIZE; from++) {
    const before = takesNumber(line, from) ? endsOf(line, from, -1) : [];
    if (before.length === 0) continue;
    for (let to = from + 2; to < SIZE; to += 2) {
      if (!takesSign(line, to - 1) || !takesNumber(line, to)) break;
      if (freeBetween(line, from, to) > most) break;
      for (const last of endsOf(line, to, 1)) {
        for (const first of before) findBetween(from, to, first, last);
      }
    }
  }
}

/** All that fill every place between these. */
function findBetween(from: number, to: number, first: RunEnd, last: RunEnd): void {
  const { line, stock, list, picks, skipsSingles } = search;
  const open = Number(first.isNew) + Number(last.isNew);
  signCount = freeBetween(line, from + 1, to - 1) + open;
  const numbers = freeBetween(line, from, to);
  if (numbers + signCount === 0 || (skipsSingles && numbers + signCount === 1)) return;
  if (first.at < 0 && last.at < 0 && !isAnchored(from, to)) return;
  const span = spanOf(line, first.at < 0 ? from : first.at, last.at < 0 ? to : last.at, from % 2);
  touches = touchesOf(line, span.from, span.to, from % 2);
  mostAcross = 0;
  for (const { at } of touches) mostAcross += line.mostAcross[at] ?? 0;
  least = picks === null ? 0 : leastPoints(picks, numbers);
  list.spans.push(span);
  const count = list.count;
  sides = 0;
  equals = first.isNew ? PACKED_EQUALS : 0;
  if (last.isNew) equals |= PACKED_EQUALS << (TOKEN_BITS * (signCount - 1));
  splitFrom(from, to, (stock[EQUALS] ?? 0) - open, first.isNew ? TOKEN_BITS : 0);
  if (picks !== null) closeSpan(picks, numbers);
  if (list.count === count) list.spans.pop();
}

/** CA-8: it holds together with what lies there; the first play has a number on the star. */
function isAnchored(from: number, to: number): boolean {
  const { line, isFirst } = search;
  for (let at = from; at <= to; at += isFirst ? 2 : 1) if (line.anchored[at] === 1) return true;
  return false;
}

/** The empty places of a run, whose numbers lie at `parity`. */
export function spanOf({ cells, fixed }: Line, from: number, to: number, parity: number): Span {
  const numberCells: number[] = [];
  const signCells: number[] = [];
  for (let at = from; at <= to; at++) {
    if (fixed[at] === EMPTY) (at % 2 === parity ? numberCells : signCells).push(cells[at] ?? 0);
  }
  return { from, to, numberCells, signCells };
}

/** Every choice of places for `=`, from the side that begins at `from` on; `left` of them may be new. */
function splitFrom(from: number, to: number, left: number, signShift: number): void {
  const { line } = search;
  const side = sides++;
  froms[side] = from;
  signShifts[side] = signShift;
  let at = from + 1;
  let shift = signShift;
  for (; at < to; at += 2) {
    const code = line.fixed[at] ?? 0;
    const isFree = code === EMPTY;
    if (isFree ? line.takesEquals[at] === 1 && left > 0 : code === EQUALS) {
      const before = equals;
      tos[side] = at - 1;
      factors[side] = line.factors[at] ?? 0;
      if (isFree) equals |= PACKED_EQUALS << shift;
      splitFrom(at + 1, to, isFree ? left - 1 : left, isFree ? shift + TOKEN_BITS : shift);
      equals = before;
    }
    if (isFree ? line.operators[at] === 0 : code === EQUALS) break;
    if (isFree) shift += TOKEN_BITS;
  }
  if (at > to && side > 0) {
    tos[side] = to;
    solveSides();
  }
  sides = side;
}

function solveSides(): void {
  const { line } = search;
  let most = mostAcross;
  for (let side = 0; side < sides; side++) {
    mosts[side] = mostOfSide(line, froms[side] ?? 0, tos[side] ?? 0);
    const behind = side < sides - 1 ? (factors[side] ?? 0) : 0;
    counted[side] = behind + (side > 0 ? (factors[side - 1] ?? 0) : 0);
    most += (mosts[side] ?? 0) * (counted[side] ?? 0);
  }
  const spare = most - least;
  if (spare < 0) return;
  for (let side = 0; side < sides; side++) {
    const [from, to] = [froms[side] ?? 0, tos[side] ?? 0];
    numberShifts[side] = TOKEN_BITS * freeBetween(line, froms[0] ?? 0, from - 2);
    let end = to;
    while (weightOf(line, from, end) > MOST_LISTED) end -= 2;
    listed[side] = end;
    tables[side] = tableAt(from, end);
    if (must(tables[side]).count === 0) return;
    let place = side;
    for (; place > 0 && weightIn(order[place - 1] ?? 0) > weightIn(side); place--) {
      order[place] = order[place - 1] ?? 0;
    }
    order[place] = side;
  }
  const side = order[0] ?? 0;
  const table = must(tables[side]);
  const { values, used, numbers, operators, points } = entries;
  for (let i = table.from; i < table.from + table.count; i++) {
    pointsOf[side] = points[i] ?? 0;
    const left = spareAfter(side, spare);
    if (left < 0) continue;
    value = values[i] ?? 0;
    numbersOf[side] = numbers[i] ?? 0;
    signsOf[side] = operators[i] ?? 0;
    solveNext(1, used[i] ?? 0, left);
  }
}

/** What may still be missing from the most points that a side could bring, once it has brought its own. */
function spareAfter(side: number, spare: number): number {
  return spare - ((mosts[side] ?? 0) - (pointsOf[side] ?? 0)) * (counted[side] ?? 0);
}

/** Asked for again and again in one line, and written down for it. */
function tableAt(from: number, to: number): SideTable {
  const place = from * SIZE + to;
  const known = tablesAt[place];
  if (known !== undefined) return known;
  const table = tableFor(search.book, search.line, from, to);
  tablesAt[place] = table;
  return table;
}

function weightIn(side: number): number {
  return weightOf(search.line, froms[side] ?? 0, tos[side] ?? 0);
}

/** `spare`: points by which the sides that are still to come may fall short of their most. */
function solveNext(nth: number, used: number, spare: number): void {
  if (nth === sides) emit(used);
  else solveBack(nth, tos[order[nth] ?? 0] ?? 0, value, used, 0, 0, 0, spare);
}

/**
 * A side whose value is known, from its end backwards: `need` is the value before place `at + 1`. What is laid
 * behind is in `numbers` and `signs`.
 */
function solveBack(
  nth: number,
  at: number,
  need: number,
  used: number,
  numbers: number,
  signs: number,
  points: number,
  spare: number,
): void {
  const side = order[nth] ?? 0;
  if (at === listed[side]) {
    lookUp(nth, need, used, numbers, signs, points, spare);
    return;
  }
  const { line, rack } = search;
  const fixed = line.fixed[at] ?? 0;
  if (fixed !== EMPTY) {
    stepBack(nth, at, fixed, need, used, numbers, signs, points, spare);
    return;
  }
  const shift = TOKEN_BITS * (freeBetween(line, froms[side] ?? 0, at) - 1);
  for (let kind = 0; kind < rack.kinds.length; kind++) {
    if ((((line.kinds[at] ?? 0) >> kind) & 1) === 0) continue;
    const nowUsed = used + useOf(kind);
    if (!suffices(rack, nowUsed)) continue;
    stepBack(nth, at, rack.kinds[kind] ?? 0, need, nowUsed, numbers | (kind << shift), signs, points, spare);
  }
}

/** The operations are undone: x + 3 = 7 needs x = 4. */
function stepBack(
  nth: number,
  at: number,
  number: number,
  need: number,
  used: number,
  numbers: number,
  signs: number,
  points: number,
  spare: number,
): void {
  const { line } = search;
  const fixed = line.fixed[at - 1] ?? 0;
  if (fixed !== EMPTY) {
    const before = undo(need, fixed, number);
    const now = points + (fixed >= TIMES ? 4 : 2);
    if (before >= 0) solveBack(nth, at - 2, before, used, numbers, signs, now, spare);
    return;
  }
  const allowed = line.operators[at - 1] ?? 0;
  const shift = TOKEN_BITS * (freeBetween(line, (froms[order[nth] ?? 0] ?? 0) + 1, at - 1) - 1);
  for (let sign = PLUS; sign <= DIVIDED; sign++) {
    if (((allowed >> (sign - PLUS)) & 1) === 0) continue;
    const before = undo(need, sign, number);
    if (before < 0) continue;
    const laid = signs | ((sign - PLUS) << shift);
    solveBack(nth, at - 2, before, used, numbers, laid, points + (sign >= TIMES ? 4 : 2), spare);
  }
}

function undo(need: number, sign: Code, number: number): number {
  if (sign === PLUS) return need - number;
  if (sign === TIMES) return need % number === 0 ? need / number : -1;
  return sign === DIVIDED ? need * number : need + number;
}

function lookUp(
  nth: number,
  need: number,
  used: number,
  numbers: number,
  signs: number,
  points: number,
  spare: number,
): void {
  const { rack } = search;
  const side = order[nth] ?? 0;
  const table = must(tables[side]);
  const { at, mask } = indexOf(table);
  for (let i = heads[at + (need & mask)] ?? 0; i >= 0; i = entries.nexts[i] ?? 0) {
    if (entries.values[i] !== need) continue;
    const nowUsed = used + (entries.used[i] ?? 0);
    if (!suffices(rack, nowUsed)) continue;
    pointsOf[side] = points + (entries.points[i] ?? 0);
    const left = spareAfter(side, spare);
    if (left < 0) continue;
    numbersOf[side] = numbers | (entries.numbers[i] ?? 0);
    signsOf[side] = signs | (entries.operators[i] ?? 0);
    solveNext(nth + 1, nowUsed, left);
  }
}

function emit(used: number): void {
  const { line, rack, stock, isScarce, list, picks } = search;
  let numbers = 0;
  let signs = equals;
  let points = 0;
  for (let side = 0; side < sides; side++) {
    numbers |= (numbersOf[side] ?? 0) << (numberShifts[side] ?? 0);
    signs |= (signsOf[side] ?? 0) << (signShifts[side] ?? 0);
    if (side > 0) {
      const joined = (pointsOf[side - 1] ?? 0) + (pointsOf[side] ?? 0);
      points += joined * (factors[side - 1] ?? 0);
    }
  }
  if (touches.length > 0) points += crossingPoints(line, rack.kinds, touches, numbers, signs);
  if (points < least) return;
  if (isScarce && !hasSigns(stock, signs, signCount)) return;
  if (picks === null) addPlay(list, points, used, numbers, signs);
  else least = Math.max(least, pick(picks, points, used, numbers, signs));
}
