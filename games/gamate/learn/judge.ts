/** What the lesson says to a legal move: nothing if it is right, else why another one is better. */
import type { Sentence } from '#ui/learn/course.ts';
import { isTrump, sameTerms, trumpsOf } from '../rules/trumps.ts';
import type { Move, View } from '../rules/types.ts';
import { playsFrom } from './best-play.ts';
import { isOpen, ME } from './position.ts';

export type Judge = (move: Move, view: View) => Sentence | null;

/** The right choices, all of them and no other; else one that is missing or too many. */
export function judgeAnswer(id: string, right: readonly string[]) {
  return (answer: readonly string[]): Sentence | null => {
    const extra = answer.find(choice => !right.includes(choice));
    const wrong = extra ?? right.find(choice => !answer.includes(choice));
    if (wrong === undefined) return null;
    const facts = { case: extra === undefined ? 'missing' : 'extra', number: Number(wrong) };
    return { key: `learn.step.${id}.other`, facts };
  };
}

/** The definition that the step asks for. */
export function judgeTrumps(id: string, wanted: Move): Judge {
  return (move, view) => {
    if (move.kind === 'pass') return { key: `learn.step.${id}.pass`, facts: {} };
    if (!('trumps' in move) || !('trumps' in wanted)) return null;
    if (sameTerms(move.trumps, wanted.trumps)) return null;
    const own = view.hands[ME] ?? [];
    const facts = {
      count: trumpsOf(move.trumps).length,
      held: own.filter(card => isTrump(move.trumps, card)).length,
    };
    return { key: `learn.step.${id}.other`, facts };
  };
}

export function judgeAnnouncement(id: string, wanted: Extract<Move, { kind: 'announce' }>): Judge {
  return move => {
    if (move.kind === 'forfeit') return { key: `learn.step.${id}.forfeit`, facts: {} };
    if (move.kind !== 'announce' || (move.way === wanted.way && move.tricks === wanted.tricks)) return null;
    return { key: `learn.step.${id}.other`, facts: { way: move.way, tricks: move.tricks } };
  };
}

/** The card that the step asks for, played as it asks. */
export function judgeCard(id: string, wanted: Move): Judge {
  return (move, view) => {
    if (!('card' in move) || !('card' in wanted)) return null;
    const isHand = move.kind !== 'lead' || wanted.kind !== 'lead' || move.hand === wanted.hand;
    if (move.card === wanted.card && move.kind === wanted.kind && isHand) return null;
    const facts = { card: move.card, deed: move.kind };
    if (isAsGood(move, view)) return { key: 'learn.other.as-good', facts };
    return { key: `learn.step.${id}.other`, facts };
  };
}

/** Near the end of the deal every card has its exact value. */
function isAsGood(move: Extract<Move, { readonly card: number }>, view: View): boolean {
  if (!isOpen(view)) return false;
  const plays = playsFrom(view);
  const play = plays.find(({ card, deed }) => card === move.card && deed === move.kind);
  return play !== undefined && play.value === plays[0]?.value;
}
