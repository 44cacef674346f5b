/**
 * Imagined worlds in the compact form. Finding out who may have given what to whom takes a while: it is done a
 * few times a decision, and cards never seen are dealt anew for every world.
 */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { cardsInPlay, without } from '../rules/cards.ts';
import { explain } from '../rules/explain.ts';
import { factsOf } from '../rules/timeline.ts';
import type { View } from '../rules/types.ts';
import { type Code, toCode } from './code.ts';
import { wishesOf } from './hearing.ts';
import { copyHolding, holdingOf, put } from './holding.ts';
import { copyGame, emptyGame, heldBy, type QuickGame, shownBy } from './quick-game.ts';

/** One course of hidden exchanges that agrees with everything seen. */
interface Course {
  /** With the cards whose place is known in this course. */
  readonly certain: QuickGame;
  /** How many cards each seat has besides. */
  readonly blanks: readonly number[];
}

export interface Outlook {
  readonly courses: readonly Course[];
  /** Cards that this viewer never saw. */
  readonly unseen: readonly Code[];
}

export function outlookOf(view: View, courses: number, rng: Rng): Outlook {
  const facts = factsOf(view);
  const seats = view.handSizes.length;
  const worlds = Array.from({ length: courses }, () => explain(facts, seats, rng));
  const seen = (worlds[0]?.cards ?? []).filter(card => card !== null);
  return {
    courses: worlds.map(({ cards, held }) => {
      const known = held.slice(0, seats).map(slots =>
        slots.flatMap(slot => {
          const card = cards[slot] ?? null;
          return card === null ? [] : [toCode(card)];
        }),
      );
      const blanks = held.slice(0, seats).map((slots, seat) => slots.length - (known[seat]?.length ?? 0));
      return { certain: publicGame(view, known), blanks };
    }),
    unseen: without(cardsInPlay(view.removed), seen).map(toCode),
  };
}

/** What is on the table, with these cards in the possession of each seat. */
export function publicGame(view: View, held: readonly (readonly Code[])[]): QuickGame {
  const { phase } = view;
  const game = emptyGame();
  game.seats = view.handSizes.length;
  for (const [seat, codes] of held.entries()) {
    copyHolding(holdingOf(codes), heldBy(game, seat));
    copyHolding(holdingOf((view.displays[seat] ?? []).map(toCode)), shownBy(game, seat));
    if (seat !== view.me) game.wishes[seat]?.set(wishesOf(view, seat));
  }
  game.round = view.round;
  game.first = view.first;
  game.active = 'active' in phase ? phase.active : view.first;
  game.phase = phase.tag === 'display' || phase.tag === 'over' ? phase.tag : 'exchange';
  return game;
}

const left = new Uint8Array(70);

/** Makes one whole world of it. */
export function deal({ courses, unseen }: Outlook, random: QuickRandom, into: QuickGame): void {
  const { certain, blanks } = must(courses[random.below(courses.length)]);
  copyGame(certain, into);
  left.set(unseen);
  let count = unseen.length;
  const draw = (): Code => {
    const pick = random.below(count--);
    const code = left[pick] ?? 0;
    left[pick] = left[count] ?? 0;
    return code;
  };
  for (let seat: Seat = 0; seat < into.seats; seat++) {
    for (let i = blanks[seat] ?? 0; i > 0; i--) put(heldBy(into, seat), draw());
  }
  into.deckSize = count;
  for (let i = 0; i < into.deckSize; i++) into.deck[i] = draw();
}
