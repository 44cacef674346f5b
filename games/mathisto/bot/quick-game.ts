/** Mathisto in a compact form, for games that are only imagined: hands are bits, and answers are expected points. */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { FAMILIES } from '../rules/cards.ts';
import {
  ALL_PEOPLE,
  BIT_OF,
  COUNT,
  type Code,
  DISCOVERY_BIT,
  FAMILY_COUNT,
  FAMILY_OF,
  FIRST_JOKER,
} from './code.ts';

export const MOST_SEATS = 6;
/** Calls since the last posing, the stock being empty, after which an imagined game ends: sooner than by MH-21. */
const MOST_IDLE = 60;

export interface QuickGame {
  seats: number;
  isSimple: boolean;
  /** Bits, by seat and then by family. */
  readonly held: Uint8Array;
  /** Bits of jokers, by seat. */
  readonly jokers: Uint8Array;
  readonly sizes: Uint8Array;
  /** By family, the cards in hands of which everybody knows where they are. */
  readonly seen: Uint8Array;
  /** By seat and family, cards of which everybody thinks that this seat does not hold them. */
  readonly lacks: Uint8Array;
  /** By seat, families that it called, by bits: it is thought to hold some of them. */
  readonly calls: Uint8Array;
  /** The next card is the last. */
  readonly stock: Uint8Array;
  stockSize: number;
  /** By family, 1 if posed. */
  readonly posed: Uint8Array;
  posedCount: number;
  readonly points: Float64Array;
  /** By seat, the chance of a right answer. */
  readonly knows: Float64Array;
  turn: Seat;
  idle: number;
  isOver: boolean;
}

export function emptyGame(): QuickGame {
  return {
    seats: 0,
    isSimple: false,
    held: new Uint8Array(MOST_SEATS * FAMILY_COUNT),
    jokers: new Uint8Array(MOST_SEATS),
    sizes: new Uint8Array(MOST_SEATS),
    seen: new Uint8Array(FAMILY_COUNT),
    lacks: new Uint8Array(MOST_SEATS * FAMILY_COUNT),
    calls: new Uint8Array(MOST_SEATS),
    stock: new Uint8Array(FIRST_JOKER),
    stockSize: 0,
    posed: new Uint8Array(FAMILY_COUNT),
    posedCount: 0,
    points: new Float64Array(MOST_SEATS),
    knows: new Float64Array(MOST_SEATS),
    turn: 0,
    idle: 0,
    isOver: false,
  };
}

export function copyGame(from: QuickGame, to: QuickGame): void {
  to.seats = from.seats;
  to.isSimple = from.isSimple;
  to.held.set(from.held);
  to.jokers.set(from.jokers);
  to.sizes.set(from.sizes);
  to.seen.set(from.seen);
  to.lacks.set(from.lacks);
  to.calls.set(from.calls);
  to.stock.set(from.stock);
  to.stockSize = from.stockSize;
  to.posed.set(from.posed);
  to.posedCount = from.posedCount;
  to.points.set(from.points);
  to.knows.set(from.knows);
  to.turn = from.turn;
  to.idle = from.idle;
  to.isOver = from.isOver;
}

export function heldBy(game: QuickGame, seat: Seat, family: number): number {
  return game.held[seat * FAMILY_COUNT + family] ?? 0;
}

export function jokersOf(game: QuickGame, seat: Seat): number {
  return game.jokers[seat] ?? 0;
}

export function isIn(game: QuickGame, seat: Seat): boolean {
  return game.stockSize > 0 || (game.sizes[seat] ?? 0) > 0;
}

/** Puts a card in a hand. */
export function receive(game: QuickGame, seat: Seat, code: Code): void {
  const bit = BIT_OF[code] ?? 0;
  if (code >= FIRST_JOKER) game.jokers[seat] = jokersOf(game, seat) | bit;
  else {
    const at = seat * FAMILY_COUNT + (FAMILY_OF[code] ?? 0);
    game.held[at] = (game.held[at] ?? 0) | bit;
  }
  game.sizes[seat] = (game.sizes[seat] ?? 0) + 1;
}

