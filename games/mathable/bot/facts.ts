/** What a hint or a review can say about a move: plain words and numbers, in the notation of the rules. */
import type { Facts } from '#contract/game.ts';
import { makeCell } from '../rules/cells.ts';
import { sorted, without } from '../rules/tiles.ts';
import type { Placement, Tile, View } from '../rules/types.ts';
import { type Code, faceOf, spotOf } from './compact/code.ts';
import { type Face, toTile } from './compact/faces.ts';
import { toCell } from './compact/grid.ts';
import type { Option } from './turn/options.ts';

/**
 * One placement and the turn it belongs to: `{ cell: '8I', tile: 12, points: 24, plan: '8I=12 6H=8',
 * planPoints: 39, planTiles: 2, leave: '3 5 9' }`.
 */
export function placeFacts(
  view: View,
  code: Code,
  points: number,
  { deed, points: planPoints }: Option,
): Facts {
  const rest = deed.kind === 'place' ? deed.placements.filter(one => one !== code) : [];
  const plan = [code, ...rest];
  return {
    ...placementFacts(code),
    points,
    plan: plan.map(makePlacement).join(' '),
    planPoints,
    planTiles: plan.length,
    leave: makeTiles(without(view.rack, plan.map(tileOf))),
  };
}

/** `{ tiles: '49 64', count: 2, leave: '3 5 7 7 9' }` */
export function exchangeFacts(view: View, faces: readonly Face[]): Facts {
  const tiles = faces.map(toTile);
  return { tiles: makeTiles(tiles), count: tiles.length, leave: makeTiles(without(view.rack, tiles)) };
}

export function restFacts(view: View): Facts {
  return { leave: makeTiles(view.rack) };
}

/** `{ cell: '8I', tile: 13, stake: 26 }`: the first wrong tile, and the points that a contest takes back. */
export function contestFacts({ cell, tile }: Placement, stake: number): Facts {
  return { cell: makeCell(cell), tile, stake };
}

/** `8I=12` */
function makePlacement(code: Code): string {
  const { cell, tile } = placementFacts(code);
  return `${cell}=${tile}`;
}

function placementFacts(code: Code): { readonly cell: string; readonly tile: Tile } {
  return { cell: makeCell(toCell(spotOf(code))), tile: tileOf(code) };
}

function tileOf(code: Code): Tile {
  return toTile(faceOf(code));
}

function makeTiles(tiles: readonly Tile[]): string {
  return sorted(tiles).join(' ');
}
