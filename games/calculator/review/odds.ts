import { evenOddsBeside } from '#bots/odds.ts';
import type { OddsMaker } from '#contract/odds.ts';
import { ALL_NUMBERS } from '../data/board.ts';
import { shownBy } from '../rules/imagine.ts';
import { without } from '../rules/tokens.ts';
import type { Calculator } from '../rules/types.ts';

/** Numbers are mixed, and nothing but a wrong hand-in shows any (CA-11): the others are spread evenly. */
export const odds: OddsMaker<Calculator> = {
  of: view => {
    const { me, board, rack, rackSizes, bagSize } = view;
    const known = rackSizes.map((_, seat) => (seat === me ? (rack ?? []) : shownBy(view, seat)));
    const laid = board.filter(token => typeof token === 'number');
    const unseen = without(ALL_NUMBERS, [...laid, ...known.flat()]).map(String);
    const hidden = rackSizes.map((size, seat) => size - (known[seat]?.length ?? 0));
    const sure = [...known.map((numbers, seat) => (seat === me ? [] : numbers.map(String))), []];
    return { pieces: evenOddsBeside(unseen, [...hidden, bagSize], sure), worlds: 0, clues: [] };
  },
  held: ({ rack }) => (rack ?? []).map(String),
};
