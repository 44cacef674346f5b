import type { Seat } from '#contract/game.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { type Card, isCard, sorted } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Config, Move, Phase, Round, State } from '../rules/types.ts';

/** `'A2 A3 B1'` */
export function cardsOf(text: string): Card[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map(name => {
      if (!isCard(name)) throw new Error(`${name} is not a card`);
      return name;
    });
}

/** A position made by hand: hands and displays by seat, the first to put a card in the middle unless told otherwise. */
export function position(given: {
  readonly hands: readonly string[];
  readonly displays?: readonly string[];
  readonly deck?: string;
  readonly round?: Round;
  readonly first?: Seat;
  readonly phase?: Phase;
  readonly removed?: State['removed'];
  readonly talk?: Config['talk'];
  readonly said?: readonly number[];
}): State {
  const { hands, displays, round = 1, first = 0, phase = { tag: 'present', active: 0 } } = given;
  return {
    config: { talk: given.talk ?? 'remarks' },
    removed: given.removed ?? [],
    deck: cardsOf(given.deck ?? ''),
    hands: hands.map(hand => sorted(cardsOf(hand))),
    displays: hands.map((_, seat) => sorted(cardsOf(displays?.[seat] ?? ''))),
    round,
    first,
    phase,
    past: [],
    said: given.said ?? hands.map(() => 0),
  };
}

/** `present A1`, `take A1`, `offer A1`, `offer A1 A2`, `display A1 A2`, `want 5`, `have A`, `thanks`. */
export function moveOf(text: string): Move {
  const [kind = '', ...rest] = text.split(' ');
  switch (kind) {
    case 'present':
    case 'take':
      return { kind, card: cardsOf(rest.join(' '))[0] as Card };
    case 'offer':
    case 'display':
      return { kind, cards: sorted(cardsOf(rest.join(' '))) };
    default:
      return game.parseMove({ kind: 'remark', remark: { say: kind, topic: rest[0] } }) as Move;
  }
}

export function ask(state: State, seat: Seat, text: string): ReturnType<typeof game.check> {
  return game.check(game.view(state, seat), moveOf(text));
}

/** One step: `{ 1: 'offer B1', 2: 'offer C1' }`. A refusal is an error of the test. */
export function step(state: State, choices: Readonly<Record<Seat, string>>): State {
  const commits = Object.entries(choices).map(([seat, text]) => {
    const verdict = ask(state, Number(seat), text);
    if (!verdict.ok) throw new Error(`${seat} ${text}: ${verdict.rule} ${JSON.stringify(verdict.facts)}`);
    return { seat: Number(seat), move: moveOf(text), elapsedMs: 0, by: 'player' as const };
  });
  return game.apply(state, commits, rngFor(testSeed(99), 1));
}

export function playOut(state: State, choices: readonly Readonly<Record<Seat, string>>[]): State {
  return choices.reduce(step, state);
}
