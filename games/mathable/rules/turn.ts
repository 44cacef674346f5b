/** How a turn ends: super bonus, refill, end of the game or the next player. */
import type { Seat } from '#contract/game.ts';
import { endingOf } from './status.ts';
import { RACK, sorted, without } from './tiles.ts';
import type { Board, Past, State, Tile } from './types.ts';

export const SUPER_BONUS = 50;

export function endTurn(state: State, { did, drew }: Pick<Past, 'did' | 'drew'>): State {
  const { turn } = state;
  const { seat, placements } = turn;
  const superBonus = superBonusOf(state);
  const done: State = {
    ...state,
    scores: state.scores.with(seat, (state.scores[seat] ?? 0) + superBonus),
    past: state.past.toSpliced(state.past.length, 0, {
      seat,
      did,
      // Lists that grew one by one have room for more; this one never grows again.
      placements: [...placements],
      drew,
      superBonus,
    }),
  };
  if (state.config.checking === 'referee' || placements.length === 0) return finish(refill(done, seat));
  const ends = endingOf(refill(done, seat)) !== null;
  const contestable: State = { ...beginTurn(done, nextSeat(done)), open: turn };
  return ends ? { ...contestable, phase: { tag: 'verdict' } } : contestable;
}

/** MB-10: began with seven, ends with none. */
function superBonusOf({ turn, racks }: State): number {
  return turn.began === RACK && racks[turn.seat]?.length === 0 ? SUPER_BONUS : 0;
}

/** MB-15: the next action closes the window, and the refill that waited for it is done. */
export function settle(state: State): State {
  if (state.open === null) return state;
  const closed: State = { ...refill(state, state.open.seat), open: null };
  return state.contested === undefined ? closed : { ...closed, contested: [] };
}

/** MB-17, checked at the end of each turn, after the refill. */
export function finish(state: State): State {
  const ending = endingOf(state);
  if (ending === null) return beginTurn(state, nextSeat(state));
  // The racks are laid open to be counted (MB-18): which tile was an extra one no longer matters.
  const turn = { ...state.turn, extras: [] };
  return { ...state, phase: { tag: 'over', ending }, shown: state.racks, turn, open: null };
}

function beginTurn(state: State, seat: Seat): State {
  const began = state.racks[seat]?.length ?? 0;
  return { ...state, phase: { tag: 'act' }, turn: { seat, began, placements: [], extras: [] } };
}

/** The player after the one whose turn was recorded last. */
function nextSeat({ past, turn, racks }: State): Seat {
  return ((past.at(-1)?.seat ?? turn.seat) + 1) % racks.length;
}

/** MB-11. */
function refill(state: State, seat: Seat): State {
  return draw(state, seat, RACK - (state.racks[seat]?.length ?? 0));
}

/** Takes tiles from the reserve, as far as it goes, and lets everybody forget what is no longer certain. */
export function draw(state: State, seat: Seat, count: number): State {
  const left = Math.max(0, state.reserve.length - count);
  const drawn = state.reserve.slice(left);
  if (drawn.length === 0) return state;
  return {
    ...state,
    reserve: state.reserve.slice(0, left),
    racks: state.racks.with(seat, sorted([...(state.racks[seat] ?? []), ...drawn])),
    putBack: state.putBack.map((tiles, other) => (other === seat ? without(tiles, drawn) : [])),
  };
}

export function lay(
  board: Board,
  tiles: readonly { readonly cell: number; readonly tile: Tile | null }[],
): Board {
  const laid = [...board];
  for (const { cell, tile } of tiles) laid[cell] = tile;
  return laid;
}
