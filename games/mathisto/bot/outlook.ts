/** Imagined worlds in the compact form: what is known is prepared once a decision, the rest is dealt anew for each. */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { FAMILIES, familyOf } from '../rules/cards.ts';
import { type History, historyOf } from '../rules/history.ts';
import { totalOf } from '../rules/score.ts';
import type { PastView, View } from '../rules/types.ts';
import { type Below, findWorld, stir, type World } from '../rules/worlds.ts';
import { BIT_OF, type Code, FAMILY_COUNT, FAMILY_OF, FIRST_JOKER, familyIndex, toCode } from './code.ts';
import { habitsOf } from './habits.ts';
import { copyGame, emptyGame, type QuickGame, receive } from './quick-game.ts';

export interface Outlook {
  readonly history: History;
  /** How likely cards came from where, judging by how people play; absent for players who do not judge that. */
  readonly likely?: Float64Array;
  /** With all cards of which everybody knows where they are. */
  readonly certain: QuickGame;
  /** The world that was dealt last: the next one is made from it by exchanges, in place. */
  readonly world: World;
}

/** The chance of a right answer, of players in imagined games. */
const KNOWS = 0.6;
/** Exchanges between two worlds, for each card that may lie elsewhere. */
const STIRS = 3;

export function outlookOf(view: View, isJudging: boolean, random: QuickRandom): Outlook {
  const history = historyOf(view);
  const below: Below = bound => random.below(bound);
  const world = findWorld(history, below);
  const certain = publicGame(view, history.seen);
  if (!isJudging) return { history, certain, world };
  const likely = habitsOf(view, history);
  stir(history, world, { below, times: 20 * history.loose.length, likely });
  return { history, certain, world, likely };
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
      if (code < FIRST_JOKER) mark(game.seen, FAMILY_OF[code] ?? 0, code);
    }
  }
  for (const { family } of view.posed) game.posed[FAMILIES.indexOf(family)] = 1;
  game.posedCount = view.posed.length;
  game.turn = phase.tag === 'turn' ? phase.seat : phase.tag === 'draw' ? phase.caller : lastPoser(view);
  for (const one of view.past) {
    if (one.kind === 'called')
      game.calls[one.caller] = (game.calls[one.caller] ?? 0) | (1 << familyIndex(familyOf(one.card)));
  }
  game.idle = Math.min(view.idleCalls, 20);
  markLacks(game, historyOf(asSpectator(view)));
  return game;
}

function lastPoser({ posed }: View): Seat {
  return posed.at(-1)?.poser ?? 0;
}

/** Of cards that nobody has seen: who said no, and drew nothing since. */
function markLacks(game: QuickGame, { cards, origins, may, known }: History): void {
  for (const [place, card] of cards.entries()) {
    const code = toCode(card);
    if (known[place] !== Number.POSITIVE_INFINITY || code >= FIRST_JOKER) continue;
    for (let seat = 0; seat < game.seats; seat++) {
      const mayHold = origins.some((one, i) => one.seat === seat && may[place * origins.length + i] === 1);
      if (!mayHold) mark(game.lacks, seat * FAMILY_COUNT + (FAMILY_OF[code] ?? 0), code);
    }
  }
}

function mark(masks: Uint8Array, at: number, code: Code): void {
  masks[at] = (masks[at] ?? 0) | (BIT_OF[code] ?? 0);
}

/** The same events as somebody saw them who holds no cards: the others know no more than that of one another. */
function asSpectator(view: View): View {
  const past = view.past.map((one): PastView => {
    if (one.kind === 'drew') return { ...one, drawn: null };
    return one.kind === 'called' && one.got === 'drew' ? { ...one, drawn: null } : one;
  });
  return { ...view, me: 'spectator', hands: view.hands.map(() => null), past };
}

/** Makes one whole world of it. */
export function deal(
  { history, likely, certain, world }: Outlook,
  random: QuickRandom,
  into: QuickGame,
): void {
  const { cards, origins, known, loose } = history;
  const below: Below = bound => random.below(bound);
  const times = STIRS * loose.length;
  stir(history, world, { below, times, ...(likely === undefined ? {} : { likely }) });
  copyGame(certain, into);
  for (let place = 0; place < cards.length; place++) {
    if (known[place] !== Number.POSITIVE_INFINITY) continue;
    const code = toCode(must(cards[place]));
    const seat = origins[world[place] ?? 0]?.seat ?? null;
    if (seat === null) into.stock[into.stockSize++] = code;
    else receive(into, seat, code);
  }
  for (let i = into.stockSize - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const code = into.stock[i] ?? 0;
    into.stock[i] = into.stock[j] ?? 0;
    into.stock[j] = code;
  }
}
