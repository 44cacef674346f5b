import { isRecord, type Json } from '#contract/json.ts';
import type { AnyGameUi } from '#contract/page.ts';
import type { Words } from '#text/words.ts';

/** The options of a table in the words of its game: `The program checks`, `Every line counts`. */
export function optionWords(config: Json, { label }: Pick<Words, 'label'>): readonly string[] {
  if (!isRecord(config)) return [];
  return Object.entries(config).flatMap(([name, value]) =>
    typeof value === 'string' ? [label(`setting.${name}.${value}`)] : [],
  );
}

/** What is chosen of each option of a game, or usual, at a table of so many. */
export function chosenOptions(
  { settings, fits }: Pick<AnyGameUi, 'settings' | 'fits'>,
  config: Readonly<Record<string, string>>,
  seats: number,
): readonly (readonly [name: string, value: string])[] {
  return Object.entries(settings).flatMap(([name, all]) => {
    const values = all.filter(value => fits?.(name, value, seats) ?? true);
    const chosen = values.find(value => value === config[name]) ?? values[0];
    return chosen === undefined ? [] : [[name, chosen] as const];
  });
}

/** Terms side by side; a line never begins with the dot between two of them. */
export function inOneLine(terms: readonly string[]): string {
  return terms.join('\u00a0· ');
}
