import { evenOddsBeside } from '#bots/odds.ts';
import type { OddsMaker } from '#contract/odds.ts';
import { ALL_TILES, tilesOn, without } from '../rules/tiles.ts';
import type { Mathable } from '../rules/types.ts';

/** Tiles are mixed, and nothing but a contest shows any (MB-15): what is not known is spread evenly, and can be counted. */
export const odds: OddsMaker<Mathable> = {
  of: view => {
    const { me, board, rack, shown, rackSizes, putBack, reserveSize } = view;
    const known = rackSizes.map((_, seat) => (seat === me ? rack : (shown[seat] ?? [])));
    const unseen = without(ALL_TILES, [...tilesOn(board), ...known.flat(), ...putBack]).map(String);
    const hidden = rackSizes.map((size, seat) => size - (known[seat]?.length ?? 0));
    // What others have shown, and what one put back oneself, is where it is.
    const sure = [...shown.map((tiles, seat) => (seat === me ? [] : tiles)), putBack];
    const pieces = evenOddsBeside(
      unseen,
      [...hidden, reserveSize - putBack.length],
      sure.map(tiles => tiles.map(String)),
    );
    const clues = shown.flatMap((tiles, seat) =>
      seat === me || tiles.length === 0 ? [] : [{ what: 'shown', seat, tiles: tiles.join(' ') }],
    );
    return { pieces, worlds: 0, clues };
  },
  held: ({ rack }) => rack.map(String),
};
