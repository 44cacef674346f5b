/** How `data/key.json` follows from the questions. */
import type { Question, Wording } from '../data/questions.ts';
import {
  EXACT,
  edits,
  forgiven,
  hasSigns,
  lastWords,
  NUMBER,
  normalise,
  RIVAL,
  UNIT,
} from '../rules/answers.ts';
import { type Quantity, quantitiesIn } from '../rules/quantity.ts';

/** `tangente|tangent|=7|#7|!secant`: all spellings of a question in both languages, and the wrong choices like them. */
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
  const others = [fr, en].flatMap(({ wrong, mistaken = [] }) => wrong.concat(mistaken));
  const rivals = others.map(bare).filter(wrong => isNear(wrong, loose));
  const marked = [...numbersOf({ fr, en }), ...rivals.map(rival => `${RIVAL}${rival}`)];
  return [...new Set([...spellings, ...marked])].join('|');
}

/** The number that both languages answer, others in figures that will do, and the words that may stand around them. */
function numbersOf({ fr, en }: Pick<Question, 'fr' | 'en'>): string[] {
  if (FORMULA.test(fr.answer) || FORMULA.test(en.answer)) return inFigures([...fr.accepted, ...en.accepted]);
  const english = quantitiesIn(en.answer);
  const answers = quantitiesIn(fr.answer).filter(({ value }) => english.some(one => one.value === value));
  if (answers.length === 0) return inFigures([...fr.accepted, ...en.accepted]);
  const texts = [fr, en].flatMap(({ answer, accepted }) => [answer].concat(accepted));
  const readings = texts.flatMap(quantitiesIn).filter(one => isAmong(one, answers));
  const isOrdinal = readings.some(({ form }) => form === 'ordinal');
  const isChance = texts.some(text => /[/%]/.test(text));
  const mark = isOrdinal ? 'e' : isChance ? '%' : '';
  return [
    ...answers.flatMap(shares).map(value => `${NUMBER}${value}${mark}`),
    ...readings.flatMap(({ words }) => words.map(word => `${UNIT}${word}`)),
    ...inFigures(texts.filter(text => !quantitiesIn(text).some(one => isAmong(one, answers)))),
  ];
}

/** What looks like a number and is none. */
const FORMULA = /[√π=²³+]|^\p{L}$|\d[abcxyz]\b/u;

function isAmong({ value, form }: Quantity, answers: readonly Quantity[]): boolean {
  return answers.some(one => one.value === value || (form === 'percent' && shares(one).includes(value)));
}

/** Seventy per cent may be typed as 70, and is seven tenths. */
function shares({ value, form }: Quantity): string[] {
  const [share] = form === 'percent' ? quantitiesIn(`${value}/100`) : [];
  return share === undefined ? [value] : [value, share.value];
}

/** Numbers in figures alone: `31,4` where the answer is 31. */
function inFigures(texts: readonly string[]): string[] {
  const figures = texts.filter(text => /^[\d\s.,]+$/.test(text)).map(text => quantitiesIn(text).at(-1));
  return figures.flatMap(one => (one === undefined ? [] : [`${NUMBER}${one.value}`]));
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
