import type { Seat } from '#contract/game.ts';
import { ALL_CARDS, type Card, cardsInPlay, SETS, type SetName, sorted, without } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { DISPLAY } from '../../rules/setup.ts';
import type { Phase, Round, State, View } from '../../rules/types.ts';

/** `B4 B5 C1` */
function cards(text: string): Card[] {
  return sorted(text.split(' ').map(name => ALL_CARDS.find(card => card === name) as Card));
}

export interface Table {
  readonly round: Round;
  readonly phase: Phase;
  /** One text a seat; hands that are not given are filled up to six with other cards. */
  readonly displays: readonly string[];
  readonly hands: readonly string[];
  readonly me: Seat;
}

/** Three players with the sets A to F, in the middle of a match in which nothing was exchanged so far. */
export function viewAt({ round, phase, displays, hands, me }: Table): View {
  const removed: readonly SetName[] = SETS.slice(6);
  const shown = displays.map(cards);
  const middle = 'middle' in phase ? [phase.middle] : [];
  const named = hands.map(hand => (hand === '' ? [] : cards(hand)));
  const rest = without(cardsInPlay(removed), [...shown.flat(), ...named.flat(), ...middle]);
  const filled = named.map((hand, seat) => {
    const size = 'active' in phase && phase.active === seat && phase.tag !== 'present' ? 5 : 6;
    return sorted([...hand, ...rest.splice(0, size - hand.length)]);
  });
  const state: State = {
    config: { talk: 'remarks' },
    removed,
    deck: rest,
    hands: filled,
    displays: shown,
    round,
    first: 0,
    phase,
    past: DISPLAY.slice(0, round).map(count => ({
      kind: 'displayed',
      displays: shown.map(display => display.slice(0, count)),
    })),
    said: [0, 0, 0],
  };
  return game.view(state, me);
}
