import type { Seat } from '#contract/game.ts';
import { type Card, isCard, sorted, without } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { cardsInPlay } from '../../rules/setup.ts';
import type { Config, Move, State } from '../../rules/types.ts';
import { rngOf, STRATEGIC } from '../../test/imagine-play.ts';

/** `gauss fermat bourbaki` */
export function cards(text: string): Card[] {
  return sorted(text.split(' ').filter(isCard));
}

/** A first deal with these cards in the hands, filled up to seven; seat 0 starts. */
export function dealt(hands: readonly string[], config: Config = STRATEGIC): State {
  const named = hands.map(cards);
  const start = game.setup({ ...config, starter: '1' }, hands.length, rngOf(1));
  const rest = rngOf(2).shuffle(without(cardsInPlay(config), named.flat()));
  const filled = named.map(hand => sorted([...hand, ...rest.splice(0, 7 - hand.length)]));
  return { ...start, hands: filled, stock: rest };
}

/** What the seats do, one after the other. */
export function after(state: State, ...deeds: readonly (readonly [Seat, Move])[]): State {
  return deeds.reduce((now, [seat, move], step) => {
    const verdict = game.check(game.view(now, seat), move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)}: ${verdict.rule}`);
    return game.apply(now, [{ seat, move, elapsedMs: 0, by: 'player' }], rngOf(3, step));
  }, state);
}
