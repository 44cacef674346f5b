import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { SQUARES } from './cells.ts';
import { ALL_TILES, RACK, sorted } from './tiles.ts';
import type { Board, Config, State, Tile } from './types.ts';

export const EMPTY_BOARD: Board = SQUARES.map(square => (square.tag === 'printed' ? square.number : null));

/** MB-4: draw for the first player, then everyone up to 7. */
export function setup(config: Config, seats: number, rng: Rng): State {
  const everyone = Array.from({ length: seats }, (_, seat) => seat);
  const bag = rng.shuffle(ALL_TILES);
  const kept = everyone.map(() => must(bag.pop()));
  const opening = [everyone.map(seat => ({ seat, tile: must(kept[seat]) }))];
  for (let tied = highest(opening[0] ?? []); tied.length > 1; tied = highest(opening.at(-1) ?? [])) {
    opening.push(tied.map(seat => ({ seat, tile: must(bag.pop()) })));
  }
  const first = must(highest(opening.at(-1) ?? [])[0]);
  // The tiles of further rounds go back; those of the first round stay on the racks.
  const extra = opening.slice(1).flatMap(round => round.map(({ tile }) => tile));
  const reserve = extra.length === 0 ? bag : rng.shuffle([...bag, ...extra]);

  const racks: Tile[][] = everyone.map(() => []);
  for (const offset of everyone) {
    const seat = (first + offset) % seats;
    const drawn = reserve.splice(reserve.length - (RACK - 1));
    racks[seat] = sorted([must(kept[seat]), ...drawn]);
  }
  return {
    config,
    board: EMPTY_BOARD,
    racks,
    reserve,
    scores: everyone.map(() => 0),
    opening,
    shown: kept.map(tile => [tile]),
    putBack: everyone.map(() => []),
    past: [],
    turn: { seat: first, began: RACK, placements: [], extras: [] },
    open: null,
    ...(config.checking === 'challenge' ? { contested: [] } : {}),
    phase: { tag: 'act' },
  };
}

/** Under version 1: nobody noted who contests in vain. */
export function setupBefore(config: Config, seats: number, rng: Rng): State {
  const { contested: _, ...state } = setup(config, seats, rng);
  return state;
}

function highest(round: readonly { readonly seat: Seat; readonly tile: Tile }[]): Seat[] {
  const best = Math.max(...round.map(({ tile }) => tile));
  return round.filter(({ tile }) => tile === best).map(({ seat }) => seat);
}
