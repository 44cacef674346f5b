/** Plays for a rack and a position. */
import { SIZE } from '../data/board.ts';
import { EMPTY, PLUS } from './codes.ts';
import { combineRuns } from './combine.ts';
import { emptyCrossings, findCrossings } from './crossings.ts';
import { findEqualities, type LineSearch } from './equalities.ts';
import { AXES, type Field, fieldOf, type Position } from './field.ts';
import { findFragments } from './fragments.ts';
import { emptyLine, readLine } from './line.ts';
import { dropSingles, emptyPlayList, type Play, type PlayList, playAt } from './play-list.ts';
import { rackUseOf } from './rack-use.ts';

/** No more go into a line: two signs never touch. */
const MOST_SIGNS = Math.ceil(SIZE / 2);

const line = emptyLine();
const crossings = emptyCrossings();

/** All plays whose new tokens lie in one line, each once, its tokens in the order of their cells. */
export function singleLinePlays(position: Position, rack: readonly number[]): readonly Play[] {
  const list = listPlays(fieldOf(position, rack));
  return Array.from({ length: list.count }, (_, at) => playAt(list, at));
}

/**
 * The same plays, packed. With `most`, only single runs of at most so many new numbers: far fewer, and found
 * far sooner.
 */
export function listPlays(field: Field, most = Number.POSITIVE_INFINITY): PlayList {
  const rack = rackUseOf(field.stock);
  const list = emptyPlayList(rack.kinds);
  const isFirst = field.board.every(code => code === EMPTY);
  const search: LineSearch = {
    line,
    rack,
    book: { rack, tables: new Map() },
    stock: field.stock,
    isScarce: field.stock.subarray(PLUS).some(count => count < MOST_SIGNS),
    most: Math.min(most, rack.size),
    isFirst,
    list,
  };
  for (const axis of AXES) {
    findCrossings(field, axis, crossings);
    for (let index = 0; index < SIZE; index++) {
      if (!readLine({ field, crossings, rack }, axis, index, isFirst, line)) continue;
      const first = list.count;
      findEqualities(search);
      findFragments(search);
      if (most >= rack.size) combineRuns(search, first);
      // A single token lies in a row and in a column: once is enough.
      if (axis === 1) dropSingles(list, first);
    }
  }
  return list;
}
