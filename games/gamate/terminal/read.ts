/** The move grammar of the terminal: `pass`, `multiples 6`, `up 7`, `24`, `renounce 13` … in French and English alike. */

import type { Seat } from '#contract/game.ts';
import type { Reading } from '#contract/terminal.ts';
import { meantBy } from '#text/meant-by.ts';
import { type Card, HIGHEST, MUTE } from '../rules/cards.ts';
import { openHands } from '../rules/check.ts';
import { readDefinition } from '../rules/notation.ts';
import { SEATS } from '../rules/seats.ts';
import { deedFor, topOf } from '../rules/tricks.ts';
import type { Deed, Gamate, Move, View, Way } from '../rules/types.ts';

/** What people type, without accents. The words that we print are the labels `verb.…`. */
const PASS = new Set(['pass', 'passe', 'passer', 'laisse', 'laisser']);
const BID = new Set(['bid', 'propose', 'proposer']);
const OPPOSE = new Set(['oppose', 'opposer', 'opposition', 'contre']);
const FORFEIT = new Set(['forfeit', 'forfait']);
const MUTE_WORDS = new Set(['mute', 'muette', 'm', '0']);
const DUMMY = new Set(['dummy', 'mort']);
const WAY_WORDS = {
  up: ['up', 'hausse'],
  down: ['down', 'baisse'],
} as const satisfies Record<Way, readonly string[]>;
const DEED_WORDS = {
  lead: ['lead', 'entame', 'entamer'],
  force: ['force', 'forcer'],
  dodge: ['dodge', 'esquive', 'esquiver'],
  cut: ['cut', 'coupe', 'couper'],
  renounce: ['renounce', 'renonce', 'renoncer'],
} as const satisfies Record<Deed, readonly string[]>;

export function read(line: string, view: View): Reading<Gamate> | null {
  const move = readMove(simplify(line), view);
  return move === null ? null : { tag: 'move', move };
}

function readMove(tokens: readonly string[], view: View): Move | null {
  const [first, ...rest] = tokens;
  if (first === undefined) return null;
  if (rest.length === 0 && PASS.has(first)) return { kind: 'pass' };
  if (rest.length === 0 && FORFEIT.has(first)) return { kind: 'forfeit' };
  if (BID.has(first)) return withTrumps('bid', rest);
  if (OPPOSE.has(first)) return withTrumps('oppose', rest);
  const way = meantBy(WAY_WORDS, first);
  if (way !== null) return announce(way, rest);
  const deed = meantBy(DEED_WORDS, first);
  if (deed !== null) return readCardMove(rest, view, deed);
  const card = isPlaying(view) ? readCardMove(tokens, view, null) : null;
  return card ?? withTrumps('bid', tokens);
}

function isPlaying({ phase }: View): boolean {
  return phase.tag === 'lead' || phase.tag === 'follow';
}

function withTrumps(kind: 'bid' | 'oppose', tokens: readonly string[]): Move | null {
  const trumps = readDefinition(tokens.join(' '));
  return trumps === null ? null : { kind, trumps };
}

function announce(way: Way, [number = '', ...more]: readonly string[]): Move | null {
  const tricks = Number(number);
  return more.length > 0 || !/^\d{1,2}$/.test(number) ? null : { kind: 'announce', way, tricks };
}

/** `24`, `mute`, `mute 3`, `dummy mute`: the card, and the hand it comes from where that is said. */
function readCardMove(tokens: readonly string[], view: View, said: Deed | null): Move | null {
  const fromDummy = tokens.some(token => DUMMY.has(token));
  const [cardText, seatText, ...more] = tokens.filter(token => !DUMMY.has(token));
  const card = cardText === undefined && said === 'dodge' ? MUTE : readCard(cardText);
  if (card === null || more.length > 0) return null;
  const deed = said ?? naturalDeed(card, view);
  const seat = seatText === undefined ? null : SEATS.find(one => String(one + 1) === seatText);
  if (seat === undefined || (seat !== null && deed !== 'lead')) return null;
  if (deed !== 'lead') return { kind: deed, card };
  const named = fromDummy ? view.dummy : seat;
  return { kind: 'lead', hand: named ?? holderOf(card, view), card };
}

function readCard(text: string | undefined): Card | null {
  if (text === undefined) return null;
  if (MUTE_WORDS.has(text)) return MUTE;
  return /^\d{1,2}$/.test(text) && Number(text) <= HIGHEST ? Number(text) : null;
}

/** What somebody means who only names a card: on the pile if it goes there; the rules say why it does not. */
function naturalDeed(card: Card, { phase, trick, contract, announced }: View): Deed {
  const top = topOf(trick);
  if (phase.tag === 'lead' || top === null || contract === null || announced === null) return 'lead';
  return deedFor(card, top, contract, announced.way) ?? 'force';
}

/** Of the hands one may lead from, that which has the card; one's own where both have a mute. */
function holderOf(card: Card, view: View): Seat {
  const open = openHands(view);
  return open.find(seat => view.hands[seat]?.includes(card) === true) ?? open[0] ?? 0;
}

/** Words, numbers and brackets, in lower case and without accents. */
function simplify(line: string): readonly string[] {
  const plain = line.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[a-z]+|\d+|[^\sa-z\d]/g) ?? [];
}
