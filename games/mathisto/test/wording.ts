/** How the tests read a question: apart from the way in which the game judges what was typed. */

/** Without case, accents, or the difference between one space and another. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s’-]+/gu, ' ')
    .trim();
}

/** Words and numbers: `1/2`, `x²` and `−7` are one each. */
export function words(text: string): string[] {
  return (
    fold(text.replace(/(?<=\d)[\u202F,](?=\d{3})/g, '')).match(/−?[\p{L}\p{N}√π∞∅]+(?:[.,/][\p{N}]+)*/gu) ??
    []
  );
}

/** The number that an answer begins with, or has after a word: `9,999`, `3 euros`, `1/6`, `Le 15 octobre`. */
export function numberIn(text: string, language: 'fr' | 'en'): number | undefined {
  const plain =
    language === 'fr' ? text.replaceAll('\u202F', '').replace(',', '.') : text.replaceAll(',', '');
  const [, sign, above, below] = /(?<![√π])(−?)(?<![\d.])(\d+(?:\.\d+)?)(?:\/(\d+))?/.exec(plain) ?? [];
  if (above === undefined) return undefined;
  return ((sign === '−' ? -1 : 1) * Number(above)) / Number(below ?? 1);
}

/** MH-11: one edit from five letters, two from nine, none in numbers. */
export function forgiven(answer: string): number {
  if (/\d/.test(answer)) return 0;
  const letters = answer.match(/\p{L}/gu)?.length ?? 0;
  return letters >= 9 ? 2 : letters >= 5 ? 1 : 0;
}

/** The fewest letters to add, drop or change (Levenshtein). */
export function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 0; row < from.length; row++) {
    const line = [row + 1];
    for (let column = 0; column < to.length; column++) {
      const changed = (above[column] ?? 0) + (from[row] === to[column] ? 0 : 1);
      line.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** What a printer would mark in a text. */
export function faults(text: string, language: 'fr' | 'en'): string[] {
  return [...FAULTS.both, ...FAULTS[language]]
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name);
}

const FAULTS: Readonly<Record<'both' | 'fr' | 'en', readonly (readonly [string, RegExp])[]>> = {
  both: [
    ['a typewriter apostrophe or quotation mark', /['"]/],
    ['a hyphen, a letter or a slash for a sign', /\d [-x/] \d/],
  ],
  fr: [
    ['no narrow no-break space before ; : ! ? %', /(^|[^\u202F])[;:!?%]/],
    ['no narrow no-break space inside quotation marks', /«[^\u202F]|[^\u202F]»/],
    ['English quotation marks', /[“”]/],
    ['a plain space in a number', /\d \d{3}/],
  ],
  en: [
    ['a space before ; : ! ? %', /\s[;:!?%]/],
    ['a narrow no-break space', /\u202F/],
    ['French quotation marks', /[«»]/],
  ],
};

/** How much two questions have in common, from 0 to 1: shared words among all, without the small ones. */
export function overlap(one: string, other: string): number {
  const [a, b] = [telling(one), telling(other)];
  const shared = [...a].filter(word => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

function telling(ask: string): Set<string> {
  return new Set(words(ask).filter(word => word.length > 3 || /\d/.test(word)));
}
