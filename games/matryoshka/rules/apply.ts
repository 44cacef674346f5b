import type { Commit, Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { type Card, sorted, without } from './cards.ts';
import { DISPLAY } from './setup.ts';
import { type Cards, type Move, ROUNDS, type State } from './types.ts';

export function apply(state: State, commits: readonly Commit<Move>[]): State {
  const commit = commits[0];
  if (commit === undefined) return state;
  const { seat, move } = commit;
  switch (move.kind) {
    case 'remark':
      return {
        ...state,
        past: [...state.past, { kind: 'said', seat, remark: move.remark }],
        said: state.said.with(seat, (state.said[seat] ?? 0) + 1),
      };
    case 'display':
      return display(state, chosenBy(commits));
    case 'present':
      return {
        ...state,
        hands: state.hands.with(seat, without(state.hands[seat] ?? [], [move.card])),
        phase: { tag: 'offer', active: seat, middle: move.card },
      };
    case 'offer':
      return offer(state, chosenBy(commits));
    case 'take':
      return take(state, move.card);
  }
}

function chosenBy(commits: readonly Commit<Move>[]): ReadonlyMap<Seat, readonly Card[]> {
  return new Map(commits.map(({ seat, move }) => [seat, 'cards' in move ? move.cards : []]));
}

/** MY-3, MY-6: everyone's choice is revealed at once; then a new round begins, or all is over. */
function display(state: State, chosen: ReadonlyMap<Seat, readonly Card[]>): State {
  const { hands, round } = state;
  const displays = hands.map((_, seat) => chosen.get(seat) ?? []);
  const shown: State = {
    ...state,
    displays,
    hands: hands.map((hand, seat) => {
      const all = [...hand, ...(state.displays[seat] ?? [])];
      return sorted(without(all, displays[seat] ?? []));
    }),
    past: [...state.past, { kind: 'displayed', displays }],
    said: hands.map(() => 0),
  };
  if (round === DISPLAY.length - 1) return { ...shown, phase: { tag: 'over' } };
  const first = round === 0 ? state.first : (state.first + 1) % hands.length;
  return draw({ ...shown, round: must(ROUNDS[round + 1]), first, phase: { tag: 'present', active: first } });
}

/** MY-4: two cards each. */
function draw(state: State): State {
  const deck = [...state.deck];
  const hands = [...state.hands];
  for (let i = 0; i < hands.length; i++) {
    const seat = (state.first + i) % hands.length;
    hands[seat] = sorted([...(hands[seat] ?? []), ...deck.splice(deck.length - 2)]);
  }
  return { ...state, deck, hands };
}

/** MY-5: offers lie face down; the active player will look at them. */
function offer(state: State, chosen: ReadonlyMap<Seat, readonly Card[]>): State {
  if (state.phase.tag !== 'offer') return state;
  const { active, middle } = state.phase;
  const offers = state.hands.map((_, seat) => chosen.get(seat) ?? []);
  return { ...state, phase: { tag: 'take', active, middle, offers } };
}

/** MY-5: two cards change hands, whoever made the offer; then the next player is active. */
function take(state: State, card: Card): State {
  if (state.phase.tag !== 'take') return state;
  const { active, middle, offers } = state.phase;
  const partner = offers.findIndex(cards => cards.includes(card));
  const next = (active + 1) % state.hands.length;
  return {
    ...state,
    hands: swap(state.hands, { active, partner, middle, given: card }),
    phase: next === state.first ? { tag: 'display' } : { tag: 'present', active: next },
    past: [...state.past, { kind: 'exchanged', active, partner, middle, offers, given: card }],
    said: state.said.map(() => 0),
  };
}

interface Swap {
  readonly active: Seat;
  readonly partner: Seat;
  readonly middle: Card;
  readonly given: Card;
}

/** The middle card has already left the active hand. */
function swap(hands: Cards, { active, partner, middle, given }: Swap): Cards {
  return hands.map((hand, seat) => {
    if (seat === active) return sorted([...hand, given]);
    if (seat === partner) return sorted([...without(hand, [given]), middle]);
    return hand;
  });
}
