import { allowed, type Game, ranksOf, refused } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';
import { layable, openTrick, seatOnTurn, takerOf } from './tricks.ts';
import { type Card, type NewGame, RULES, type State, type Trick, type View } from './types.ts';

const HAND = 5;
const SPARE = 2;

export const game: Game<NewGame> = {
  id: 'new-game',
  version: 1,
  seats: { min: 2, max: 4 },
  rules: RULES,
  bound: (_config, seats) => seats * HAND,
  parseConfig: raw => (isRecord(raw) ? {} : null),
  parseMove: raw => {
    if (!isRecord(raw) || raw['kind'] !== 'lay' || !isInt(raw['card'], 1, 99)) return null;
    return { kind: 'lay', card: raw['card'] };
  },

  setup: (_config, seats, rng) => {
    const deck = rng.shuffle(deckFor(seats));
    const hands = Array.from({ length: seats }, () => sorted(deck.splice(0, HAND)));
    return { hands, spare: sorted(deck), tricks: [] };
  },
  status: state => {
    const table = viewOf(state, 'spectator');
    if (!isOver(table)) return { tag: 'playing', turn: { mode: 'all', seats: [seatOnTurn(table)] } };
    const { scores } = table;
    return { tag: 'over', outcome: { ranks: ranksOf(scores), scores, rule: 'NG-4' } };
  },
  apply: (state, commits) => {
    const [commit] = commits;
    if (commit === undefined) return state;
    const { seat, move } = commit;
    const hands = state.hands.map(hand => hand.filter(card => card !== move.card));
    const open = openTrick(viewOf(state, 'spectator'));
    const tricks = open.length === 0 ? state.tricks : state.tricks.slice(0, -1);
    return { hands, spare: state.spare, tricks: [...tricks, [...open, { seat, card: move.card }]] };
  },
  view: viewOf,

  moves: view => cardsToLay(view).map(card => ({ kind: 'lay', card })),
  complete: true,
  check: (view, { card }) => {
    if (!view.hand.includes(card)) return refused('NG-1', { card });
    return cardsToLay(view).includes(card)
      ? allowed
      : refused('NG-2', { first: openTrick(view)[0]?.card ?? 0 });
  },
  fallback: view => ({ kind: 'lay', card: cardsToLay(view)[0] ?? 0 }),
  imagine: ({ me, hand, handSizes, tricks }, rng) => {
    const seen = new Set([...hand, ...tricks.flat().map(({ card }) => card)]);
    const unseen = rng.shuffle(deckFor(handSizes.length).filter(card => !seen.has(card)));
    const hands = handSizes.map((size, seat) => (seat === me ? hand : sorted(unseen.splice(0, size))));
    return { hands, spare: sorted(unseen), tricks };
  },
};

function viewOf({ hands, tricks }: State, me: View['me']): View {
  const isWhole = (trick: Trick): boolean => trick.length === hands.length;
  const takers = tricks.filter(isWhole).map(takerOf);
  return {
    me,
    hand: me === 'spectator' ? [] : (hands[me] ?? []),
    handSizes: hands.map(hand => hand.length),
    tricks,
    scores: hands.map((_, seat) => takers.filter(taker => taker === seat).length),
  };
}

function isOver({ handSizes }: View): boolean {
  return handSizes.every(size => size === 0);
}

/** None where somebody else is on turn. */
function cardsToLay(view: View): readonly Card[] {
  return seatOnTurn(view) === view.me ? layable(view.hand, openTrick(view)) : [];
}

function deckFor(seats: number): Card[] {
  return Array.from({ length: seats * HAND + SPARE }, (_, i) => i + 1);
}

function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b);
}
