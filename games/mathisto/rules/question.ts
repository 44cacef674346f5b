/** MH-11, MH-17: a question is put, answered, and judged. */
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { placeOfAnswer } from '../data/choices.ts';
import type { Family } from './cards.ts';
import type { Asked, Choice, Phase, State } from './types.ts';

/** Says whether what somebody typed is the answer: `isAccepted` in answers.ts. */
export type Judge = (said: string, family: Family, card: number) => boolean;

type Question = Extract<Phase, { readonly tag: 'question' }>;

/** A choice, what was typed, or nothing. */
export type Said = Choice | string | null;

/** The top question card leaves the pack until it is answered; its choices are laid out by chance. */
export function ask(
  state: State,
  { seat, family, why }: { readonly seat: Seat; readonly family: Family; readonly why: Question['why'] },
  rng: Rng,
): State {
  const [a = 0, b = 1, c = 2, d = 3] = rng.shuffle([0, 1, 2, 3]);
  const asked: Asked = { family, card: state.pack.at(-1) ?? 1, order: [a, b, c, d] };
  return { ...state, pack: state.pack.slice(0, -1), phase: { tag: 'question', seat, asked, why } };
}

/** The card goes under the pack; the answer is public. */
export function answered(
  state: State,
  { seat, asked, why }: Question,
  { said, isRight }: { readonly said: Said; readonly isRight: boolean },
): State {
  return {
    ...state,
    pack: [asked.card, ...state.pack],
    past: [...state.past, { kind: 'answered', seat, asked, why, said, isRight }],
  };
}

/** No answer counts as wrong. */
export function isRight({ family, card, order }: Asked, said: Said, judge: Judge): boolean {
  if (said === null) return false;
  return typeof said === 'string' ? judge(said, family, card) : order[said] === placeOfAnswer(family, card);
}
