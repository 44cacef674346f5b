import type { Seat } from '#contract/game.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { type Card, MUTE, sorted } from '../rules/cards.ts';
import type { Definition } from '../rules/definition.ts';
import { game } from '../rules/index.ts';
import { readDefinition } from '../rules/notation.ts';
import { NOTHING } from '../rules/score.ts';
import type { Config, Move, State, Trick } from '../rules/types.ts';

export const USUAL: Config = { definitions: 'plain', floor: '6', length: 'rubber' };

/** `'m m 3 17'`: m is a mute. */
export function cardsOf(text: string): Card[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map(name => (name === 'm' ? MUTE : Number(name)));
}

export function trumps(text: string): Definition {
  const definition = readDefinition(text);
  if (definition === null) throw new Error(`"${text}" is no definition`);
  return definition;
}

type Given = Partial<Omit<State, 'hands' | 'config'>> & {
  readonly hands?: readonly string[];
  readonly config?: Partial<Config>;
};

/** A position made by hand; at the start of the auction, seat 0 being dealer, unless told otherwise. */
export function position({ hands = [HAND, HAND, HAND, HAND], config, ...given }: Given = {}): State {
  return {
    config: { ...USUAL, ...config },
    dealer: 0,
    hands: hands.map(hand => sorted(cardsOf(hand))),
    calls: [],
    answers: [],
    contract: null,
    announced: null,
    tricks: [],
    trick: [],
    phase: { tag: 'auction', turn: 0 },
    score: NOTHING,
    past: [],
    lastTrick: null,
    ...given,
  };
}

const HAND = '10 20 30';

/** Seat 0 has declared multiples of 6 and announced 7, up; nobody opposed; either hand of the camp leads. */
export function playing(hands: readonly string[], given: Given = {}): State {
  return position({
    hands,
    contract: { trumps: trumps('multiples 6'), declarer: 0, isOpposed: false },
    announced: { way: 'up', tricks: 7 },
    phase: { tag: 'lead', hand: null },
    ...given,
  });
}

/** `pass`, `bid odd`, `oppose run 4 12`, `up 7`, `forfeit`, `lead 2 48`, `force 12`, `dodge`, `cut 6`, `renounce m`. */
export function moveOf(text: string): Move {
  const [kind = '', ...rest] = text.split(' ');
  switch (kind) {
    case 'pass':
    case 'forfeit':
      return { kind };
    case 'bid':
    case 'oppose':
      return { kind, trumps: trumps(rest.join(' ')) };
    case 'up':
    case 'down':
      return { kind: 'announce', way: kind, tricks: Number(rest[0]) };
    case 'lead':
      return { kind, hand: Number(rest[0]), card: cardsOf(rest[1] ?? 'm')[0] as Card };
    case 'force':
    case 'dodge':
    case 'cut':
    case 'renounce':
      return { kind, card: cardsOf(rest[0] ?? 'm')[0] as Card };
    default:
      throw new Error(`"${text}" is no move`);
  }
}

export function ask(state: State, seat: Seat | 'spectator', text: string): ReturnType<typeof game.check> {
  return game.check(game.view(state, seat), moveOf(text));
}

/** Whoever must act does this. A refusal is an error of the test. */
export function step(state: State, text: string): State {
  const status = game.status(state);
  const seat = status.tag === 'playing' ? (status.turn.seats[0] as Seat) : 0;
  const verdict = ask(state, seat, text);
  if (!verdict.ok) throw new Error(`${seat} ${text}: ${verdict.rule} ${JSON.stringify(verdict.facts)}`);
  const commit = { seat, move: moveOf(text), elapsedMs: 0, by: 'player' as const };
  return game.apply(state, [commit], rngFor(testSeed(99), state.past.length));
}

/** One step after the other: `'pass, bid odd, pass'`. */
export function playOut(state: State, texts: string): State {
  return texts.split(', ').reduce(step, state);
}

/** Who must act. */
export function actor(state: State): Seat | undefined {
  const status = game.status(state);
  return status.tag === 'playing' ? status.turn.seats[0] : undefined;
}

export function refusal(rule: string, facts: object): object {
  return { ok: false, rule, facts };
}

/** So many tricks that a seat took with a card that counts for nothing, all others renouncing. */
export function taken(seat: Seat, count: number): Trick[] {
  return Array.from({ length: count }, () => [
    { hand: seat, card: 11, deed: 'lead' as const },
    ...[1, 2, 3].map(i => ({ hand: (seat + i) % 4, card: 13, deed: 'renounce' as const })),
  ]);
}
