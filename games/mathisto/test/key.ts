/** How `data/key.json` follows from the questions. */
import type { Question, Wording } from '../data/questions.ts';
import { EXACT, edits, forgiven, hasSigns, lastWords, normalise, RIVAL } from '../rules/answers.ts';

/** `tangente|tangent|=7|!secant`: all spellings of a question in both languages, and the wrong choices like them. */
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
  const loose = spellings.filter(spelling => !spelling.startsWith(EXACT));
  const rivals = [...fr.wrong, ...en.wrong].map(bare).filter(wrong => isNear(wrong, loose));
  return [...new Set([...spellings, ...rivals.map(rival => `${RIVAL}${rival}`)])].join('|');
}

/** Without its article: that may be left out when typing. */
function bare(choice: string): string {
  return normalise(choice).replace(/^(?:an?|l|la|le|les|the|une?) /, '');
}

/** Something might be typed that is a slip of either. */
function isNear(wrong: string, spellings: readonly string[]): boolean {
  return spellings.some(
    spelling => edits(lastWords(spelling, wrong), wrong) <= 2 * forgiven(spelling) && forgiven(spelling) > 0,
  );
}

/** A long way to say a short answer is no reason to forgive more: `the letter x`. */
function isShort({ answer }: Wording): boolean {
  return (answer.match(/\p{L}/gu)?.length ?? 0) < 5;
}
