/** From the bot's own placements to moves of the rules. */
import { linesThatHold } from '../rules/placing.ts';
import type { Move, View } from '../rules/types.ts';
import { type Code, faceOf, spotOf } from './compact/code.ts';
import { toTile } from './compact/faces.ts';
import { toCell } from './compact/grid.ts';

/** MB-16: every line that holds is claimed where lines are claimed. */
export function placeMove({ config, board }: View, code: Code): Move {
  const cell = toCell(spotOf(code));
  const tile = toTile(faceOf(code));
  if (config.lines === 'automatic') return { kind: 'place', cell, tile };
  return { kind: 'place', cell, tile, lines: linesThatHold(board, cell, tile).map(line => line.direction) };
}
