import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { type Card, sorted } from './cards.ts';
import { drawerOf, type History, historyOf } from './history.ts';
import { QUESTION_CARDS } from './setup.ts';
import type { World } from './stir.ts';
import type { Past, PastView, State, View } from './types.ts';
import { findWorld } from './worlds.ts';

/** A whole state that agrees with all that this viewer has seen, every call included. */
export function imagine(view: View, rng: Rng): State {
  const hidden = view.stock === null ? imagineCards(view, rng) : openCards(view, view.stock);
  return {
    config: view.config,
    starter: view.starter,
    hands: hidden.hands,
    stock: hidden.stock,
    pack: imaginePack(view, rng),
    posed: view.posed,
    discoveries: view.discoveries,
    counterPoints: view.counterPoints,
    idleCalls: view.idleCalls,
    phase: view.phase,
    past: hidden.past,
  };
}

type Cards = Pick<State, 'hands' | 'stock' | 'past'>;

/** Once all is over nothing is hidden but the questions. */
function openCards({ hands, past }: View, stock: readonly Card[]): Cards {
  return { hands: hands.map(hand => hand ?? []), stock, past: past as readonly Past[] };
}

function imagineCards(view: View, rng: Rng): Cards {
  const history = historyOf(view);
  const world = findWorld(history, bound => rng.int(bound));
  const drawn = new Map(history.cards.map((card, place) => [sinceOf(history, world, place), card]));
  return {
    hands: handsIn(history, world, view.handSizes.length),
    stock: rng.shuffle(stockIn(history, world)),
    past: view.past.map((one, at) => fillIn(one, drawn.get(at))),
  };
}

/** The hands in such a world, now. */
function handsIn({ cards, origins, known, seen }: History, world: World, seats: number): Card[][] {
  return Array.from({ length: seats }, (_, seat) => {
    const unseen = cards.filter(
      (_, place) => known[place] === Number.POSITIVE_INFINITY && origins[must(world[place])]?.seat === seat,
    );
    return sorted([...(seen[seat] ?? []), ...unseen]);
  });
}

function stockIn({ cards, origins }: History, world: World): Card[] {
  return cards.filter((_, place) => origins[must(world[place])]?.seat === null);
}

function sinceOf({ origins }: History, world: World, place: number): number {
  return origins[must(world[place])]?.since ?? -1;
}

/** What was drawn then: the only thing in the past that may be hidden. */
function fillIn(one: PastView, drawn: Card | undefined): Past {
  if (drawn === undefined || drawerOf(one) === null) return one as Past;
  return one.kind === 'called' ? { ...one, drawn } : ({ ...one, drawn } as Past);
}

/** Questions that were put lie under the pack, the latest lowest, and one that is put now is not in it. */
function imaginePack({ past, phase }: View, rng: Rng): number[] {
  const asked = past.flatMap(one => (one.kind === 'answered' ? [one.asked.card] : [])).reverse();
  const now = phase.tag === 'question' ? [phase.asked.card] : [];
  const all = Array.from({ length: QUESTION_CARDS }, (_, i) => i + 1);
  return [...asked, ...rng.shuffle(all.filter(card => !asked.includes(card) && !now.includes(card)))];
}
