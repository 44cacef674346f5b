import type { Candidate } from '#contract/bot.ts';
import type { Words } from '#text/words.ts';
import { makeCell } from '../rules/cells.ts';
import { linesThatHold, pointsOf } from '../rules/placing.ts';
import type { Move, View } from '../rules/types.ts';
import type { GameLabel } from '../text/words.ts';
import { directionsOf, placementFacts } from './placement-facts.ts';
import { write } from './write-move.ts';

/** A hint in words, from what the judge found. */
export function advise(
  { move, facts }: Candidate<Move>,
  view: View,
  scene: { readonly words: Words },
): string {
  const words: Words<GameLabel> = scene.words;
  const written = write(move, words);
  // The judge's facts are optional in these sentences: a quick judge may have found none.
  const { leave, ...found } = facts;
  const known = leave === undefined || leave === '' ? found : { ...found, leave };
  if (move.kind !== 'place') return words.label(`advise.${move.kind}`, { ...known, written });
  const { cell, tile } = move;
  const lines = move.lines ?? directionsOf(linesThatHold(view.board, cell, tile));
  const points = pointsOf(cell, tile, Math.max(1, lines.length));
  const placement = placementFacts(view.board, { cell, tile, lines, points });
  return words.label('advise.place', { ...known, ...placement, cell: makeCell(cell), written });
}
