/**
 * A whole game on arrays that are changed in place. It plays by the same paragraphs as `rules/`; a test holds
 * the two together step by step.
 */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { TOPICS } from '../rules/parse.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { State } from '../rules/types.ts';
import { COLUMN_OF, COLUMNS, type Code, ROW_OF, toCode } from './code.ts';
import { copyHolding, gainOf, type Holding, holdingOf, noCards, put, remove } from './holding.ts';
import type { Hopes } from './hopes.ts';

export interface QuickGame {
  seats: number;
  /** All cards of each seat, displayed ones included; a card that lies in the middle is nobody's. */
  readonly held: readonly Holding[];
  readonly shown: readonly Holding[];
  /** By topic: what somebody's words in this round add to what such a card seems worth to that seat. */
  readonly wishes: readonly Float64Array[];
  /** In the order of drawing, the last one first. */
  readonly deck: Uint8Array;
  deckSize: number;
  round: number;
  first: Seat;
  /** Whose exchange it is; of no meaning while displays are chosen. */
  active: Seat;
  phase: 'display' | 'exchange' | 'over';
}

const MOST_SEATS = 5;
const MOST_CARDS = 70;

export function emptyGame(): QuickGame {
  return {
    seats: 2,
    held: Array.from({ length: MOST_SEATS }, noCards),
    shown: Array.from({ length: MOST_SEATS }, noCards),
    wishes: Array.from({ length: MOST_SEATS }, () => new Float64Array(TOPICS.length)),
    deck: new Uint8Array(MOST_CARDS),
    deckSize: 0,
    round: 0,
    first: 0,
    active: 0,
    phase: 'display',
  };
}

/** What a state says about whose cards are where; offers on the table are still in their hands. */
export function gameOf({ hands, displays, deck, round, first, phase }: State): QuickGame {
  const game = emptyGame();
  game.seats = hands.length;
  for (const [seat, hand] of hands.entries()) {
    const display = (displays[seat] ?? []).map(toCode);
    copyHolding(holdingOf([...hand.map(toCode), ...display]), heldBy(game, seat));
    copyHolding(holdingOf(display), shownBy(game, seat));
  }
  game.deck.set(deck.map(toCode));
  game.deckSize = deck.length;
  game.round = round;
  game.first = first;
  game.active = 'active' in phase ? phase.active : first;
  game.phase = phase.tag === 'display' || phase.tag === 'over' ? phase.tag : 'exchange';
  return game;
}

export function copyGame(from: QuickGame, to: QuickGame): void {
  for (let seat = 0; seat < from.seats; seat++) {
    copyHolding(heldBy(from, seat), heldBy(to, seat));
    copyHolding(shownBy(from, seat), shownBy(to, seat));
    to.wishes[seat]?.set(must(from.wishes[seat]));
  }
  to.deck.set(from.deck);
  to.deckSize = from.deckSize;
  to.seats = from.seats;
  to.round = from.round;
  to.first = from.first;
  to.active = from.active;
  to.phase = from.phase;
}

export function heldBy({ held }: QuickGame, seat: Seat): Holding {
  return must(held[seat]);
}

export function shownBy({ shown }: QuickGame, seat: Seat): Holding {
  return must(shown[seat]);
}

/** What this card seems worth to a seat, by what it displays and what it said. */
export function pullOf(game: QuickGame, seat: Seat, code: Code, hopes: Hopes): number {
  return gainOf(shownBy(game, seat), code, hopes) + wishFor(game, seat, code);
}

/** What a seat's words alone add to what this card seems worth to it. */
export function wishFor({ wishes }: QuickGame, seat: Seat, code: Code): number {
  const said = must(wishes[seat]);
  return (said[setTopic(code)] ?? 0) + (said[sizeTopic(code)] ?? 0);
}

/** MY-5: the middle card has already left the active player. */
export function exchange(
  game: QuickGame,
  { partner, middle, given }: { readonly partner: Seat; readonly middle: Code; readonly given: Code },
): void {
  remove(heldBy(game, partner), given);
  put(heldBy(game, partner), middle);
  put(heldBy(game, game.active), given);
  game.active = (game.active + 1) % game.seats;
  if (game.active === game.first) game.phase = 'display';
}

/** MY-6: all displays have been chosen, into `shown`. Then a new round begins, or all is over. */
export function endRound(game: QuickGame): void {
  if (game.round === DISPLAY.length - 1) {
    game.phase = 'over';
    return;
  }
  if (game.round > 0) game.first = (game.first + 1) % game.seats;
  game.round += 1;
  game.active = game.first;
  game.phase = 'exchange';
  for (let i = 0; i < game.seats; i++) {
    const held = heldBy(game, (game.first + i) % game.seats);
    put(held, game.deck[--game.deckSize] ?? 0);
    put(held, game.deck[--game.deckSize] ?? 0);
    game.wishes[i]?.fill(0);
  }
}

/** Where the two topics of a card are in TOPICS: sizes come first there, then sets. */
function sizeTopic(code: Code): number {
  return COLUMN_OF[code] ?? 0;
}

function setTopic(code: Code): number {
  return COLUMNS + (ROW_OF[code] ?? 0);
}