/** Takes cards of one family out of a hand. */
function lose(game: QuickGame, seat: Seat, family: number, mask: number): void {
  const at = seat * FAMILY_COUNT + family;
  game.held[at] = (game.held[at] ?? 0) & ~mask;
  game.sizes[seat] = (game.sizes[seat] ?? 0) - (COUNT[mask] ?? 0);
}

/** The reverse of a draw: the card lies on top of the stock again. */
export function putBack(game: QuickGame, seat: Seat, code: Code): void {
  const bit = BIT_OF[code] ?? 0;
  if (code >= FIRST_JOKER) {
    game.jokers[seat] = jokersOf(game, seat) & ~bit;
    game.sizes[seat] = (game.sizes[seat] ?? 0) - 1;
  } else lose(game, seat, FAMILY_OF[code] ?? 0, bit);
  game.stock[game.stockSize++] = code;
}

/** From the stock, unseen: nobody knows any more what this seat does not hold. */
export function draw(game: QuickGame, seat: Seat): Code {
  const code = game.stock[--game.stockSize] ?? 0;
  receive(game, seat, code);
  lacksNone(game, seat);
  return code;
}

/** MH-9: the turn of this seat or of the next that is in; an empty hand draws. */
export function takeTurn(game: QuickGame, seat: Seat): void {
  for (let i = 0; i < game.seats; i++) {
    const taker = (seat + i) % game.seats;
    if (!isIn(game, taker)) continue;
    if (game.sizes[taker] === 0) draw(game, taker);
    game.turn = taker;
    return;
  }
  game.isOver = true;
}

/** MH-7 to MH-9. `isDrawing`: what a player does who gave the last card. */
export function call(game: QuickGame, code: Code, from: Seat, isDrawing = true): void {
  const { turn } = game;
  const family = FAMILY_OF[code] ?? 0;
  const bit = BIT_OF[code] ?? 0;
  if (game.stockSize === 0 && ++game.idle >= MOST_IDLE) game.isOver = true;
  game.calls[turn] = (game.calls[turn] ?? 0) | (1 << family);
  if ((heldBy(game, from, family) & bit) !== 0) {
    lose(game, from, family, bit);
    receive(game, turn, code);
    sees(game, code);
    if (game.sizes[from] === 0 && game.stockSize > 0 && isDrawing) draw(game, from);
    return;
  }
  lacksOne(game, from, code);
  const drawn = game.stockSize > 0 ? draw(game, turn) : -1;
  if (drawn === code) sees(game, code);
  else {
    lacksOne(game, turn, code);
    takeTurn(game, from);
  }
}

/** A call that is bound to fail, for whoever cannot hope for anything. */
export function pass(game: QuickGame, to: Seat): void {
  if (game.stockSize === 0 && ++game.idle >= MOST_IDLE) game.isOver = true;
  if (game.stockSize > 0) draw(game, game.turn);
  takeTurn(game, to);
}

/** Everybody knows from now on where this card is. */
export function sees(game: QuickGame, code: Code): void {
  const family = FAMILY_OF[code] ?? 0;
  game.seen[family] = (game.seen[family] ?? 0) | (BIT_OF[code] ?? 0);
}

/** Everybody thinks that this seat does not hold this card. */
export function lacksOne(game: QuickGame, seat: Seat, code: Code): void {
  const at = seat * FAMILY_COUNT + (FAMILY_OF[code] ?? 0);
  game.lacks[at] = (game.lacks[at] ?? 0) | (BIT_OF[code] ?? 0);
}

/** It has drawn, and may hold any card. */
export function lacksNone(game: QuickGame, seat: Seat): void {
  for (let family = 0; family < FAMILY_COUNT; family++) game.lacks[seat * FAMILY_COUNT + family] = 0;
}

