/**
 * The turn that scores most, exactly, of all sequences of placements of a rack (MB-10 included, no extra
 * tiles drawn).
 *
 * Tiles laid only ever add lines, and score by what lay there before them. Call a tile of the turn a *base*
 * if a later tile of the turn counts a line through it. Tiles that are no base may all be laid last: they
 * lose nothing by waiting, and do not touch each other's points. So a turn is a sequence of bases, and then
 * an assignment of the rest (`finish.ts`). Nor need bases be tried in every order: go through the tiles that
 * build on others in the order of the turn, and lay the bases of each, as far as they are missing, when its
 * time comes. Then every base, when it is laid, either completes a line that some tile still in the rack
 * makes, or is the first of two that do so together, and the second, possible already, is laid at once
 * (`bases.ts`). Only such placements are tried, and each set of bases is solved once, because what can
 * follow depends on the set alone.
 */
import { must } from '#kernel/must.ts';
import { completesLine, findPartners, MOST_PARTNERS } from '../compact/bases.ts';
import {
  type Code,
  emptyCodeSet,
  faceOf,
  insertCode,
  makeCode,
  removeCode,
  spotOf,
} from '../compact/code.ts';
import type { Face } from '../compact/faces.ts';
import type { Spot } from '../compact/grid.ts';
import { lay, lift, type Position, pointsFor } from '../compact/position.ts';
import { putFace, type Rack, takeFace } from '../compact/rack.ts';
import { emptyFinish, solveFinish } from './finish.ts';
import { addSet, findSet, forgetSets, knownSets } from './known-sets.ts';
import { type Aims, findSingles, noSingles, POINTS_ALONE, type Singles, worthOf } from './singles.ts';

export interface Task {
  /** Both are left as they were found. */
  readonly position: Position;
  readonly rack: Rack;
  /** MB-10: what it is worth to lay the whole rack; 0 if the turn did not begin with seven tiles. */
  readonly emptied: number;
  /** What to count beyond points; nothing if left out. */
  readonly aims?: Aims;
  /** Sets of bases to look at before settling for the best seen; without it the answer is exact. */
  readonly limit?: number;
}

export interface BestTurn {
  /** Points, and what was counted beyond them: no turn has more. */
  readonly worth: number;
  readonly points: number;
  /** In the order to lay them. */
  readonly placements: readonly Code[];
  /** Sets of bases looked at. */
  readonly nodes: number;
}

interface Search extends Task {
  readonly aims: Aims;
  readonly limit: number;
  nodes: number;
}

// One search runs at a time and leaves nothing behind, so all share this room.
const known = knownSets();
const laid = emptyCodeSet();
const finish = emptyFinish();
const singlesAt: Singles[] = Array.from({ length: 8 }, noSingles);
const partnersAt: Int32Array[] = Array.from({ length: 8 }, () => new Int32Array(MOST_PARTNERS));

export function bestTurn(task: Task): BestTurn {
  const search: Search = { aims: POINTS_ALONE, limit: Number.POSITIVE_INFINITY, ...task, nodes: 0 };
  forgetSets(known);
  const worth = mostToFollow(search, 0);
  return { worth, ...retrace(search), nodes: search.nodes };
}

function mostToFollow(search: Search, depth: number): number {
  const entry = findSet(known, laid);
  if (entry >= 0) return known.value[entry] ?? 0;
  search.nodes++;
  const { position, rack, aims } = search;
  const singles = must(singlesAt[depth]);
  findSingles(position, rack, aims, singles);
  solveFinish(singles, rack, search.emptied, finish);
  let best = finish.worth;
  let first: Code = 0;
  let second: Code = 0;
  // A base and a tile that builds on it: two at least.
  const count = rack.size >= 2 && search.nodes < search.limit ? singles.count : 0;
  for (let i = 0; i < count; i++) {
    const spot = singles.spot[i] ?? 0;
    const face = singles.face[i] ?? 0;
    const worth = singles.worth[i] ?? 0;
    takeFace(rack, face);
    if (completesLine(position, spot, face, rack)) {
      const value = worth + mostAfter(search, depth, spot, face);
      if (value > best) {
        best = value;
        first = makeCode(spot, face);
        second = 0;
      }
    } else if (rack.size >= 2) {
      const partners = must(partnersAt[depth]);
      const found = findPartners(position, spot, face, rack, partners);
      for (let p = 0; p < found; p++) {
        const partner = partners[p] ?? 0;
        const value = worth + mostAfterPair(search, depth, makeCode(spot, face), partner);
        if (value <= best) continue;
        best = value;
        first = makeCode(spot, face);
        second = partner;
      }
    }
    putFace(rack, face);
  }
  addSet(known, laid, best, first, second);
  return best;
}

/** Lays a tile that is no longer in the rack, and goes on. */
function mostAfter(search: Search, depth: number, spot: Spot, face: Face): number {
  const code = makeCode(spot, face);
  lay(search.position, spot, face);
  insertCode(laid, code);
  const value = mostToFollow(search, depth + 1);
  removeCode(laid, code);
  lift(search.position, spot);
  return value;
}

function mostAfterPair(search: Search, depth: number, one: Code, other: Code): number {
  const { position, rack, aims } = search;
  const spot = spotOf(other);
  const face = faceOf(other);
  lay(position, spotOf(one), faceOf(one));
  insertCode(laid, one);
  takeFace(rack, face);
  const value = worthOf(position, spot, face, aims) + mostAfter(search, depth, spot, face);
  putFace(rack, face);
  removeCode(laid, one);
  lift(position, spotOf(one));
  return value;
}

/** Reads the best turn back from what the search has stored, from the first placement to the last. */
function retrace({ position, rack, emptied, aims }: Search): Pick<BestTurn, 'points' | 'placements'> {
  const placements: Code[] = [];
  let points = 0;
  let entry = findSet(known, laid);
  for (; (known.first[entry] ?? 0) !== 0; entry = findSet(known, laid)) {
    for (const code of [known.first[entry] ?? 0, known.second[entry] ?? 0]) {
      if (code === 0) continue;
      points += pointsFor(position, spotOf(code), faceOf(code));
      lay(position, spotOf(code), faceOf(code));
      takeFace(rack, faceOf(code));
      insertCode(laid, code);
      placements.push(code);
    }
  }
  const bases = placements.toReversed();
  const singles = must(singlesAt[0]);
  findSingles(position, rack, aims, singles);
  solveFinish(singles, rack, emptied, finish);
  for (const pick of finish.picks.subarray(0, finish.count)) {
    const code = makeCode(singles.spot[pick] ?? 0, singles.face[pick] ?? 0);
    points += pointsFor(position, spotOf(code), faceOf(code));
    placements.push(code);
  }
  if (finish.count === rack.size) points += emptied;
  for (const code of bases) {
    removeCode(laid, code);
    putFace(rack, faceOf(code));
    lift(position, spotOf(code));
  }
  return { points, placements };
}
