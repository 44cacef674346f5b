import fc from 'fast-check';
import type { Commit, Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import type { Trial } from '#contract/trial.ts';
import { ALL_CARDS, type Card, cardsInPlay, sorted, without } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import { game } from '../rules/index.ts';
import { REMARKS } from '../rules/moves.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Config, Matryoshka, Move, State, View } from '../rules/types.ts';
import { view as viewOf } from '../rules/view.ts';

const card = fc.constantFrom(...ALL_CARDS);
const cards = fc.array(card, { maxLength: 14 });

const anyMove = fc.oneof(
  fc.record({ kind: fc.constantFrom('display', 'offer'), cards }),
  fc.record({ kind: fc.constantFrom('present', 'take'), card }),
  fc.record({ kind: fc.constant('remark'), remark: fc.constantFrom(...REMARKS) }),
);

/** `runs`: a game of many takes longer than one of two, and they all have the same rules. */
function trial(
  name: string,
  { seats, runs, ...config }: { seats: number; runs: number } & Config,
): Trial<Matryoshka> {
  return {
    name,
    game,
    config,
    seats,
    anyMove,
    tries,
    eager: ['display', 'present', 'offer', 'take'],
    secrets,
    redeal,
    counterpart,
    pieces,
    runs,
  };
}

export const trials: readonly Trial<Matryoshka>[] = [
  trial('two players', { seats: 2, talk: 'remarks', runs: 25 }),
  trial('three players', { seats: 3, talk: 'remarks', runs: 16 }),
  trial('four players, silent, the third begins', { seats: 4, talk: 'silent', starter: '3', runs: 12 }),
  trial('five players', { seats: 5, talk: 'remarks', runs: 8 }),
];

/** Each card anywhere in sight, in every role; displays one card too few, too many, and right. */
function* tries(view: View): Iterable<unknown> {
  const mine = view.me === 'spectator' ? [] : poolOf(view, view.me);
  const need = DISPLAY[view.round];
  for (const from of [0, 1, 2]) {
    for (const more of [-1, 0, 1]) yield { kind: 'display', cards: mine.slice(from, from + need + more) };
  }
  for (const one of [...mine, ...view.displays.flat()]) {
    yield { kind: 'present', card: one };
    yield { kind: 'take', card: one };
    yield { kind: 'offer', cards: [one] };
    yield { kind: 'offer', cards: [one, mine[0] ?? one] };
    yield { kind: 'display', cards: [...mine.slice(0, need - 1), one] };
  }
}

/** Card by card, and each hidden fact of the past: a view that gives away a single one is caught. */
function secrets(state: State, viewer: Viewer): Record<string, Json> {
  if (state.phase.tag === 'over') return {};
  const found: Record<string, Json> = {};
  const seen = viewOf(state, viewer);
  for (const [seat, hand] of state.hands.entries()) {
    if (seat === viewer) continue;
    for (const [i, held] of hand.entries()) found[`${viewer}: card ${i} of hand ${seat}`] = held;
  }
  for (const [i, next] of state.deck.entries()) found[`${viewer}: card ${i} of the deck`] = next;
  const { phase } = state;
  const offers = phase.tag === 'take' ? phase.offers : [];
  for (const [seat, offered] of offers.entries()) {
    if (phase.tag !== 'take' || viewer === phase.active || viewer === seat || seat === phase.active) continue;
    found[`${viewer}: the offer of ${seat}`] = offered;
  }
  for (const [i, past] of state.past.entries()) {
    const shown = seen.past[i];
    if (past.kind !== 'exchanged' || shown?.kind !== 'exchanged') continue;
    if (viewer !== past.active && viewer !== past.partner)
      found[`${viewer}: what ${past.partner} gave to ${past.active}`] = past.given;
    for (const [seat, offered] of past.offers.entries()) {
      if (seat === past.active || viewer === past.active || viewer === seat) continue;
      found[`${viewer}: what ${seat} had offered to ${past.active}`] = offered;
    }
  }
  return found;
}

/**
 * The same course of events with all cards that this viewer never saw renamed among themselves: wherever one of
 * them was, another is.
 */
function redeal(state: State, viewer: Viewer, rng: Parameters<Trial<Matryoshka>['redeal']>[2]): State {
  if (state.phase.tag === 'over') return state;
  const seen = new Set(JSON.stringify(viewOf(state, viewer)).match(/[A-J][1-7]/g));
  const unseen = without(cardsInPlay(state.removed), [...seen] as Card[]);
  const names = new Map(rng.shuffle(unseen).map((to, i) => [unseen[i] as string, to]));
  const renamed: State = JSON.parse(
    JSON.stringify(state).replaceAll(/[A-J][1-7]/g, one => names.get(one) ?? one),
  );
  return { ...renamed, hands: renamed.hands.map(sorted) };
}

/** A hidden choice of as many cards; an open one of the same card, if it is there too; the same seat's offer. */
function counterpart({ move, seat }: Commit<Move>, state: State, onlooker: Viewer, was: State): Move | null {
  const hand = state.hands[seat] ?? [];
  const { phase } = state;
  switch (move.kind) {
    case 'remark':
    case 'present':
      return move;
    case 'display':
      // Everyone but a spectator draws cards afterwards, and sees which.
      return onlooker === 'spectator' ? move : null;
    case 'offer':
      return 'active' in phase && phase.active === onlooker
        ? null
        : { kind: 'offer', cards: hand.slice(0, move.cards.length) };
    case 'take': {
      if (phase.tag !== 'take' || was.phase.tag !== 'take') return null;
      const partner = was.phase.offers.findIndex(offered => offered.includes(move.card));
      const at = was.phase.offers[partner]?.indexOf(move.card) ?? 0;
      const taken = phase.offers[partner]?.[at];
      return taken === undefined ? null : { kind: 'take', card: taken };
    }
  }
}

function pieces({ deck, hands, displays, phase }: State): Card[] {
  const middle = 'middle' in phase ? [phase.middle] : [];
  return [...deck, ...hands.flat(), ...displays.flat(), ...middle];
}
