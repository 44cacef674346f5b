import fc from 'fast-check';
import type { Trial } from '#contract/trial.ts';
import { game } from '../rules/index.ts';
import type { NewGame } from '../rules/types.ts';

/** The laws try the game at a small table and at a full one. */
export const trials: readonly Trial<NewGame>[] = [2, 4].map(seats => ({
  name: `${seats} players`,
  game,
  config: {},
  seats,
  // Moves to throw at `check`, legal or not.
  anyMove: fc.record({ kind: fc.constant('lay'), card: fc.integer({ min: 0, max: 25 }) }),
  // What a viewer must not know, card by card.
  secrets: ({ hands, spare }, viewer) => ({
    ...Object.fromEntries(
      hands.flatMap((hand, seat) =>
        seat === viewer ? [] : hand.map((card, i) => [`${viewer}: card ${i} of seat ${seat}`, card]),
      ),
    ),
    spare,
  }),
  // The same table with all that dealt anew, written without looking at `imagine`.
  redeal: (state, viewer, rng) => {
    const hidden = state.hands.filter((_, seat) => seat !== viewer).flat();
    const pool = rng.shuffle([...hidden, ...state.spare]);
    const sorted = (count: number): number[] => pool.splice(0, count).sort((a, b) => a - b);
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : sorted(hand.length)));
    return { ...state, hands, spare: sorted(pool.length) };
  },
  // The same move there, as everybody sees it, if that world has it.
  counterpart: ({ seat, move }, { hands }) => (hands[seat]?.includes(move.card) === true ? move : null),
  pieces: ({ hands, spare, tricks }) => [...hands.flat(), ...spare, ...tricks.flat().map(({ card }) => card)],
}));
