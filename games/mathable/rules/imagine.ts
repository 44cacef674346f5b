import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { ALL_TILES, sorted, tilesOn, without } from './tiles.ts';
import type { Extra, State, Tile, Turn, TurnView, View } from './types.ts';

/** A whole state that agrees with all that this viewer has seen. */
export function imagine(view: View, rng: Rng): State {
  const { me, shown, putBack, rackSizes } = view;
  const othersShown = shown.flatMap((tiles, seat) => (seat === me ? [] : tiles));
  const unseen = rng.shuffle(
    without(ALL_TILES, [...tilesOn(view.board), ...view.rack, ...othersShown, ...putBack]),
  );
  const racks: Tile[][] = [];
  const hidden: Tile[][] = [];
  for (const [seat, size] of rackSizes.entries()) {
    const known = seat === me ? view.rack : (shown[seat] ?? []);
    const dealt = unseen.splice(0, size - known.length);
    hidden.push(dealt);
    racks.push(sorted([...known, ...dealt]));
  }
  return {
    config: view.config,
    board: view.board,
    racks,
    reserve: rng.shuffle([...unseen, ...putBack]),
    scores: view.scores,
    opening: view.opening,
    shown,
    putBack: rackSizes.map((_, seat) => (seat === me ? putBack : [])),
    past: view.past,
    turn: imagineTurn(view, view.turn, hidden, rng),
    open: view.open === null ? null : imagineTurn(view, view.open, hidden, rng),
    ...(view.contested === undefined ? {} : { contested: view.contested }),
    phase: view.phase,
  };
}

function imagineTurn({ me }: View, turn: TurnView, hidden: readonly Tile[][], rng: Rng): Turn {
  const { seat, began, placements, draws, drawn } = turn;
  const base = { seat, began, placements };
  if (seat === me) return { ...base, extras: draws.map((at, i) => ({ at, tile: must(drawn[i]) })) };
  // An extra tile is still hidden in the rack, or was laid after it was drawn. The last one drawn has the
  // fewest places to be, so it chooses first: then there is always a place left for the others.
  const inRack = rng.shuffle(hidden[seat] ?? []);
  const used = new Set<number>();
  const extras: Extra[] = [];
  for (const at of draws.toReversed()) {
    const later = placements.flatMap((_, i) => (i > at && !used.has(i) ? [i] : []));
    const pick = rng.int(inRack.length + later.length);
    const laid = later[pick - inRack.length];
    if (laid === undefined) extras.unshift({ at, tile: must(inRack.splice(pick, 1)[0]) });
    else {
      used.add(laid);
      extras.unshift({ at, tile: must(placements[laid]).tile });
    }
  }
  return { ...base, extras };
}
