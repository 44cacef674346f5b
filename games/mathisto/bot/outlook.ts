/** Imagined worlds in the compact form: what is known is prepared once a decision, the rest is dealt anew for each. */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { FAMILIES, familyOf } from '../rules/cards.ts';
import { type History, historyOf } from '../rules/history.ts';
import { totalOf } from '../rules/score.ts';
import { type Below, stirrer } from '../rules/stir.ts';
import type { View } from '../rules/types.ts';
import { findWorld } from '../rules/worlds.ts';
import { type Code, FIRST_JOKER, familyIndex, toCode } from './code.ts';
import { type Hearing, habitsOf } from './habits.ts';
import {
  copyGame,
  emptyGame,
  lacksNone,
  lacksOne,
  MOST_SEATS,
  type QuickGame,
  receive,
  sees,
} from './quick-game.ts';

export interface Outlook {
  readonly history: History;
  /** With all cards of which everybody knows where they are. */
  readonly certain: QuickGame;
  /** The others. */
  readonly hidden: readonly Code[];
  /** Who holds each of them in the world that was imagined last; `STOCK` for nobody. */
  readonly holders: Uint8Array;
  /** Imagines another one. */
  readonly another: () => void;
}

/** In the place of a seat. */
export const STOCK = MOST_SEATS;

/** The chance of a right answer, of players in imagined games. */
const KNOWS = 0.6;
/** Exchanges between two worlds, for each card that may lie elsewhere; and before the first. */
const STIRS = 3;
const FIRST_STIRS = 16;

/** `hearing`: how far it counts how people play, besides what the rules make certain. */
export function outlookOf(view: View, hearing: Hearing, random: QuickRandom): Outlook {
  const history = historyOf(view);
  const { cards, origins, known, loose } = history;
  const below: Below = bound => random.below(bound);
  const world = findWorld(history, below);
  const stir = stirrer(history, world, hearing === 'nothing' ? undefined : habitsOf(view, history, hearing));
  const places = [...cards.keys()].filter(place => known[place] === Number.POSITIVE_INFINITY);
  const seats = Uint8Array.from(origins, ({ seat }) => seat ?? STOCK);
  const holders = new Uint8Array(places.length);
  stir(below, FIRST_STIRS * loose.length);
  return {
    history,
    certain: publicGame(view, history.seen),
    hidden: places.map(place => toCode(must(cards[place]))),
    holders,
    another: () => {
      stir(below, STIRS * loose.length);
      for (let i = 0; i < places.length; i++) holders[i] = seats[world[places[i] ?? 0] ?? 0] ?? STOCK;
    },
  };
}

/** What everybody sees, with these cards in the hands. */
function publicGame(view: View, seen: History['seen']): QuickGame {
  const game = emptyGame();
  const { phase } = view;
  game.seats = view.handSizes.length;
  game.isSimple = view.config.form === 'simplified';
  for (const [seat, hand] of seen.entries()) {
    game.knows[seat] = KNOWS;
    game.points[seat] = totalOf(view, seat);
    for (const card of hand) {
      const code = toCode(card);
      receive(game, seat, code);
      if (code < FIRST_JOKER) sees(game, code);
    }
  }
  for (const { family } of view.posed) game.posed[FAMILIES.indexOf(family)] = 1;
  game.posedCount = view.posed.length;
  game.turn = phase.tag === 'turn' ? phase.seat : phase.tag === 'draw' ? phase.caller : lastPoser(view);
  game.idle = Math.min(view.idleCalls, 20);
  hearCalls(game, view);
  return game;
}

function lastPoser({ posed }: View): Seat {
  return posed.at(-1)?.poser ?? 0;
}

/** What everybody has heard: who called which families, and who did not hold a card and has drawn nothing since. */
function hearCalls(game: QuickGame, { past }: View): void {
  for (const one of past) {
    if (one.kind === 'drew') lacksNone(game, one.seat);
    if (one.kind !== 'called') continue;
    const { caller, from, card, got } = one;
    const code = toCode(card);
    game.calls[caller] = (game.calls[caller] ?? 0) | (1 << familyIndex(familyOf(card)));
    if (got === 'given') continue;
    lacksOne(game, from, code);
    if (got !== 'nothing') lacksNone(game, caller);
    if (got !== 'shown') lacksOne(game, caller, code);
  }
}

/** Makes one whole world of it. */
export function deal(
  { certain, hidden, holders, another }: Outlook,
  random: QuickRandom,
  into: QuickGame,
): void {
  another();
  copyGame(certain, into);
  for (let i = 0; i < hidden.length; i++) {
    const code = hidden[i] ?? 0;
    const seat = holders[i] ?? STOCK;
    if (seat === STOCK) into.stock[into.stockSize++] = code;
    else receive(into, seat, code);
  }
  for (let i = into.stockSize - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const code = into.stock[i] ?? 0;
    into.stock[i] = into.stock[j] ?? 0;
    into.stock[j] = code;
  }
}