/** MH-10: cards of one family, with a joker's bit or none. */
export interface Laying {
  readonly family: number;
  readonly mask: number;
  readonly joker: number;
}

/** Lays a family down and scores it, without the window. */
export function lay(game: QuickGame, { family, mask, joker }: Laying): void {
  const { turn } = game;
  lose(game, turn, family, mask);
  if (joker !== 0) {
    game.jokers[turn] = jokersOf(game, turn) & ~joker;
    game.sizes[turn] = (game.sizes[turn] ?? 0) - 1;
  }
  game.posed[family] = 1;
  game.posedCount++;
  game.idle = 0;
  const worth = game.isSimple ? 10 : (joker === 0 ? 30 : 20) + ((mask & DISCOVERY_BIT) === 0 ? 0 : 20);
  addPoints(game, turn, worth + 10 * (game.knows[turn] ?? 0));
}

const NOTHING = 0;
const JOKER = 1;
const DISCOVERY = 2;

/** What a seat could put on a family just laid: the sum of `JOKER` and `DISCOVERY`. */
function counterOf(game: QuickGame, seat: Seat, { family, mask, joker }: Laying): number {
  const held = heldBy(game, seat, family);
  const canTake = joker !== 0 && (held & ALL_PEOPLE & ~mask) !== 0;
  const canAdd = (mask & DISCOVERY_BIT) === 0 && (held & DISCOVERY_BIT) !== 0;
  return (canTake ? JOKER : 0) + (canAdd ? DISCOVERY : 0);
}

/** MH-14 to MH-19: everybody counters who can, but for one who has decided. */
export function settle(
  game: QuickGame,
  laying: Laying,
  random: QuickRandom,
  decided?: { readonly seat: Seat; readonly choice: number },
): void {
  const poser = game.turn;
  let taker = poser;
  let hasJoker = false;
  for (let seat = 0; seat < game.seats && !game.isSimple; seat++) {
    if (seat === poser) continue;
    const choice = seat === decided?.seat ? decided.choice : counterOf(game, seat, laying);
    if (choice === NOTHING) continue;
    counter(game, seat, laying, choice, random);
    if ((choice & JOKER) !== 0) hasJoker = true;
    if ((choice & JOKER) !== 0 || !hasJoker) taker = seat;
  }
  if (game.posedCount === FAMILIES.length) game.isOver = true;
  else takeTurn(game, taker);
}

function counter(
  game: QuickGame,
  seat: Seat,
  { family, mask, joker }: Laying,
  choice: number,
  random: QuickRandom,
): void {
  const poser = game.turn;
  if ((choice & JOKER) !== 0) {
    lose(game, seat, family, ALL_PEOPLE & ~mask);
    game.jokers[seat] = jokersOf(game, seat) | joker;
    game.sizes[seat] = (game.sizes[seat] ?? 0) + 1;
  }
  if ((choice & DISCOVERY) !== 0) lose(game, seat, family, DISCOVERY_BIT);
  if (choice === JOKER) addPoints(game, poser, 10);
  else if (choice === DISCOVERY) {
    addPoints(game, poser, 20);
    addPoints(game, seat, 20);
  } else if (random.below(1000) < 1000 * (game.knows[seat] ?? 0)) {
    addPoints(game, poser, -20);
    addPoints(game, seat, 50);
  } else addPoints(game, poser, 30);
}

/** MH-12, of families by bits. */
export function layDiscoveries(game: QuickGame, families: number): void {
  for (let family = 0; family < FAMILY_COUNT; family++) {
    if ((families & (1 << family)) !== 0) lose(game, game.turn, family, DISCOVERY_BIT);
  }
  addPoints(game, game.turn, 20 * ((COUNT[families] ?? 0) - 3));
  game.idle = 0;
  takeTurn(game, game.turn);
}

function addPoints(game: QuickGame, seat: Seat, points: number): void {
  game.points[seat] = (game.points[seat] ?? 0) + points;
}
