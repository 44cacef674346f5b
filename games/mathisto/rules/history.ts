/**
 * What a viewer can tell of the cards it has not seen. From the moment a card is named aloud (handed over, posed,
 * put by a counter, shown) everybody knows where it is; before that it lies where it came into play. So all that
 * is hidden is where each card came from, and all that happened narrows that down.
 */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import {
  type Card,
  cardsOf,
  DISCOVERY,
  type Family,
  familyOf,
  isJoker,
  JOKERS,
  PEOPLE,
  without,
} from './cards.ts';
import { familyOfCards } from './posing.ts';
import { cardsInPlay } from './setup.ts';
import type { Counter, PastView, View } from './types.ts';

/** Where cards come from: dealt to a seat, drawn by one, or not drawn yet (no seat). */
export interface Origin {
  readonly seat: Seat | null;
  /** The index in `past` of the event that brought it; -1 for cards dealt. */
  readonly since: number;
  /** How many cards came from there. */
  readonly size: number;
}

/** These cards (places in `History.cards`) all came to this seat, before this event. */
export interface Clue {
  readonly cards: readonly number[];
  readonly seat: Seat;
  readonly before: number;
}

/** MH-6: somebody called a family, so one of these is true. */
export type Demand = readonly Clue[];

export interface History {
  readonly cards: readonly Card[];
  /** The hands as dealt, in seat order; the draws, in their order; the stock. */
  readonly origins: readonly Origin[];
  /** `may[card * origins.length + origin]`: 1 if the card may have come from there. */
  readonly may: Uint8Array;
  readonly demands: readonly Demand[];
  /** By card, since which event everybody knows where it is; Infinity if they do not. */
  readonly known: readonly number[];
  /** What everybody knows to be in each hand now. */
  readonly seen: readonly (readonly Card[])[];
  /** Places of the cards that may have come from more than one origin. */
  readonly loose: readonly number[];
}

export function isFrom({ seat, since }: Origin, clue: Clue): boolean {
  return seat === clue.seat && since < clue.before;
}

export function historyOf(view: View): History {
  const start = startOf(view);
  const cards =
    start.gone.length === 0 ? cardsInPlay(view.config) : without(cardsInPlay(view.config), start.gone);
  const origins = originsOf(view, start);
  const may = new Uint8Array(cards.length * origins.length).fill(1);
  const placeOf = new Map(cards.map((card, place) => [card, place]));
  const known = cards.map(() => Number.POSITIVE_INFINITY);
  const rows = { cards, origins, may, placeOf, known };
  const { calls, seen } = followPast(view, start, rows);
  pinOwn(view, rows);
  const demands = demandsOf(calls, rows);
  return {
    cards,
    origins,
    may,
    known,
    seen,
    demands,
    loose: [...cards.keys()].filter(place => originsFor(rows, place).length > 1),
  };
}

interface Rows extends Pick<History, 'cards' | 'origins' | 'may'> {
  readonly known: number[];
  readonly placeOf: ReadonlyMap<Card, number>;
}

/** A call, of which MH-6 says that the caller held something of the family. */
interface Call {
  readonly at: number;
  readonly caller: Seat;
  readonly family: Family;
  /** What everybody knew to be in the caller's hand, and how many cards there were besides. */
  readonly seen: readonly Card[];
  readonly unseen: number;
}

/** How it was before the first thing that is known to have happened. */
interface Start {
  /** Cards in each hand. */
  readonly sizes: readonly number[];
  /** Cards that lay on the table. */
  readonly gone: readonly Card[];
}

/** Usually that is the deal; but a match may begin in any position. */
function startOf({ handSizes, past, posed, discoveries }: View): Start {
  const sizes = [...handSizes];
  const later = new Set<Family | null>();
  const change = (seat: Seat, by: number): void => {
    sizes[seat] = (sizes[seat] ?? 0) - by;
  };
  for (const one of past) {
    const drawer = drawerOf(one);
    if (drawer !== null) change(drawer, 1);
    if (one.kind === 'called' && one.got === 'given') {
      change(one.caller, 1);
      change(one.from, -1);
    }
    if (one.kind === 'posed' || one.kind === 'discoveries') change(one.seat, -one.cards.length);
    if (one.kind === 'posed') later.add(familyOfCards(one.cards));
    // MH-15: a joker is exchanged for a card; MH-16, MH-17: a discovery is put.
    if (one.kind === 'countered')
      for (const [seat, choice] of one.choices.entries())
        if (choice === 'discovery' || choice === 'super') change(seat, -1);
  }
  const before = posed.filter(({ family }) => !later.has(family)).flatMap(({ cards }) => cards);
  const isLater = past.some(({ kind }) => kind === 'discoveries');
  return { sizes, gone: isLater || discoveries === null ? before : [...before, ...discoveries.cards] };
}

