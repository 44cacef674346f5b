import { countedOdds } from '#bots/odds.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Facts } from '#contract/game.ts';
import type { OddsMaker } from '#contract/odds.ts';
import { must } from '#kernel/must.ts';
import { BIT_OF, FAMILY_OF, FIRST_JOKER, toCard, toCode } from '../bot/code.ts';
import { deal, outlookOf } from '../bot/outlook.ts';
import { emptyGame, heldBy, jokersOf, type QuickGame } from '../bot/quick-game.ts';
import { ALL_CARDS } from '../rules/cards.ts';
import type { Mathisto, View } from '../rules/types.ts';

/** Calls that are told, the latest: older ones say less. */
const CLUES = 8;

const world = emptyGame();

/** From all calls so far, and from how people call: somebody who asks for a family has some of it (MH-6). */
export const odds: OddsMaker<Mathisto> = {
  of: (view, worlds, rng) => {
    const { me } = view;
    if (view.stock !== null) return { pieces: [], worlds: 0, clues: [] };
    const random = quickRandom(rng);
    const outlook = outlookOf(view, 'all', random);
    const { cards, known } = outlook.history;
    const mine = me === 'spectator' ? [] : (view.hands[me] ?? []);
    const named = outlook.history.seen.flat();
    const unseen = [
      ...cards.filter((card, place) => known[place] === Number.POSITIVE_INFINITY && !mine.includes(card)),
      ...named.filter(card => !mine.includes(card)),
    ];
    const pieces = countedOdds(unseen, worlds, () => {
      deal(outlook, random, world);
      const hands = view.handSizes.map((_, seat) => (seat === me ? [] : cardsIn(world, seat)));
      return [...hands, [...world.stock.subarray(0, world.stockSize)].map(toCard)];
    });
    return { pieces, worlds, clues: cluesIn(view) };
  },
  held: ({ me, hands }) => (me === 'spectator' ? [] : (hands[me] ?? [])),
};

function cardsIn(game: QuickGame, seat: number): string[] {
  return ALL_CARDS.filter(card => {
    const code = toCode(card);
    const bit = must(BIT_OF[code]);
    const held = code >= FIRST_JOKER ? jokersOf(game, seat) : heldBy(game, seat, must(FAMILY_OF[code]));
    return (held & bit) !== 0;
  });
}

/** The place of each call in the past, by which the words find it. */
function cluesIn({ past, me }: View): Facts[] {
  return past
    .flatMap((one, at) =>
      one.kind === 'called' && one.caller !== me ? [{ what: 'called', seat: one.caller, at }] : [],
    )
    .slice(-CLUES);
}
