import type { Words } from '#text/words.ts';
import { makeCell } from '../rules/cells.ts';
import type { Move } from '../rules/types.ts';
import type { GameLabel } from '../text/words.ts';

/** A move as it is written down: by a hint, and as a terminal reads it. */
export function write(move: Move, words: Words<GameLabel>): string {
  switch (move.kind) {
    case 'place': {
      const ways = (move.lines ?? []).map(direction => words.label(`way.${direction}`));
      return [makeCell(move.cell), move.tile, ...ways].join(' ');
    }
    case 'exchange':
      return [words.label('verb.exchange'), ...move.tiles].join(' ');
    default:
      return words.label(`verb.${move.kind}`);
  }
}
