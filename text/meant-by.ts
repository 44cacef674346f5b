/** What somebody means by a word typed in a terminal; each meaning goes by several words, in both languages. */
export function meantBy<Meaning extends string>(
  words: Readonly<Record<Meaning, readonly string[]>>,
  typed: string,
): Meaning | null {
  for (const meaning in words) if (words[meaning].includes(typed)) return meaning;
  return null;
}
