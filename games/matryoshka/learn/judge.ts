/** What the lesson says to a legal move: nothing if it is right, else why another one is better. */
import type { Advice, Sentence } from '#ui/learn/course.ts';
import { bestDisplay } from '../rules/best-display.ts';
import type { Card } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import { totalOf } from '../rules/score.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Matryoshka, Move, View } from '../rules/types.ts';
import { ME, writeCards } from './position.ts';

export type Judge = (move: Move, view: View) => Sentence | null;

/** Right is what `isRight` says; to any other move the step has one sentence, `learn.step.<id>.other`. */
export function judgeBy(id: string, isRight: (move: Move, view: View) => boolean): Judge {
  return (move, view) => {
    if (isRight(move, view)) return null;
    if (move.kind === 'remark') return { key: 'learn.other.remark', facts: {} };
    const facts = { cards: writeCards(cardsOf(move)), points: pointsOf(move, view), best: bestOf(view) };
    return { key: `learn.step.${id}.other`, facts };
  };
}

/** The most points that can be reached from here. */
export function isBest(move: Move, view: View): boolean {
  return move.kind !== 'remark' && pointsOf(move, view) === bestOf(view);
}

export function isCardOf(card: Card): (move: Move) => boolean {
  return move => cardsOf(move).join() === card;
}

export function isKind(kind: Move['kind']): (move: Move) => boolean {
  return move => move.kind === kind;
}

/** What this display is worth, or the best one that a card taken would allow. */
function pointsOf(move: Move, view: View): number {
  if (move.kind === 'display') return totalOf(move.cards);
  return move.kind === 'take' ? bestWith(view, [move.card]) : bestWith(view, []);
}

function bestOf(view: View): number {
  const { phase } = view;
  if (phase.tag !== 'take') return bestWith(view, []);
  return Math.max(...phase.offers.flatMap(cards => cards ?? []).map(card => bestWith(view, [card])));
}

function bestWith(view: View, more: readonly Card[]): number {
  return bestDisplay([...poolOf(view, ME), ...more], DISPLAY[view.round]).total;
}

/** A display that brings the most points, for a learner who asks for it: of several, the one that the step is about. */
export function showDisplay(cards: readonly Card[]): Advice<Matryoshka> {
  return {
    key: 'learn.help.best.answer',
    facts: { cards: writeCards(cards), points: totalOf(cards) },
    move: { kind: 'display', cards },
  };
}

function cardsOf(move: Move): readonly Card[] {
  if ('cards' in move) return move.cards;
  return 'card' in move ? [move.card] : [];
}
