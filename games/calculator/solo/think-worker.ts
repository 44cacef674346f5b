/** Puzzles are made here, and hints found, so that the page never waits for them. */
import { makePuzzle } from '../puzzle/generate.ts';
import { hintFor } from '../puzzle/hint.ts';
import type { Errand, ReplyTo } from './think.ts';

addEventListener('message', ({ data }: MessageEvent<Errand>) => {
  postMessage(answer(data));
});

function answer(errand: Errand): ReplyTo[Errand['ask']] {
  if (errand.ask === 'puzzle') return makePuzzle(errand.size, errand.level, errand.seed);
  return hintFor(errand.made.puzzle, errand.made.solution, errand.board);
}
