import type { Seat } from '#contract/game.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { placeOfAnswer } from '../data/choices.ts';
import { type Card, DISCOVERY, type Family, isCard, isFamily, PEOPLE, sorted } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Choice, Config, Counter, Move, Phase, Posed, State } from '../rules/types.ts';

export const USUAL: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: 'random' };

/** `'euler zero bourbaki'`; `geometers` is its six people, `geometers:5` the first five, `geometers:d` its discovery. */
export function cardsOf(text: string): Card[] {
  return text
    .split(' ')
    .filter(Boolean)
    .flatMap(word => {
      const [name = '', which = '6'] = word.split(':');
      if (isCard(name)) return [name];
      if (!isFamily(name)) throw new Error(`${name} is neither a card nor a family`);
      return which === 'd' ? [DISCOVERY[name]] : PEOPLE[name].slice(0, Number(which));
    });
}

/** A family on the table: `posed(0, 'geometers geometers:d')`. */
export function posed(poser: Seat, text: string, more: Partial<Posed> = {}): Posed {
  const family = text.split(/[ :]/)[0] as Family;
  return { family, poser, owner: poser, cards: sorted(cardsOf(text)), isKnown: false, ...more };
}

/** A position made by hand: hands by seat, the first to play unless told otherwise. The stock is drawn from its end. */
export function position(given: {
  readonly hands: readonly string[];
  readonly stock?: string;
  readonly posed?: readonly Posed[];
  readonly discoveries?: State['discoveries'];
  readonly phase?: Phase;
  readonly config?: Partial<Config>;
  readonly pack?: readonly number[];
  readonly idleCalls?: number;
}): State {
  return {
    config: { ...USUAL, ...given.config },
    starter: 0,
    hands: given.hands.map(hand => sorted(cardsOf(hand))),
    stock: cardsOf(given.stock ?? ''),
    pack: given.pack ?? Array.from({ length: 27 }, (_, i) => 27 - i),
    posed: given.posed ?? [],
    discoveries: given.discoveries ?? null,
    counterPoints: given.hands.map(() => 0),
    idleCalls: given.idleCalls ?? 0,
    phase: given.phase ?? { tag: 'turn', seat: 0 },
    past: [],
  };
}

/**
 * `call euler 1`, `pose geometers:5 scribe`, `discoveries zero …`, `draw`, `decline`, `right`, `wrong`, `silence`,
 * `type anything`, `counter joker`.
 */
export function moveOf(state: State, text: string): Move {
  const [kind = '', ...rest] = text.split(' ');
  switch (kind) {
    case 'call':
      return { kind, card: cardsOf(rest[0] ?? '')[0], from: Number(rest[1]) } as Move;
    case 'pose':
    case 'discoveries':
      return { kind, cards: sorted(cardsOf(rest.join(' '))) } as Move;
    case 'right':
      return { kind: 'choose', choice: rightChoice(state) };
    case 'wrong':
      return { kind: 'choose', choice: ((rightChoice(state) + 1) % 4) as Choice };
    case 'type':
      return { kind, text: rest.join(' ') };
    case 'counter':
      return { kind, with: rest[0] as Counter };
    default:
      return { kind: kind as 'draw' | 'decline' | 'silence' };
  }
}

function rightChoice({ phase }: State): Choice {
  if (phase.tag !== 'question') return 0;
  const { family, card, order } = phase.asked;
  return order.indexOf(placeOfAnswer(family, card)) as Choice;
}

export function ask(state: State, seat: Seat | 'spectator', text: string): ReturnType<typeof game.check> {
  return game.check(game.view(state, seat), moveOf(state, text));
}

/** One step: `{ 1: 'counter joker', 2: 'counter nothing' }`. A refusal is an error of the test. */
export function step(state: State, choices: Readonly<Record<Seat, string>>): State {
  const commits = Object.entries(choices).map(([seat, text]) => {
    const verdict = ask(state, Number(seat), text);
    if (!verdict.ok) throw new Error(`${seat} ${text}: ${verdict.rule} ${JSON.stringify(verdict.facts)}`);
    return { seat: Number(seat), move: moveOf(state, text), elapsedMs: 0, by: 'player' as const };
  });
  return game.apply(state, commits, rngFor(testSeed(99), 1));
}

export function playOut(state: State, choices: readonly Readonly<Record<Seat, string>>[]): State {
  return choices.reduce(step, state);
}

/** Poses for the first seat, answers, and lets the others counter: the window of a three-player table. */
export function poseAndCounter(
  state: State,
  {
    pose,
    answer = 'wrong',
    counters,
  }: { pose: string; answer?: string; counters: readonly [string, string] },
): State {
  return playOut(state, [
    { 0: `pose ${pose}` },
    { 0: answer },
    { 1: `counter ${counters[0]}`, 2: `counter ${counters[1]}` },
  ]);
}
