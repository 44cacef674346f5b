import fc from 'fast-check';
import type { Game } from '#contract/game.ts';
import type { Trial } from '#contract/trial.ts';
import { type Buzz, buzz } from './buzz.ts';
import { type Sealed, sealed } from './sealed.ts';
import { type Stones, stones } from './stones.ts';

export function stonesTrial(game: Game<Stones> = stones): Trial<Stones> {
  return {
    name: 'stones',
    game,
    config: { stones: 12 },
    seats: 2,
    anyMove: fc.record({ kind: fc.constant('take'), take: fc.integer({ min: -1, max: 14 }) }),
    secrets: () => ({}),
    redeal: state => state,
    pieces: () => [],
  };
}

export function sealedTrial(game: Game<Sealed> = sealed): Trial<Sealed> {
  return {
    name: 'sealed',
    game,
    config: { rounds: 4 },
    seats: 3,
    anyMove: fc.oneof(
      fc.constant({ kind: 'speak' }),
      fc.record({ kind: fc.constant('bid'), card: fc.integer({ min: 0, max: 20 }) }),
    ),
    secrets: ({ hands, stock, prizes, tricks }, viewer) => ({
      ...Object.fromEntries(
        hands.flatMap((hand, seat) =>
          seat === viewer ? [] : hand.map((card, i) => [`${viewer}: card ${i} of seat ${seat}`, card]),
        ),
      ),
      stock,
      prizes: prizes.slice(tricks.length + 1),
    }),
    redeal: (state, viewer, rng) => {
      const hidden = rng.shuffle([
        ...state.hands.filter((_, seat) => seat !== viewer).flat(),
        ...state.stock,
      ]);
      const hands = state.hands.map((hand, seat) =>
        seat === viewer ? hand : hidden.splice(0, hand.length).sort((a, b) => a - b),
      );
      const open = state.tricks.length + 1;
      const prizes = [...state.prizes.slice(0, open), ...rng.shuffle(state.prizes.slice(open))];
      return { ...state, hands, stock: hidden, prizes };
    },
    pieces: ({ hands, stock, tricks }) => [...hands.flat(), ...stock, ...tricks.flatMap(({ bids }) => bids)],
  };
}

export function buzzTrial(game: Game<Buzz> = buzz): Trial<Buzz> {
  return {
    name: 'buzz',
    game,
    config: { questions: 3 },
    seats: 3,
    anyMove: fc.record({ kind: fc.constant('answer'), option: fc.integer({ min: -1, max: 5 }) }),
    secrets: ({ questions, done }) =>
      Object.fromEntries(questions.slice(done).map(({ id, answer }) => [`answer to ${id}`, answer])),
    redeal: (state, _viewer, rng) => ({
      ...state,
      questions: state.questions.map((question, i) =>
        i < state.done ? question : { ...question, answer: rng.int(question.options) },
      ),
    }),
    pieces: ({ questions }) => questions.map(({ id }) => id),
  };
}
