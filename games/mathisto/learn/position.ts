/** Positions as a person would write them down: `euler cauchy zero` is a hand. */

import type { Seat } from '#contract/game.ts';
import type { Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { openMatch, playMove, readNames } from '#ui/learn/scripted.ts';
import { placeOfAnswer } from '../data/choices.ts';
import {
  ALL_CARDS,
  type Card,
  DISCOVERY,
  type Family,
  isCard,
  type Joker,
  PEOPLE,
  type Person,
  sorted,
  without,
} from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { QUESTION_CARDS } from '../rules/setup.ts';
import {
  CHOICES,
  type Config,
  type Mathisto,
  type Move,
  type Posed,
  type State,
  type View,
} from '../rules/types.ts';

/** Where the learner sits, in every scene and every puzzle. */
export const ME: Seat = 0;

/** A family that lies on the table already: its six people, unless a joker stands for one. */
export interface Laid {
  readonly family: Family;
  readonly by: Seat;
  readonly joker?: { readonly card: Joker; readonly for: Person };
  readonly discovery?: boolean;
  /** MH-11. */
  readonly known?: boolean;
}

export interface Position {
  /** One for each seat. */
  readonly hands: readonly string[];
  readonly turn: Seat;
  readonly laid?: readonly Laid[];
  /** Drawn first, in this order. What is nowhere else lies below it. */
  readonly next?: string;
  /** The card of the next question, then of the one after it. */
  readonly questions?: readonly number[];
  /** MH-16: points of discovery counters. */
  readonly counterPoints?: readonly number[];
  /** What happened since. */
  readonly since?: readonly Deed[];
}

/** A move, or the right answer to the question that was put. */
export interface Deed {
  readonly seat: Seat;
  readonly move: Move | 'right-answer';
}

const CONFIG: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: 'random' };

export function readCards(text: string): Card[] {
  return readNames(text, isCard);
}

export function writeCards(cards: readonly Card[]): string {
  return sorted(cards).join(' ');
}

/** Before what is in `since`. */
export function stateOf(position: Position): State {
  const { hands, turn, laid = [], next = '', questions = [], counterPoints } = position;
  const held = hands.map(text => sorted(readCards(text)));
  const posed = laid.map(posedOf);
  const first = readCards(next);
  const rest = without(ALL_CARDS, [...held.flat(), ...posed.flatMap(({ cards }) => cards), ...first]);
  const asked = Array.from({ length: QUESTION_CARDS }, (_, i) => i + 1).filter(
    card => !questions.includes(card),
  );
  return {
    config: CONFIG,
    starter: turn,
    hands: held,
    stock: [...rest, ...first.toReversed()],
    pack: [...asked, ...questions.toReversed()],
    posed,
    discoveries: null,
    counterPoints: counterPoints ?? held.map(() => 0),
    idleCalls: 0,
    phase: { tag: 'turn', seat: turn },
    past: [],
  };
}

export function openAt(position: Position, ...more: readonly Deed[]): Match<Mathisto> {
  const state = stateOf(position);
  const match = openMatch(game, state, { config: CONFIG, seats: state.hands.length });
  for (const { seat, move } of [...(position.since ?? []), ...more]) {
    const done = move === 'right-answer' ? rightAnswer(match.envelope(seat).view) : move;
    if (!playMove(match, done, seat).ok) throw new Error(`seat ${seat} cannot ${JSON.stringify(done)}`);
  }
  return match;
}

/** The right one of the four choices, as they lie in this view; silence if nothing is asked. */
export function rightAnswer({ phase }: View): Move {
  if (phase.tag !== 'question') return { kind: 'silence' };
  const { family, card, order } = phase.asked;
  const place = order.indexOf(placeOfAnswer(family, card));
  return { kind: 'choose', choice: must(CHOICES[place]) };
}

function posedOf({ family, by, joker, discovery = false, known = false }: Laid): Posed {
  const people = PEOPLE[family].map((person): Card => (person === joker?.for ? joker.card : person));
  const cards = sorted(discovery ? [...people, DISCOVERY[family]] : people);
  return { family, poser: by, owner: by, cards, isKnown: known };
}
