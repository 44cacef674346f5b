import { allowed, type Game, ranksOf, refused, type Viewer } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';

type Card = number;
type Config = { readonly rounds: number };
type Trick = { readonly prize: Card; readonly bids: readonly Card[] };
export type State = {
  readonly rounds: number;
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly prizes: readonly Card[];
  readonly tricks: readonly Trick[];
  /** Who spoke since the last trick. */
  readonly spoke: readonly number[];
};
export type View = {
  readonly me: Viewer;
  readonly rounds: number;
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly prize: readonly Card[];
  readonly tricks: readonly Trick[];
  readonly spoke: readonly number[];
};
type Move = { readonly kind: 'bid'; readonly card: Card } | { readonly kind: 'speak' };
type Rule = 'SE-1' | 'SE-2' | 'SE-3';
export type Sealed = { config: Config; state: State; view: View; move: Move; rule: Rule };

const SPARE = 3;

/**
 * Everyone bids one card face down for the open prize; the highest single bid wins it. Each may speak once
 * a trick, even while bids wait: the joint choice and the interruption in one toy.
 */
export const sealed: Game<Sealed> = {
  id: 'sealed',
  version: 1,
  seats: { min: 2, max: 4 },
  rules: ['SE-1', 'SE-2', 'SE-3'],
  bound: ({ rounds }, seats) => rounds * (1 + seats),
  parseConfig: raw => (isRecord(raw) && isInt(raw['rounds'], 1, 9) ? { rounds: raw['rounds'] } : null),
  parseMove: raw => {
    if (!isRecord(raw)) return null;
    if (raw['kind'] === 'speak') return { kind: 'speak' };
    return raw['kind'] === 'bid' && isInt(raw['card'], 0, 99) ? { kind: 'bid', card: raw['card'] } : null;
  },

  setup: ({ rounds }, seats, rng) => {
    const deck = rng.shuffle(deckOf(rounds, seats));
    return {
      rounds,
      hands: Array.from({ length: seats }, (_, seat) =>
        byValue(deck.slice(seat * rounds, (seat + 1) * rounds)),
      ),
      stock: deck.slice(seats * rounds),
      prizes: rng.shuffle(upTo(rounds)),
      tricks: [],
      spoke: [],
    };
  },
  status: ({ hands, tricks, rounds, spoke }) => {
    if (tricks.length === rounds) return { tag: 'over', outcome: outcomeOf(hands.length, tricks) };
    const seats = hands.map((_, seat) => seat);
    const silent = seats.filter(seat => !spoke.includes(seat));
    return { tag: 'playing', turn: { mode: 'all', seats, may: { seats: silent, kinds: ['speak'] } } };
  },
  apply: (state, commits) => {
    const speaker = commits.find(({ move }) => move.kind === 'speak');
    if (speaker !== undefined) return { ...state, spoke: [...state.spoke, speaker.seat] };
    const bids = commits.map(({ move }) => (move.kind === 'bid' ? move.card : 0));
    const prize = state.prizes[state.tricks.length] as Card;
    return {
      ...state,
      hands: state.hands.map((hand, seat) => hand.filter(card => card !== bids[seat])),
      tricks: [...state.tricks, { prize, bids }],
      spoke: [],
    };
  },
  view: (state, me) => ({
    me,
    rounds: state.rounds,
    hand: me === 'spectator' ? [] : (state.hands[me] ?? []),
    handSizes: state.hands.map(hand => hand.length),
    prize: state.prizes.slice(state.tricks.length, state.tricks.length + 1),
    tricks: state.tricks,
    spoke: state.spoke,
  }),

  moves: view => {
    const bids: Move[] = view.hand.map(card => ({ kind: 'bid', card }));
    return maySpeak(view) ? [...bids, { kind: 'speak' }] : bids;
  },
  complete: true,
  check: (view, move) => {
    if (move.kind === 'speak') return maySpeak(view) ? allowed : refused('SE-2');
    return view.hand.includes(move.card) ? allowed : refused('SE-1', { card: move.card });
  },
  fallback: view => ({ kind: 'bid', card: view.hand[0] ?? 0 }),
  imagine: (view, rng) => {
    const seats = view.handSizes.length;
    const seen = new Set([...view.hand, ...view.tricks.flatMap(trick => trick.bids)]);
    const unseen = rng.shuffle(deckOf(view.rounds, seats).filter(card => !seen.has(card)));
    const hands = view.handSizes.map((size, seat) =>
      seat === view.me ? view.hand : byValue(unseen.splice(0, size)),
    );
    const out = [...view.tricks.map(trick => trick.prize), ...view.prize];
    const later = rng.shuffle(upTo(view.rounds).filter(prize => !out.includes(prize)));
    return {
      rounds: view.rounds,
      hands,
      stock: unseen,
      prizes: [...out, ...later],
      tricks: view.tricks,
      spoke: view.spoke,
    };
  },
};

function maySpeak({ me, spoke, prize }: View): boolean {
  return me !== 'spectator' && prize.length > 0 && !spoke.includes(me);
}

function outcomeOf(seats: number, tricks: readonly Trick[]) {
  const scores = Array.from({ length: seats }, (_, seat) =>
    tricks.filter(trick => winner(trick) === seat).reduce((total, { prize }) => total + prize, 0),
  );
  return { ranks: ranksOf(scores), scores, rule: 'SE-3' };
}

/** The highest bid, if nobody matched it. */
function winner({ bids }: Trick): number | null {
  const best = Math.max(...bids);
  return bids.filter(bid => bid === best).length === 1 ? bids.indexOf(best) : null;
}

function upTo(n: number): Card[] {
  return Array.from({ length: n }, (_, i) => i + 1);
}

function deckOf(rounds: number, seats: number): Card[] {
  return upTo(rounds * seats + SPARE);
}

function byValue(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b);
}
