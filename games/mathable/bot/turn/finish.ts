/**
 * The best way to lay what is left of a rack without building on any of it: each tile on a cell of its own,
 * scored as the board stands. An assignment of at most seven tiles to the open spots, solved exactly.
 */
import { FACE_COUNT } from '../compact/faces.ts';
import { SPOTS } from '../compact/grid.ts';
import type { Rack } from '../compact/rack.ts';
import type { Singles } from './singles.ts';

interface Finish {
  worth: number;
  /** How many tiles it lays; `picks` says where, as entries of the list of singles. */
  count: number;
  readonly picks: Int32Array;
}

const MOST_TILES = 8;

export function emptyFinish(): Finish {
  return { worth: 0, count: 0, picks: new Int32Array(MOST_TILES) };
}

/** For each face its entries from the best down, as a linked list; -1 ends it. */
const head = new Int32Array(FACE_COUNT).fill(-1);
const next = new Int32Array(192 * 7);
/** The faces that have entries. */
const listed = new Uint8Array(FACE_COUNT);

/** A spot is taken while its mark is the current one. */
const marks = new Uint32Array(SPOTS);
let mark = 0;

/** `emptied`: what it is worth to lay the whole rack (MB-10). */
export function solveFinish(singles: Singles, rack: Rack, emptied: number, into: Finish): void {
  into.worth = rack.size === 0 ? emptied : 0;
  into.count = 0;
  if (singles.count === 0) return;
  const faces = listBest(singles, rack.size);
  if (!takeBest(singles, rack, faces, into)) settleClash(singles, rack, faces, emptied, into);
  else if (into.count === rack.size) into.worth += emptied;
  for (let i = 0; i < faces; i++) head[listed[i] ?? 0] = -1;
}

/** Returns how many faces have entries. */
function listBest({ count, face: faces, worth }: Singles, keep: number): number {
  let found = 0;
  for (let entry = 0; entry < count; entry++) {
    const face = faces[entry] ?? 0;
    if (head[face] === -1) listed[found++] = face;
    let before = -1;
    let after = head[face] ?? 0;
    let better = 0;
    while (after !== -1 && (worth[after] ?? 0) >= (worth[entry] ?? 0)) {
      before = after;
      after = next[after] ?? 0;
      better++;
    }
    // As many cells as there are tiles are enough: the others can take all but one of them.
    if (better >= keep) continue;
    next[entry] = after;
    if (before === -1) head[face] = entry;
    else next[before] = entry;
  }
  return found;
}

/**
 * Gives every tile its best cell. True if no two tiles meet there and none costs more than it brings: then
 * nothing can be better.
 */
function takeBest({ spot, worth }: Singles, { counts }: Rack, faces: number, into: Finish): boolean {
  mark++;
  for (let i = 0; i < faces; i++) {
    const face = listed[i] ?? 0;
    let entry = head[face] ?? 0;
    for (let copies = counts[face] ?? 0; copies > 0 && entry !== -1; copies--) {
      const there = spot[entry] ?? 0;
      if (marks[there] === mark || (worth[entry] ?? 0) < 0) return false;
      marks[there] = mark;
      into.picks[into.count++] = entry;
      into.worth += worth[entry] ?? 0;
      entry = next[entry] ?? 0;
    }
  }
  return true;
}

/** One entry per tile, not per face; and what the tiles from there on would score if they never met. */
const tiles = new Uint8Array(MOST_TILES);
const ahead = new Float64Array(MOST_TILES + 1);
const chosen = new Int32Array(MOST_TILES);

interface Clash {
  readonly singles: Singles;
  readonly tiles: number;
  /** MB-10 if every tile of the rack has a cell, else 0. */
  readonly emptied: number;
  readonly into: Finish;
}

/** Branch and bound over the tiles that have a cell at all. */
function settleClash(singles: Singles, rack: Rack, faces: number, emptied: number, into: Finish): void {
  let total = 0;
  for (let i = 0; i < faces; i++) {
    const face = listed[i] ?? 0;
    for (let copies = rack.counts[face] ?? 0; copies > 0; copies--) tiles[total++] = face;
  }
  ahead[total] = 0;
  for (let i = total - 1; i >= 0; i--) {
    const most = singles.worth[head[tiles[i] ?? 0] ?? 0] ?? 0;
    ahead[i] = (ahead[i + 1] ?? 0) + Math.max(0, most);
  }
  into.worth = -1;
  mark++;
  assign({ singles, tiles: total, emptied: total === rack.size ? emptied : 0, into }, 0, 0, 0);
}

function assign(clash: Clash, tile: number, laid: number, worth: number): void {
  const { singles, into } = clash;
  const most = worth + (laid === tile ? clash.emptied : 0) + (ahead[tile] ?? 0);
  if (most <= into.worth) return;
  if (tile === clash.tiles) {
    into.worth = most;
    into.count = laid;
    into.picks.set(chosen);
    return;
  }
  for (let entry = head[tiles[tile] ?? 0] ?? 0; entry !== -1; entry = next[entry] ?? 0) {
    const spot = singles.spot[entry] ?? 0;
    if (marks[spot] === mark) continue;
    marks[spot] = mark;
    chosen[laid] = entry;
    assign(clash, tile + 1, laid + 1, worth + (singles.worth[entry] ?? 0));
    marks[spot] = 0;
  }
  assign(clash, tile + 1, laid, worth);
}
