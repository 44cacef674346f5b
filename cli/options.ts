import { parseArgs } from 'node:util';
import { optional, Stop } from './stop.ts';
import { suggest } from './suggest.ts';
import type { CliLabel } from './words.ts';

export interface Option {
  readonly name: string;
  /** `N`, for the usage line, if it takes a value. */
  readonly value?: string;
  /** It may be given several times, and all of it counts. */
  readonly repeats?: true;
  /** The sentence that explains it: one of ours, or of a game, already in words. */
  readonly about: CliLabel | { readonly text: string };
}

export const COMMON: readonly Option[] = [
  { name: 'lang', value: 'fr|en', about: 'option.lang' },
  { name: 'help', about: 'option.help' },
];
export const JSON_OPTION: Option = { name: 'json', about: 'option.json' };

/** What was given: `true` for an option without a value, a list for one that may be repeated. */
export type Given = ReadonlyMap<string, string | true | readonly string[]>;

export function parseOptions(
  argv: readonly string[],
  known: readonly Option[],
): { readonly positionals: readonly string[]; readonly given: Given } {
  const options = Object.fromEntries(
    known.map(({ name, value }) => {
      const type: 'boolean' | 'string' = value === undefined ? 'boolean' : 'string';
      return [name, name === 'help' ? { type, short: 'h' } : { type }];
    }),
  );
  const { tokens } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const positionals: string[] = [];
  const given = new Map<string, string | true | readonly string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    const option = known.find(one => one.name === name);
    if (option === undefined) {
      const near = suggest(
        name,
        known.map(one => one.name),
      );
      throw new Stop('usage.unknown-option', {
        option: rawName,
        ...optional('suggestion', near && `--${near}`),
      });
    }
    const { value } = token;
    if (option.value === undefined) {
      if (value !== undefined) throw new Stop('usage.no-value', { option: rawName });
      given.set(name, true);
      // `--save --lang fr`: the value was forgotten, and the next option is not meant to be one.
    } else if (value === undefined || (!token.inlineValue && /^--\w/.test(value))) {
      throw new Stop('usage.missing-value', { option: rawName, value: option.value });
    } else given.set(name, option.repeats === true ? [...textsOf(given, name), value] : value);
  }
  return { positionals, given };
}

export function textOf(given: Given, name: string): string | undefined {
  const value = given.get(name);
  return typeof value === 'string' ? value : undefined;
}

/** All that an option was given that may be repeated, in that order. */
export function textsOf(given: Given, name: string): readonly string[] {
  const value = given.get(name);
  return value === undefined || value === true || typeof value === 'string' ? [] : value;
}

export function numberOf(
  given: Given,
  name: string,
  { least, most, usual }: { least: number; most: number; usual: number },
): number {
  const text = textOf(given, name);
  if (text === undefined) return usual;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const only = least === most ? 'yes' : 'no';
  throw new Stop('usage.bad-number', { option: `--${name}`, value: text, least, most, only });
}

export function choiceOf<T extends string>(given: Given, name: string, choices: readonly T[], usual: T): T {
  const text = textOf(given, name);
  if (text === undefined) return usual;
  const found = choices.find(one => one === text);
  if (found !== undefined) return found;
  throw new Stop('usage.bad-choice', {
    option: `--${name}`,
    value: text,
    choices: choices.map(choice => ({ text: choice })),
    ...optional('suggestion', suggest(text, choices)),
  });
}
