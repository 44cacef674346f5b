import { CELLS, type Direction } from './cells.ts';
import { hasContested, reserveToCome } from './check.ts';
import { holds, linesAt } from './placing.ts';
import type { Move, Tile, View } from './types.ts';

/** All that this viewer may do now. */
export function moves(view: View): Move[] {
  const { me, phase, open, turn } = view;
  if (me === 'spectator' || phase.tag === 'over') return [];
  const mayContest = open !== null && open.seat !== me && !hasContested(view);
  const contest: Move[] = mayContest ? [{ kind: 'contest' }] : [];
  if (phase.tag === 'verdict') return contest.length > 0 ? [...contest, { kind: 'accept' }] : [];
  if (me !== turn.seat) return contest;
  if (phase.tag === 'bonus') return [{ kind: 'draw' }, { kind: 'keep' }];
  if (turn.placements.length > 0) return [...placements(view), { kind: 'end' }];
  return [...placements(view), { kind: 'pass' }, ...exchanges(view), ...contest];
}

export function fallback({ phase, turn }: View): Move {
  if (phase.tag === 'bonus') return { kind: 'keep' };
  if (phase.tag === 'verdict') return { kind: 'accept' };
  return turn.placements.length > 0 ? { kind: 'end' } : { kind: 'pass' };
}

export function placements({ config, board, rack }: View): Move[] {
  const tiles = [...new Set(rack)];
  const free = config.checking === 'challenge';
  const found: Move[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== null) continue;
    const present = linesAt(board, cell);
    if (present.length === 0) continue;
    for (const tile of tiles) {
      const lines = free ? present : present.filter(line => holds(cell, line, tile));
      if (lines.length === 0) continue;
      if (config.lines === 'automatic') found.push({ kind: 'place', cell, tile });
      else {
        const directions = lines.map(line => line.direction);
        for (const claim of claims(directions)) found.push({ kind: 'place', cell, tile, lines: claim });
      }
    }
  }
  return found;
}

/** Every way to name at least one of the lines, in the order of DIRECTIONS. */
function claims(directions: readonly Direction[]): Direction[][] {
  return subsets(directions).filter(claim => claim.length > 0);
}

function exchanges(view: View): Move[] {
  const most = reserveToCome(view);
  const seen = new Set<string>();
  const found: Move[] = [];
  for (const tiles of subsets<Tile>(view.rack)) {
    const key = tiles.join(' ');
    if (tiles.length === 0 || tiles.length > most || seen.has(key)) continue;
    seen.add(key);
    found.push({ kind: 'exchange', tiles });
  }
  return found;
}

function subsets<T>(items: readonly T[]): T[][] {
  const all: T[][] = [[]];
  for (const item of items) all.push(...all.map(some => [...some, item]));
  return all;
}
