/** Positions as a person would write them down: `A2 A3 B1`, a list of cards for each player. */
import type { Match } from '#kernel/match.ts';
import { openMatch, readNames } from '#ui/learn/scripted.ts';
import { type Card, cardsInPlay, isCard, SETS, type SetName, sorted, without } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Config, Matryoshka, Phase, Round, State } from '../rules/types.ts';

/** Where the learner sits, in every scene and every puzzle. */
export const ME = 0;

export interface Position {
  /** Letters of the sets that stay in the box: `GHIJ`. */
  readonly removed: string;
  readonly round: Round;
  readonly hands: readonly string[];
  readonly displays: readonly string[];
  readonly first: number;
  readonly phase: Phase;
  /** Drawn first, in this order. */
  readonly next?: string;
  readonly talk?: Config['talk'];
}

export function readCards(text: string): Card[] {
  return readNames(text, isCard);
}

export function writeCards(cards: readonly Card[]): string {
  return sorted(cards).join(' ');
}

/** Before anything happened: all cards of these sets that are nowhere else are still to be drawn. */
export function stateOf({ removed, round, hands, displays, first, phase, next = '', talk }: Position): State {
  const sets: SetName[] = SETS.filter(set => removed.includes(set));
  const held = hands.map(text => sorted(readCards(text)));
  const shown = displays.map(text => sorted(readCards(text)));
  const middle = 'middle' in phase ? [phase.middle] : [];
  const drawn = readCards(next);
  const rest = without(cardsInPlay(sets), [...held.flat(), ...shown.flat(), ...middle, ...drawn]);
  return {
    config: { talk: talk ?? 'silent' },
    removed: sets,
    deck: [...rest, ...drawn.toReversed()],
    hands: held,
    displays: shown,
    round,
    first,
    phase,
    past: [],
    said: held.map(() => 0),
  };
}

export function openAt(position: Position): Match<Matryoshka> {
  const state = stateOf(position);
  return openMatch(game, state, { config: state.config, seats: state.hands.length });
}
