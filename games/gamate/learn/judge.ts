/** What the lesson says to a legal move: nothing if it is right, else why another one is better. */
import type { Say } from '#ui/learn/course.ts';
import { isTrump, sameTerms, trumpsOf } from '../rules/trumps.ts';
import type { Move } from '../rules/types.ts';
import { playsFrom } from './best-play.ts';
import { ME, type StudyMove, type StudyView } from './study-game.ts';

export type Judge = (move: StudyMove, view: StudyView) => Say | null;

/** The right choices, all of them and no other; else one that is missing or too many. */
export function judgeAnswer(id: string, right: readonly number[]): Judge {
  return move => {
    if (move.kind !== 'answer') return null;
    const extra = move.choices.find(choice => !right.includes(choice));
    const missing = right.find(choice => !move.choices.includes(choice));
    if (extra === undefined && missing === undefined) return null;
    const facts =
      extra === undefined ? { case: 'missing', number: missing ?? 0 } : { case: 'extra', number: extra };
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
function isAsGood(move: Extract<Move, { readonly card: number }>, view: StudyView): boolean {
  if (!view.isOpen) return false;
  const plays = playsFrom(view);
  const play = plays.find(({ card, deed }) => card === move.card && deed === move.kind);
  return play !== undefined && play.value === plays[0]?.value;
}
