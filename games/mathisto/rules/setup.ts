import type { Rng } from '#contract/rng.ts';
import { ALL_CARDS, type Card, isPerson, sorted } from './cards.ts';
import type { Config, State } from './types.ts';

/** MH-5. */
export const HAND = 7;
/** MH-3: question cards, each with one question per family. */
export const QUESTION_CARDS = 27;

/** MH-4: everything, or the mathematicians only. */
export function cardsInPlay({ form }: Pick<Config, 'form'>): readonly Card[] {
  return form === 'strategic' ? ALL_CARDS : ALL_CARDS.filter(isPerson);
}

/** MH-5: seven cards each, a stock, a pack of questions, and somebody who starts. */
export function setup(config: Config, seats: number, rng: Rng): State {
  const stock = rng.shuffle(cardsInPlay(config));
  const hands = Array.from({ length: seats }, () => sorted(stock.splice(stock.length - HAND)));
  const pack = rng.shuffle(Array.from({ length: QUESTION_CARDS }, (_, i) => i + 1));
  const chosen = config.starter === 'random' ? seats : Number(config.starter) - 1;
  const starter = chosen < seats ? chosen : rng.int(seats);
  return {
    config,
    starter,
    hands,
    stock,
    pack,
    posed: [],
    discoveries: null,
    counterPoints: hands.map(() => 0),
    idleCalls: 0,
    phase: { tag: 'turn', seat: starter },
    past: [],
  };
}
