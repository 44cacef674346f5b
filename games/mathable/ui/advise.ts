import type { Candidate } from '#contract/bot.ts';
import type { Facts } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { makeCell } from '../rules/cells.ts';
import { linesThatHold, pointsOf } from '../rules/placing.ts';
import type { Move, View } from '../rules/types.ts';
import { directionsOf, placementFacts } from './placement-facts.ts';
import type { UiWords } from './words.ts';
import { write } from './write-move.ts';

interface Scene {
  readonly words: Words;
}

/** A hint as a sentence, from what the judge found. */
export function advise(candidate: Candidate<Move>, view: View, { words }: Scene): string {
  const { label }: UiWords = words;
  const { move, facts } = candidate;
  const what = label(`advise.${move.kind}`, factsOf(candidate, view));
  const rest = move.kind === 'place' ? planOf(facts).slice(1) : [];
  if (rest.length === 0) return what;
  return `${what} ${label('advise.plan', { rest, planPoints: facts['planPoints'] ?? 0 })}`;
}

/** The same for a terminal: the move is written as it can be typed, `8I 12`. */
export function adviseTyped(candidate: Candidate<Move>, view: View, { words }: Scene): string {
  const { label }: UiWords = words;
  const written = write(candidate.move, words);
  return label('advise.typed', { written, what: advise(candidate, view, { words }) });
}

/** The judge's facts are optional in these sentences: a quick judge may have found none. */
function factsOf({ move, facts }: Candidate<Move>, view: View): Facts {
  const leave = listOf(facts['leave']);
  switch (move.kind) {
    case 'exchange':
      return { tiles: move.tiles.map(tile => ({ text: String(tile) })), leave, kept: leave.length };
    case 'place': {
      const { cell, tile } = move;
      const lines = move.lines ?? directionsOf(linesThatHold(view.board, cell, tile));
      const points = pointsOf(cell, tile, Math.max(1, lines.length));
      return { ...placementFacts(view.board, { cell, tile, lines, points }), cell: makeCell(cell) };
    }
    default:
      return facts;
  }
}

/** `8I=12 6H=8`, cut into its tiles. */
function planOf({ plan }: Facts): readonly { readonly cell: string; readonly tile: string }[] {
  return listOf(plan).map(({ text }) => {
    const [cell = '', tile = ''] = text.split('=');
    return { cell, tile };
  });
}

function listOf(fact: Facts[string] | undefined): readonly { readonly text: string }[] {
  return typeof fact === 'string' && fact !== '' ? fact.split(' ').map(text => ({ text })) : [];
}
