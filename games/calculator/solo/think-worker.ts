/** Puzzles are made here, and hints found, so that the page never waits for them. */
import { makePuzzle } from '../puzzle/generate.ts';
import { hintFor } from '../puzzle/hint.ts';
import type { Question, ReplyTo } from './think.ts';

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answer(data));
});

function answer(question: Question): ReplyTo[Question['ask']] {
  if (question.ask === 'puzzle') return makePuzzle(question.size, question.level, question.seed);
  return hintFor(question.made.puzzle, question.made.solution, question.board);
}
