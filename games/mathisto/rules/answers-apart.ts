import type * as Answers from './answers.ts';

let answers: typeof Answers | null = null;

/** In a page this stands for `answers.ts`, whose key is wanted only where answers are typed. */
export const isAccepted: typeof Answers.isAccepted = (said, family, card) => {
  if (answers === null) throw new Error('an answer was typed at a table that was not prepared for it');
  return answers.isAccepted(said, family, card);
};

export function bringAnswers(brought: typeof Answers): void {
  answers = brought;
}
