import type { Game, Shape } from '#contract/game.ts';
import type { GameUi } from '#contract/page.ts';
import { sayMove } from '../moves.ts';
import { sayPlain } from '../names.ts';
import { scoreOf, seatNote } from '../seats.ts';
import { tell } from '../tell.ts';
import { Result } from './result.tsx';
import { makeTable } from './table.tsx';
import { Thumbnail } from './thumbnail.tsx';

/** Any game in a page: its view as fields on the cloth, its moves as buttons below. */
export function makeUi<S extends Shape>(game: Game<S>): GameUi<S> {
  return {
    Table: makeTable(game),
    Result,
    Thumbnail,
    scoreOf,
    seatNote,
    tell,
    advise: async ({ move }, _view, scene) => sayPlain(scene)('plain.advice', { what: sayMove(move, scene) }),
    settings: {},
  };
}
