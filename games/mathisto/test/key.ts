/** How `data/key.json` follows from the questions. */
import type { Question, Wording } from '../data/questions.ts';
import { EXACT, hasSigns, normalise } from '../rules/answers.ts';

/** `tangente|tangent|=7`: all spellings of a question in both languages, each once. */
export function keyOf({ fr, en }: Question): string {
  const isNumber = [fr, en].some(
    ({ answer, accepted }) => hasSigns(answer) || accepted.some(one => /^\d+$/.test(one)),
  );
  const spellings = [fr, en].flatMap(wording =>
    [wording.answer, ...wording.accepted].map(normalise).map(spelling => {
      const isExact = isNumber || hasSigns(spelling) || isShort(wording);
      return isExact ? `${EXACT}${spelling}` : spelling;
    }),
  );
  return [...new Set(spellings)].join('|');
}

/** A long way to say a short answer is no reason to forgive more: `the letter x`. */
function isShort({ answer }: Wording): boolean {
  return (answer.match(/\p{L}/gu)?.length ?? 0) < 5;
}
