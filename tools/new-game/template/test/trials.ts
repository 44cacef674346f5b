import fc from 'fast-check';
import type { Trial } from '#contract/trial.ts';
import { game } from '../rules/index.ts';
import type { NewGame } from '../rules/types.ts';

const anyMove = fc.record({ kind: fc.constant('lay'), card: fc.integer({ min: 0, max: 16 }) });

export const trials: readonly Trial<NewGame>[] = [2, 4].map(seats => ({
  name: `${seats} players`,
  game,
  config: {},
  seats,
  anyMove,
  secrets: ({ hands, stock }, viewer) => ({
    ...Object.fromEntries(
      hands.flatMap((hand, seat) =>
        seat === viewer ? [] : hand.map((card, i) => [`${viewer}: card ${i} of seat ${seat}`, card]),
      ),
    ),
    stock,
  }),
  redeal: (state, viewer, rng) => {
    const hidden = state.hands.filter((_, seat) => seat !== viewer).flat();
    const pool = rng.shuffle([...hidden, ...state.stock]);
    const hands = state.hands.map((hand, seat) =>
      seat === viewer ? hand : pool.splice(0, hand.length).sort((a, b) => a - b),
    );
    return { ...state, hands, stock: pool };
  },
  pieces: ({ hands, stock, rounds }) => [...hands.flat(), ...stock, ...rounds.flat()],
}));
