/** MB-15: what a contest finds, and what it undoes. */

import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { holds, linesAt, linesThatHold } from './placing.ts';
import { sorted, sum, without } from './tiles.ts';
import { finish, lay, settle } from './turn.ts';
import type { Board, Config, Placement, State, Turn } from './types.ts';

export function resolveContest(state: State, by: readonly Seat[], rng: Rng): State {
  const { open, past, config, contested = [] } = state;
  if (open === null) return state;
  const wrong = firstWrong(config, state.board, open.placements);
  const record = must(past.at(-1));
  const kept = wrong === null ? open.placements : open.placements.slice(0, wrong);
  const takenBack = wrong === null ? [] : open.placements.slice(wrong);
  const contest = { by: [...contested, ...by], upheld: wrong !== null, takenBack };
  const judged: State = { ...state, past: [...past.slice(0, -1), { ...record, placements: kept, contest }] };
  const isOthersToo = state.contested !== undefined && state.phase.tag !== 'verdict';
  if (wrong === null && isOthersToo) return { ...judged, contested: contest.by };
  return finish(settle(wrong === null ? judged : undo(judged, open, wrong, rng)));
}

/** Index of the first placement of a turn whose claim is not true, or null. `board` is the board after the turn. */
export function firstWrong(config: Config, board: Board, placements: readonly Placement[]): number | null {
  let now = lay(
    board,
    placements.map(({ cell }) => ({ cell, tile: null })),
  );
  for (const [index, placement] of placements.entries()) {
    if (!isTrue(config, now, placement)) return index;
    now = lay(now, [placement]);
  }
  return null;
}

function isTrue(config: Config, board: Board, { cell, tile, lines }: Placement): boolean {
  if (config.lines === 'automatic') return linesThatHold(board, cell, tile).length > 0;
  const present = linesAt(board, cell);
  return lines.every(direction =>
    present.some(line => line.direction === direction && holds(cell, line, tile)),
  );
}

/** Takes back the wrong tile and all after it; extra tiles drawn for them return to the reserve. */
function undo(state: State, open: Turn, wrong: number, rng: Rng): State {
  const { seat } = open;
  const record = must(state.past.at(-1));
  const takenBack = open.placements.slice(wrong);
  const lost = sum(takenBack.map(({ points }) => points)) + record.superBonus;
  const returned = open.extras.filter(({ at }) => at >= wrong);
  const extras = returned.map(({ tile }) => tile);
  // Tiles laid before the first of those draws were in the rack before it, and everybody saw them.
  const certain = open.placements.slice(wrong, (returned[0]?.at ?? open.placements.length) + 1);
  const reserve = [...state.reserve, ...extras];
  return {
    ...state,
    board: lay(
      state.board,
      takenBack.map(({ cell }) => ({ cell, tile: null })),
    ),
    racks: state.racks.with(
      seat,
      sorted(without([...(state.racks[seat] ?? []), ...takenBack.map(({ tile }) => tile)], extras)),
    ),
    reserve: extras.length > 0 ? rng.shuffle(reserve) : reserve,
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) - lost),
    shown: state.shown.with(seat, sorted([...(state.shown[seat] ?? []), ...certain.map(({ tile }) => tile)])),
    putBack: state.putBack.with(seat, sorted([...(state.putBack[seat] ?? []), ...extras])),
    past: [...state.past.slice(0, -1), { ...record, superBonus: 0, drew: record.drew - extras.length }],
  };
}
