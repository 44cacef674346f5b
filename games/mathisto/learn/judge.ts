/** What the lesson says to a legal move: nothing if it is right, else why another one is asked for. */
import type { Facts } from '#contract/game.ts';
import type { Sentence } from '#ui/learn/course.ts';
import { sorted } from '../rules/cards.ts';
import { worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { Move, View } from '../rules/types.ts';
import { rightAnswer } from './position.ts';

type Judge = (move: Move, view: View) => Sentence | null;

/** Right is this very move; to any other one the step has a sentence, `learn.step.<id>.other`. */
export function judgeMove(id: string, wanted: Move): Judge {
  return (move, view) =>
    isSame(move, wanted) ? null : { key: `learn.step.${id}.other`, facts: factsOf(move, view) };
}

/** Right is the right answer, in whatever order the choices lie. */
export function judgeAnswer(id: string): Judge {
  return (move, view) =>
    isSame(move, rightAnswer(view)) ? null : { key: `learn.step.${id}.other`, facts: factsOf(move, view) };
}

/** Cards are posed together, in whatever order they were touched. */
export function isSame(one: Move, other: Move): boolean {
  const [some, others] = [inOrder(one), inOrder(other)];
  return some.size === others.size && [...some].every(([name, value]) => others.get(name) === value);
}

function inOrder(move: Move): ReadonlyMap<string, string> {
  const fields = 'cards' in move ? { ...move, cards: sorted(move.cards).join(' ') } : move;
  return new Map(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** What its sentence may speak of. */
function factsOf(move: Move, { config, hands, me }: View): Facts {
  switch (move.kind) {
    case 'call': {
      const own = me === 'spectator' ? [] : (hands[me] ?? []);
      return { kind: own.includes(move.card) ? 'bluff' : 'call', card: move.card, from: move.from };
    }
    case 'pose':
      return { kind: 'pose', points: worthOf(move.cards, config) };
    case 'discoveries':
      return { kind: 'discoveries', points: worthOfDiscoveries(move.cards) };
    case 'counter':
      return { kind: 'counter', with: move.with };
    case 'draw':
    case 'decline':
    case 'choose':
    case 'type':
    case 'silence':
      return { kind: move.kind };
  }
}
