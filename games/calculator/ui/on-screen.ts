/** What a screen that all look at shows of a turn: its equalities. */
import type { OnScreen } from '#contract/page.ts';
import { nameOf } from '../rules/cells.ts';
import type { Calculator } from '../rules/types.ts';
import { divisionIn } from './division.ts';
import { tokensAt } from './lines.ts';
import { printChain } from './signs.ts';

export const onScreen: OnScreen<Calculator> = {
  lastTurn: ({ board, past }, words) => {
    const last = past.at(-1);
    if (last === undefined) return null;
    const division = divisionIn(words.language);
    const gains = last.kind === 'played' ? last.gains : [];
    return {
      seat: last.seat,
      points: last.kind === 'played' ? last.points : 0,
      extra: 0,
      sums: gains.map(({ cell, cells, points }) => ({
        text: printChain(tokensAt(board, cells), division),
        at: nameOf(cell),
        points,
      })),
    };
  },
  tried: () => null,
};
