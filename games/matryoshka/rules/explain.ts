/**
 * Who may have given what: finds a course of hidden exchanges that agrees with everything seen.
 *
 * Cards are slots. A slot is blank until its card is seen somewhere; then it keeps that card. A hidden
 * exchange moves some slot of the giver. The search goes forward through the facts and back when a card turns
 * up where it cannot be; the true course is one solution, so there always is one.
 */

import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import type { Card } from './cards.ts';
import type { Fact } from './timeline.ts';

interface World {
  /** What each slot is; null if it was never seen. */
  readonly cards: (Card | null)[];
  /** The slots of each seat, and of the middle. */
  readonly held: number[][];
  /** Slots of all seats when offers were made, by the entry of the past. */
  readonly atOffers: Map<number, readonly (readonly number[])[]>;
  /** The slot that was moved, one for each `give`. */
  readonly gave: number[];
}

type Give = Extract<Fact, { readonly tag: 'give' }>;

/** Tries before the search goes through everything: a new start is quicker than a long way back. */
const RESTARTS = 20;
const STEPS = 400;

export function explain(facts: readonly Fact[], seats: number, rng: Rng): World {
  const clues = cluesOf(facts);
  const hidden = facts.flatMap((fact, at) =>
    fact.tag === 'give' && fact.card === null ? [{ ...fact, at }] : [],
  );
  for (let attempt = 0; attempt <= RESTARTS; attempt++) {
    const budget = { steps: attempt < RESTARTS ? STEPS : Number.POSITIVE_INFINITY };
    const found = goOn(emptyWorld(seats), 0, { facts, clues, hidden, rng, budget });
    if (found !== null) return found;
  }
  // The facts contradict one another: no Match makes such a view. Nothing better can be said than nothing.
  return emptyWorld(seats);
}

function emptyWorld(seats: number): World {
  return {
    cards: [],
    held: Array.from({ length: seats + 1 }, () => []),
    atOffers: new Map(),
    gave: [],
  };
}

interface Search {
  readonly facts: readonly Fact[];
  readonly clues: Clues;
  /** The exchanges of which this viewer does not know the card. */
  readonly hidden: readonly (Give & { readonly at: number })[];
  readonly rng: Rng;
  readonly budget: { steps: number };
}

/** Where each card is seen, and when. */
type Clues = ReadonlyMap<Card, readonly { readonly at: number; readonly seat: Seat }[]>;

function cluesOf(facts: readonly Fact[]): Clues {
  const clues = new Map<Card, { at: number; seat: Seat }[]>();
  const note = (card: Card, at: number, seat: Seat): void => {
    const list = clues.get(card);
    if (list === undefined) clues.set(card, [{ at, seat }]);
    else list.push({ at, seat });
  };
  for (const [at, fact] of facts.entries()) {
    if (fact.tag === 'seen') for (const card of fact.cards) note(card, at, fact.seat);
    if (fact.tag === 'give' && fact.card !== null) note(fact.card, at, fact.from);
  }
  return clues;
}

/** Follows the facts from `at` on in this world, which it may change; null if they cannot all be true in it. */
function goOn(world: World, at: number, search: Search): World | null {
  for (let i = at; i < search.facts.length; i++) {
    const fact = must(search.facts[i]);
    switch (fact.tag) {
      case 'draw':
        draw(world, fact.count);
        break;
      case 'seen':
        if (!fact.cards.every(card => see(world, card, fact.seat))) return null;
        break;
      case 'offers':
        world.atOffers.set(
          fact.past,
          world.held.map(slots => [...slots]),
        );
        break;
      case 'give':
        if (fact.card === null) return tryGifts(world, i, fact, search);
        if (!see(world, fact.card, fact.from)) return null;
        give(world, fact, world.cards.indexOf(fact.card));
        break;
    }
  }
  return world;
}

function draw({ cards, held }: World, count: number): void {
  for (const slots of held.slice(0, -1)) {
    for (let i = 0; i < count; i++) slots.push(cards.push(null) - 1);
  }
}

