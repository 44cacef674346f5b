/** Plays for a rack and a position. */
import { SIZE } from '../data/board.ts';
import { EMPTY, PLUS } from './codes.ts';
import { combineRuns } from './combine.ts';
import { emptyCrossings, findCrossings } from './crossings.ts';
import { findEqualities, type LineSearch } from './equalities.ts';
import { AXES, type Field, fieldOf, type Position } from './field.ts';
import { findFragments } from './fragments.ts';
import { emptyLine, readLine } from './line.ts';
import { picksInto } from './picks.ts';
import { clearPlayList, dropSingles, emptyPlayList, type Play, type PlayList, playAt } from './play-list.ts';
import { rackUseOf } from './rack-use.ts';
import { bookFor } from './side-table.ts';

/** No more go into a line: two signs never touch. */
const MOST_SIGNS = Math.ceil(SIZE / 2);

const line = emptyLine();
const crossings = emptyCrossings();

/** All plays whose new tokens lie in one line, each once, its tokens in the order of their cells. */
export function singleLinePlays(position: Position, rack: readonly number[]): readonly Play[] {
  const list = listPlays(fieldOf(position, rack));
  return Array.from({ length: list.count }, (_, at) => playAt(list, at));
}

/** The same plays, packed. With `most`, only single runs of at most so many new numbers: far fewer. */
export function listPlays(field: Field, most = Number.POSITIVE_INFINITY): PlayList {
  const rack = rackUseOf(field.stock);
  const list = emptyPlayList(rack.kinds);
  search(field, { rack, most: Math.min(most, rack.size), list, picks: null, combines: most >= rack.size });
  return list;
}

const room = emptyPlayList([]);

/**
 * Of single runs with at most `most` new numbers the `count` most promising, and some others. The list is good until
 * the next call.
 */
export function listBest(field: Field, most: number, count: number): PlayList {
  const rack = rackUseOf(field.stock);
  const list = clearPlayList(room, rack.kinds);
  const picks = picksInto(list, count);
  search(field, { rack, most: Math.min(most, rack.size), list, picks, combines: false });
  return list;
}

type Wanted = Pick<LineSearch, 'rack' | 'most' | 'list' | 'picks'> & { readonly combines: boolean };

function search(field: Field, { combines, ...wanted }: Wanted): void {
  const { rack, list } = wanted;
  const isFirst = field.board.every(code => code === EMPTY);
  const isScarce = field.stock.subarray(PLUS).some(count => count < MOST_SIGNS);
  const book = bookFor(rack);
  for (const axis of AXES) {
    // A single token lies in a row and in a column: once is enough.
    const skipsSingles = axis === 1 && !combines;
    const along: LineSearch = { ...wanted, line, book, stock: field.stock, isScarce, isFirst, skipsSingles };
    findCrossings(field, axis, crossings);
    for (let index = 0; index < SIZE; index++) {
      if (!readLine({ field, crossings, rack }, axis, index, isFirst, line)) continue;
      const first = list.count;
      findEqualities(along);
      findFragments(along);
      if (!combines) continue;
      combineRuns(along, first);
      if (axis === 1) dropSingles(list, first);
    }
  }
}
