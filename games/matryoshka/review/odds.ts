import { countedOdds } from '#bots/odds.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Facts } from '#contract/game.ts';
import type { OddsMaker } from '#contract/odds.ts';
import { toCode } from '../bot/code.ts';
import { holds } from '../bot/holding.ts';
import { emptyGame, heldBy } from '../bot/quick-game.ts';
import { deal, outlookOf } from '../bot/worlds.ts';
import { cardsInPlay, without } from '../rules/cards.ts';
import type { Matryoshka, View } from '../rules/types.ts';

/** Courses of hidden exchanges that are found out. */
const COURSES = 24;
/** Exchanges that are told, the latest: older ones say less. */
const CLUES = 6;

const world = emptyGame();

/** Who may have given what to whom: cards that were seen once can be followed for a while (MY-5). */
export const odds: OddsMaker<Matryoshka> = {
  of: (view, worlds, rng) => {
    const { me, phase } = view;
    if (phase.tag === 'over') return { pieces: [], worlds: 0, clues: [] };
    const open = [
      ...view.displays.flat(),
      ...view.hands.flatMap(hand => hand ?? []),
      ...('middle' in phase ? [phase.middle] : []),
    ];
    const unseen = without(cardsInPlay(view.removed), open);
    const outlook = outlookOf(view, COURSES, rng);
    const random = quickRandom(rng);
    const pieces = countedOdds(unseen, worlds, () => {
      deal(outlook, random, world);
      const hands = view.handSizes.map((_, seat) =>
        seat === me ? [] : unseen.filter(card => holds(heldBy(world, seat), toCode(card))),
      );
      const inHands = new Set(hands.flat());
      return [...hands, unseen.filter(card => !inHands.has(card))];
    });
    return { pieces, worlds, clues: cluesIn(view) };
  },
  held: ({ me, hands }) => (me === 'spectator' ? [] : (hands[me] ?? [])),
};

/** The place of each exchange in the past, by which the words find it. */
function cluesIn({ past }: View): Facts[] {
  return past
    .flatMap((one, at) => (one.kind === 'exchanged' ? [{ what: 'exchanged', seat: one.active, at }] : []))
    .slice(-CLUES);
}
