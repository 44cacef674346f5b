import { isRecord, type Json } from '#contract/json.ts';
import type { Words } from '#text/words.ts';

/** The options of a table in the words of its game: `The program checks`, `Every line counts`. */
export function optionWords(config: Json, { label }: Pick<Words, 'label'>): readonly string[] {
  if (!isRecord(config)) return [];
  return Object.entries(config).flatMap(([name, value]) =>
    typeof value === 'string' ? [label(`setting.${name}.${value}`)] : [],
  );
}

/** Terms side by side; a line never begins with the dot between two of them. */
export function inOneLine(terms: readonly string[]): string {
  return terms.join('\u00a0· ');
}
