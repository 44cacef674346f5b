import { allowed, type Game, ranksOf, refused } from '#contract/game.ts';
import { isInt, isRecord } from '#contract/json.ts';
import { type Card, type NewGame, RULES } from './types.ts';

const HAND = 3;
const SPARE = 2;

export const game: Game<NewGame> = {
  id: 'new-game',
  version: 1,
  seats: { min: 2, max: 4 },
  rules: RULES,
  bound: () => HAND,
  parseConfig: raw => (isRecord(raw) ? {} : null),
  parseMove: raw => {
    if (!isRecord(raw) || raw['kind'] !== 'lay' || !isInt(raw['card'], 0, 99)) return null;
    return { kind: 'lay', card: raw['card'] };
  },

  setup: (_config, seats, rng) => {
    const deck = rng.shuffle(deckFor(seats));
    const hands = Array.from({ length: seats }, () => byValue(deck.splice(0, HAND)));
    return { hands, stock: deck, rounds: [] };
  },
  status: ({ hands, rounds }) => {
    const seats = hands.map((_, seat) => seat);
    if (rounds.length < HAND) return { tag: 'playing', turn: { mode: 'all', seats } };
    const scores = seats.map(seat => rounds.filter(cards => winnerOf(cards) === seat).length);
    return { tag: 'over', outcome: { ranks: ranksOf(scores), scores, rule: 'NG-3' } };
  },
  apply: ({ hands, stock, rounds }, commits) => ({
    hands: hands.map((hand, seat) => hand.filter(card => card !== commits[seat]?.move.card)),
    stock,
    rounds: [...rounds, commits.map(({ move }) => move.card)],
  }),
  view: ({ hands, stock, rounds }, me) => ({
    me,
    hand: me === 'spectator' ? [] : (hands[me] ?? []),
    handSizes: hands.map(hand => hand.length),
    stockSize: stock.length,
    rounds,
  }),

  moves: ({ hand }) => hand.map(card => ({ kind: 'lay', card })),
  complete: true,
  check: ({ hand }, { card }) => (hand.includes(card) ? allowed : refused('NG-1', { card })),
  fallback: ({ hand }) => ({ kind: 'lay', card: hand[0] ?? 0 }),
  imagine: ({ me, hand, handSizes, rounds }, rng) => {
    const seen = new Set([...hand, ...rounds.flat()]);
    const unseen = rng.shuffle(deckFor(handSizes.length).filter(card => !seen.has(card)));
    const hands = handSizes.map((size, seat) => (seat === me ? hand : byValue(unseen.splice(0, size))));
    return { hands, stock: unseen, rounds };
  },
};

function deckFor(seats: number): Card[] {
  return Array.from({ length: seats * HAND + SPARE }, (_, i) => i + 1);
}

function byValue(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => a - b);
}

function winnerOf(cards: readonly Card[]): number {
  return cards.indexOf(Math.max(...cards));
}