function originsOf({ handSizes, past, stockSize }: View, { sizes }: Start): Origin[] {
  const dealt = handSizes.map((_, seat) => ({ seat, since: -1, size: sizes[seat] ?? 0 }));
  const drawn = past.flatMap((one, since) => {
    const seat = drawerOf(one);
    return seat === null ? [] : [{ seat, since, size: 1 }];
  });
  return [...dealt, ...drawn, { seat: null, since: past.length, size: stockSize }];
}

/** Who took a card from the stock. */
export function drawerOf(one: PastView): Seat | null {
  if (one.kind === 'drew') return one.seat;
  return one.kind === 'called' && (one.got === 'shown' || one.got === 'drew') ? one.caller : null;
}

/** Goes through all that happened, rules out origins, and lists the calls. */
function followPast(
  view: View,
  { sizes }: Start,
  rows: Rows,
): { calls: readonly Call[]; seen: readonly (readonly Card[])[] } {
  const seen: Card[][] = view.handSizes.map(() => []);
  const unseen = [...sizes];
  const posed = new Map<Family | null, readonly Card[]>();
  const calls = new Map<string, Call>();

  const put = (seat: Seat, card: Card): void => {
    seen[seat]?.push(card);
  };
  const take = (seat: Seat, card: Card, at: number): void => {
    const hand = seen[seat] ?? [];
    if (hand.includes(card)) {
      hand.splice(hand.indexOf(card), 1);
      return;
    }
    unseen[seat] = (unseen[seat] ?? 0) - 1;
    hadBefore(rows, card, seat, at);
  };
  let draws = 0;
  const draw = (seat: Seat, at: number, drawn: Card | null): void => {
    draws++;
    unseen[seat] = (unseen[seat] ?? 0) + 1;
    if (drawn !== null) ruleOut(rows, drawn, origin => origin.since !== at);
  };

  for (const [at, one] of view.past.entries()) {
    switch (one.kind) {
      case 'called': {
        const { caller, from, card, got, drawn } = one;
        const hand = { seen: [...(seen[caller] ?? [])], unseen: unseen[caller] ?? 0 };
        noteCall(calls, { at, caller, family: familyOf(card), ...hand }, draws);
        if (got === 'given') {
          take(from, card, at);
          put(caller, card);
        } else lacks(rows, card, from, at);
        if (got === 'drew') ruleOut(rows, card, origin => origin.since === at);
        if (got === 'shown' || got === 'drew') draw(caller, at, drawn);
        if (got === 'shown') {
          // Known from the next event on: this one brought it.
          take(caller, card, at + 1);
          put(caller, card);
        }
        break;
      }
      case 'drew':
        draw(one.seat, at, one.drawn);
        break;
      case 'posed':
        for (const card of one.cards) take(one.seat, card, at);
        posed.set(familyOfCards(one.cards), one.cards);
        break;
      case 'discoveries':
        for (const card of one.cards) take(one.seat, card, at);
        break;
      case 'countered': {
        const there = posed.get(one.family) ?? [];
        for (const [seat, choice] of one.choices.entries()) {
          for (const card of putBy(choice, one.family, there)) take(seat, card, at);
          if (choice === 'joker' || choice === 'super')
            for (const joker of there.filter(isJoker)) put(seat, joker);
        }
        break;
      }
      case 'declined':
      case 'answered':
        break;
    }
  }
  return { calls: [...calls.values()], seen };
}

/** Only calls that the cards in sight do not explain; of calls of a family with the same hand, the first says it all. */
function noteCall(calls: Map<string, Call>, call: Call, draws: number): void {
  const { caller, family, seen, unseen } = call;
  if (unseen === 0 || seen.some(card => !isJoker(card) && familyOf(card) === family)) return;
  const key = [caller, family, draws, unseen, ...seen].join();
  if (!calls.has(key)) calls.set(key, call);
}

/** MH-15 to MH-17: the cards that a counter puts. */
function putBy(choice: Counter | null, family: Family, posed: readonly Card[]): Card[] {
  const missing = PEOPLE[family].filter(person => !posed.includes(person));
  if (choice === 'joker') return missing;
  if (choice === 'discovery') return [DISCOVERY[family]];
  return choice === 'super' ? [...missing, DISCOVERY[family]] : [];
}