/** This card is with this seat: as a slot that has it already, or as one that was blank until now. */
function see({ cards, held }: World, card: Card, seat: Seat): boolean {
  const slots = held[seat] ?? [];
  const known = cards.indexOf(card);
  if (known >= 0) return slots.includes(known);
  const blank = slots.find(slot => cards[slot] === null);
  if (blank === undefined) return false;
  cards[blank] = card;
  return true;
}

function give({ held, gave }: World, { from, to }: Give, slot: number): void {
  const slots = must(held[from]);
  slots.splice(slots.indexOf(slot), 1);
  held[to]?.push(slot);
  gave.push(slot);
}

function tryGifts(world: World, at: number, fact: Give, search: Search): World | null {
  for (const slot of likelyGifts(world, at, fact, search)) {
    search.budget.steps -= 1;
    if (search.budget.steps < 0) return null;
    const next = copy(world);
    give(next, fact, slot);
    const found = goOn(next, at + 1, search);
    if (found !== null) return found;
  }
  return null;
}

function copy({ cards, held, atOffers, gave }: World): World {
  return {
    cards: [...cards],
    held: held.map(slots => [...slots]),
    atOffers: new Map(atOffers),
    gave: [...gave],
  };
}

/** The slots that may have been given, the most likely first; blank ones that cannot be told apart count once. */
function likelyGifts(world: World, at: number, fact: Give, search: Search): number[] {
  const { cards, held } = world;
  const { from, displayed } = fact;
  const known = (slot: number): Card | null => cards[slot] ?? null;
  const free = (held[from] ?? []).filter(slot => !displayed.some(card => card === known(slot)));
  const fates = new Map(free.map(slot => [slot, fateOf(known(slot), at, fact, search)]));
  const mustGo = free.filter(slot => fates.get(slot) === 'must-go');
  if (mustGo.length > 0) return mustGo.length === 1 ? mustGo : [];

  const order = search.rng.shuffle(free.filter(slot => fates.get(slot) !== 'must-stay'));
  const blanks = order.filter(slot => known(slot) === null);
  const scarce = blanks.length <= yetToTurnUp(cards, search.facts, at, from);
  const last = (slot: number): boolean => known(slot) === null && scarce;
  return order
    .filter(slot => known(slot) !== null || slot === blanks[0])
    .sort((a, b) => Number(last(a)) - Number(last(b)));
}

type Fate = 'must-go' | 'must-stay' | 'may-go';

/** Whether a card can still be where it is seen next, if it goes now and if it does not. */
function fateOf(card: Card | null, at: number, { from, to }: Give, { clues, hidden }: Search): Fate {
  const next = card === null ? undefined : clues.get(card)?.find(clue => clue.at > at);
  if (next === undefined) return 'may-go';
  const later = hidden.filter(give => give.at > at && give.at < next.at);
  if (!canReach(from, next.seat, later)) return 'must-go';
  return canReach(to, next.seat, later) ? 'may-go' : 'must-stay';
}

/** Can a card get from one seat to another by these exchanges, in their order? */
function canReach(from: Seat, to: Seat, gives: readonly Give[]): boolean {
  const reached = new Set([from]);
  for (const give of gives) if (reached.has(give.from)) reached.add(give.to);
  return reached.has(to);
}

/** Cards never seen so far that will be seen with this seat before it draws again: each needs a blank slot. */
function yetToTurnUp(
  cards: readonly (Card | null)[],
  facts: readonly Fact[],
  at: number,
  seat: Seat,
): number {
  const wanted = new Set<Card>();
  for (let i = at + 1; i < facts.length; i++) {
    const fact = must(facts[i]);
    if (fact.tag === 'draw') break;
    if (fact.tag === 'seen' && fact.seat === seat) for (const card of fact.cards) wanted.add(card);
  }
  return [...wanted].filter(card => !cards.includes(card)).length;
}
