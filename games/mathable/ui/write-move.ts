import { makeCell } from '../rules/cells.ts';
import type { Move } from '../rules/types.ts';
import type { UiWords } from './words.ts';

/** A move as it is written down: by a hint, and as a terminal reads it. */
export function write(move: Move, words: UiWords): string {
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
