import { countedOdds, evenOdds } from '#bots/odds.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Facts } from '#contract/game.ts';
import type { OddsMaker } from '#contract/odds.ts';
import { deal, handIn, outlookOf } from '../bot/worlds.ts';
import type { Gamate, View } from '../rules/types.ts';

/** Deals tried for one world, to find one that fits what was bid, as the best bot does. */
const TRIES = 4;

/** Whoever proposes trumps holds good cards for them; a hand of which nothing was heard may be any. */
export const odds: OddsMaker<Gamate> = {
  of: (view, worlds, rng) => {
    const outlook = outlookOf(view);
    const unseen = [...outlook.dealt].map(String);
    const isHidden = view.hands.map(hand => hand === null);
    const clues = cluesIn(view);
    const nowhere: readonly string[] = [];
    if (outlook.heard.length === 0) {
      const sizes = view.handSizes.map((size, seat) => (isHidden[seat] === true ? size : 0));
      return { pieces: evenOdds(unseen, [...sizes, 0]), worlds: 0, clues };
    }
    const random = quickRandom(rng);
    const pieces = countedOdds(unseen, worlds, () => {
      deal(outlook, TRIES, random);
      const hands = isHidden.map((hidden, seat) =>
        hidden ? [...handIn(outlook, seat)].map(String) : nowhere,
      );
      return [...hands, nowhere];
    });
    return { pieces, worlds, clues };
  },
  held: ({ me, hands }) => (me === 'spectator' ? [] : (hands[me] ?? []).map(String)),
};

/** Definitions that a hidden hand proposed: the place in the auction, by which the words find it. */
function cluesIn({ calls, answers, hands }: View): Facts[] {
  return [...calls, ...answers].flatMap(({ seat, trumps }, at) =>
    trumps === null || hands[seat] !== null ? [] : [{ what: 'bid', seat, at }],
  );
}
