/** What can be set in a game: `--checking challenge`, or `--set checking=challenge`. */
import type { GameEntry } from '#contract/entry.ts';
import type { AnyGame, Shape } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import type { AnyTerminal } from '#contract/terminal.ts';
import type { Language } from '#text/catalogue.ts';
import { type Given, type Option, textOf, textsOf } from './options.ts';
import { terminalOf, wordsOf } from './shelf.ts';
import { optional, Stop } from './stop.ts';
import { suggest } from './suggest.ts';

/** Any setting of a game, also of one that has only rules. */
export const SET_OPTION: Option = { name: 'set', value: 'NAME=VALUE', repeats: true, about: 'option.set' };

/** The settings that a game names in its own words, each as an option. */
export async function settingsOf(entry: GameEntry, language: Language): Promise<Option[]> {
  const words = await wordsOf(entry, language);
  return Object.entries(await listedOf(entry)).map(([name, values]) => ({
    name,
    value: values.join('|'),
    about: { text: words.label(`setting.${name}`) },
  }));
}

export async function configOf(entry: GameEntry, game: AnyGame, given: Given): Promise<Shape['config']> {
  const listed = await listedOf(entry);
  const usual: Shape['config'] | null = game.parseConfig({});
  const names = [...new Set([...Object.keys(listed), ...(isRecord(usual) ? Object.keys(usual) : [])])];
  const raw: Record<string, unknown> = {};
  for (const { name, value, option } of asked(given, Object.keys(listed))) {
    if (!names.includes(name)) throw unknownSetting(entry, name, names);
    const values = listed[name];
    if (values === undefined) raw[name] = takenBy(game, name, value);
    else if (values.includes(value)) raw[name] = value;
    else throw badChoice(option, value, values);
    if (raw[name] === undefined)
      throw new Stop('usage.bad-setting', { option, value, game: entry.meta.name });
  }
  const config: Shape['config'] | null = game.parseConfig(raw);
  if (config === null) throw new Error(`${game.id} refuses its own settings`);
  return config;
}

interface Asked {
  readonly name: string;
  readonly value: string;
  /** As it was typed, for a sentence about it. */
  readonly option: string;
}

function asked(given: Given, listed: readonly string[]): Asked[] {
  const named = listed.flatMap(name => {
    const value = textOf(given, name);
    return value === undefined ? [] : [{ name, value, option: `--${name}` }];
  });
  const set = textsOf(given, 'set').map(text => {
    const at = text.indexOf('=');
    if (at < 1) throw new Stop('usage.not-a-setting', { value: text });
    const name = text.slice(0, at);
    return { name, value: text.slice(at + 1), option: `--set ${name}` };
  });
  return [...named, ...set];
}

async function listedOf(entry: GameEntry): Promise<AnyTerminal['settings']> {
  return entry.terminal === undefined ? {} : (await terminalOf(entry)).settings;
}

/** What the rules take a text for where nothing lists the values: itself, a number, or yes and no. */
function takenBy(game: AnyGame, name: string, text: string): unknown {
  const readings = [text, ...(/^-?\d+$/.test(text) ? [Number(text)] : []), text === 'true'];
  return readings.find(value => {
    const config: Shape['config'] | null = game.parseConfig({ [name]: value });
    return String(value) === text && isRecord(config) && config[name] === value;
  });
}

function unknownSetting(entry: GameEntry, name: string, names: readonly string[]): Stop {
  const game = entry.meta.name;
  if (names.length === 0) return new Stop('usage.no-settings', { game, name });
  const near = optional('suggestion', suggest(name, names));
  return new Stop('usage.unknown-setting', { game, name, names: names.map(text => ({ text })), ...near });
}

function badChoice(option: string, value: string, values: readonly string[]): Stop {
  const choices = values.map(text => ({ text }));
  const near = optional('suggestion', suggest(value, values));
  return new Stop('usage.bad-choice', { option, value, choices, ...near });
}
