/** Runs that are no equalities, but all of whose new tokens lie in equalities across. */
import { SIZE } from '../data/board.ts';
import { HIGHEST } from '../rules/tokens.ts';
import { operate } from './chain.ts';
import { type Code, EMPTY, EQUALS, PLUS } from './codes.ts';
import { crossingPoints, touchesOf } from './crossing-points.ts';
import { endsOf, type RunEnd } from './ends.ts';
import { type LineSearch, spanOf } from './equalities.ts';
import type { Line } from './line.ts';
import { closeSpan, leastPoints, pick } from './picks.ts';
import { addPlay, hasSigns, TOKEN_BITS } from './play-list.ts';
import { suffices, useOf } from './rack-use.ts';

/** What lies, or is to lie, in each place of the run. */
const codes = new Uint8Array(SIZE);

export function findFragments(search: LineSearch): void {
  const { line } = search;
  if (line.covered.every(bits => bits === 0)) return;
  for (let at = 0; at < SIZE; at++) {
    findLoneSigns(search, at);
    if (endsOf(line, at, -1).length > 0) growFrom(search, { from: at, at, value: 0, used: 0 });
  }
}

/** A sign with nothing beside it in this line. */
function findLoneSigns(search: LineSearch, at: number): void {
  const { line } = search;
  if (line.fixed[at] !== EMPTY || holds(line, at - 1) || holds(line, at + 1)) return;
  for (let code = PLUS; code <= EQUALS; code++) {
    if (!isCovered(line, at, code)) continue;
    codes[at] = code;
    emit(search, { from: at, to: at, parity: (at + 1) % 2, used: 0 });
  }
}

function holds({ fixed }: Line, at: number): boolean {
  return at >= 0 && at < SIZE && fixed[at] !== EMPTY;
}

/** A side that began at `from`; the place of its next number is `at`. */
type Growth = { readonly from: number; readonly at: number; readonly value: number; readonly used: number };

/** One side, number by number. */
function growFrom(search: LineSearch, growth: Growth): void {
  const { from, at } = growth;
  const { line, rack } = search;
  if (at >= SIZE) return;
  const fixed = line.fixed[at] ?? 0;
  for (const kind of fixed === EMPTY ? rack.kinds.keys() : [-1]) {
    const number = kind < 0 ? fixed : (rack.kinds[kind] ?? 0);
    if (kind < 0 ? number > HIGHEST : !isCovered(line, at, number)) continue;
    const used = growth.used + (kind < 0 ? 0 : useOf(kind));
    const value = at === from ? number : operate(growth.value, codes[at - 1] ?? 0, number);
    if (value < 0 || !suffices(rack, used)) continue;
    codes[at] = number;
    for (const last of endsOf(line, at, 1)) {
      for (const first of endsOf(line, from, -1)) finish(search, { from, to: at, used }, first, last);
    }
    for (const sign of operatorsAt(line, at + 1)) {
      codes[at + 1] = sign;
      growFrom(search, { from, at: at + 2, value, used });
    }
  }
}

function operatorsAt(line: Line, at: number): Code[] {
  if (at >= SIZE) return [];
  const operators = [PLUS, PLUS + 1, PLUS + 2, PLUS + 3];
  if (line.fixed[at] === EMPTY) return operators.filter(code => isCovered(line, at, code));
  return operators.filter(code => code === line.fixed[at]);
}

function isCovered({ covered }: Line, at: number, code: Code): boolean {
  return (((covered[at] ?? 0) >> code) & 1) === 1;
}

type Extent = { readonly from: number; readonly to: number; readonly used: number };

function finish(search: LineSearch, { from, to, used }: Extent, first: RunEnd, last: RunEnd): void {
  if (first.at >= 0) codes[first.at] = EQUALS;
  if (last.at >= 0) codes[last.at] = EQUALS;
  emit(search, {
    from: first.at < 0 ? from : first.at,
    to: last.at < 0 ? to : last.at,
    parity: from % 2,
    used,
  });
}

function emit(
  { line, rack, stock, list, picks, skipsSingles }: LineSearch,
  { from, to, parity, used }: Extent & { readonly parity: number },
): void {
  const span = spanOf(line, from, to, parity);
  const { numberCells, signCells } = span;
  const count = numberCells.length + signCells.length;
  if (count === 0 || (skipsSingles && count === 1)) return;
  const [numbers, signs] = pack(line, rack.kinds, from, to);
  if (!hasSigns(stock, signs, signCells.length)) return;
  const touches = touchesOf(line, from, to, parity);
  const points = crossingPoints(line, rack.kinds, touches, numbers, signs);
  if (picks !== null && points < leastPoints(picks, numberCells.length)) return;
  list.spans.push(span);
  if (picks === null) addPlay(list, points, used, numbers, signs);
  else {
    pick(picks, points, used, numbers, signs);
    closeSpan(picks, numberCells.length);
  }
}

function pack({ fixed }: Line, kinds: readonly number[], from: number, to: number): [number, number] {
  let [numbers, numberShift, signs, signShift] = [0, 0, 0, 0];
  for (let at = from; at <= to; at++) {
    if (fixed[at] !== EMPTY) continue;
    const code = codes[at] ?? 0;
    if (code <= HIGHEST) {
      numbers |= kinds.indexOf(code) << numberShift;
      numberShift += TOKEN_BITS;
    } else {
      signs |= (code - PLUS) << signShift;
      signShift += TOKEN_BITS;
    }
  }
  return [numbers, signs];
}