function originsFor({ origins, may }: Rows, place: number): Origin[] {
  return origins.filter((_, i) => may[place * origins.length + i] === 1);
}

function placeIn({ placeOf }: Rows, card: Card): number {
  return must(placeOf.get(card));
}

function ruleOut(rows: Rows, card: Card, isOut: (origin: Origin) => boolean): void {
  const start = placeIn(rows, card) * rows.origins.length;
  for (const [i, origin] of rows.origins.entries()) if (isOut(origin)) rows.may[start + i] = 0;
}

/** The seat had it before this event: named for the first time, it came to nobody else. */
function hadBefore(rows: Rows, card: Card, seat: Seat, at: number): void {
  rows.known[placeIn(rows, card)] = at;
  ruleOut(rows, card, origin => origin.seat !== seat || origin.since >= at);
}

/** MH-8: the seat did not hold it then; nothing new if everybody knew where it was. */
function lacks(rows: Rows, card: Card, seat: Seat, at: number): void {
  if ((rows.known[placeIn(rows, card)] ?? 0) < at) return;
  ruleOut(rows, card, origin => origin.seat === seat && origin.since < at);
}

/** The viewer's own cards: those that were drawn were seen then, and all others were dealt. */
function pinOwn({ me, hands }: View, rows: Rows): void {
  if (me === 'spectator') return;
  for (const [place, card] of rows.cards.entries()) {
    const from = originsFor(rows, place);
    const isHidden = rows.known[place] === Number.POSITIVE_INFINITY;
    // One that was named aloud when it left this hand can have come to nobody else.
    const isMine = isHidden ? hands[me]?.includes(card) === true : from.every(({ seat }) => seat === me);
    const isDrawn = from.length === 1 && from.every(({ since }) => since >= 0);
    if (!isMine) ruleOut(rows, card, ({ seat }) => seat === me);
    else if (!isDrawn) ruleOut(rows, card, ({ seat, since }) => seat !== me || since >= 0);
  }
}

/** What the calls say of hidden cards. Where there is but one way to explain one, that is how it was. */
function demandsOf(calls: readonly Call[], rows: Rows): Demand[] {
  const demands: Demand[] = [];
  for (const call of calls) {
    const demand = demandOf(call, rows);
    if (demand === null || demands.some(earlier => implies(earlier, demand))) continue;
    const [clue, ...others] = demand;
    if (clue === undefined || others.length > 0) {
      demands.push(demand);
      continue;
    }
    for (const place of clue.cards) ruleOut(rows, must(rows.cards[place]), origin => !isFrom(origin, clue));
    return demandsOf(calls, rows);
  }
  return demands;
}

/** What a call says of hidden cards; null if it says nothing. */
function demandOf({ at, caller, family, seen, unseen }: Call, rows: Rows): Demand | null {
  const clues: Clue[] = [];
  const suggest = (cards: readonly Card[]): void => {
    const places = cards.map(card => placeIn(rows, card));
    if (places.every(place => at <= (rows.known[place] ?? 0)))
      clues.push({ cards: places, seat: caller, before: at });
  };
  for (const card of cardsOf(family)) if (rows.placeOf.has(card)) suggest([card]);
  // MH-6: with nothing but jokers any family may be called.
  if (seen.every(isJoker) && seen.length + unseen <= JOKERS.length && rows.placeOf.has(JOKERS[0])) {
    if (unseen === JOKERS.length) suggest(JOKERS);
    else for (const joker of JOKERS) suggest([joker]);
  }
  if (clues.some(clue => everyCard(rows, clue, 'surely'))) return null;
  return clues.filter(clue => everyCard(rows, clue, 'maybe'));
}

function everyCard(rows: Rows, clue: Clue, how: 'surely' | 'maybe'): boolean {
  return clue.cards.every(card => {
    const from = originsFor(rows, card);
    return how === 'surely'
      ? from.every(origin => isFrom(origin, clue))
      : from.some(origin => isFrom(origin, clue));
  });
}

/** Whichever clue makes the first true makes the other true. */
function implies(first: Demand, other: Demand): boolean {
  return first.every(({ cards, seat, before }) =>
    other.some(
      clue =>
        clue.seat === seat &&
        clue.before >= before &&
        clue.cards.length === cards.length &&
        clue.cards.every((card, i) => card === cards[i]),
    ),
  );
}
