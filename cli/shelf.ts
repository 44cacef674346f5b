/** The games in the registry, as the command line needs them. */
import type { AnyBot } from '#contract/bot.ts';
import type { GameEntry, ReviewEntry } from '#contract/entry.ts';
import type { AnyGame } from '#contract/game.ts';
import type { AnyTerminal } from '#contract/terminal.ts';
import { registry } from '#games/registry.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import { must } from '#kernel/must.ts';
import type { Language, Texts } from '#text/catalogue.ts';
import { commonTexts } from '#text/common.ts';
import { loadWords, type Words } from '#text/words.ts';
import { takesOptions } from './command-kinds.ts';
import { type Given, numberOf, textOf } from './options.ts';
import { optional, Stop } from './stop.ts';
import { suggest } from './suggest.ts';
import { cliTexts } from './words.ts';

export const gameNames: readonly string[] = Object.keys(registry);

/** A box without rules stands on the shelf, and no more. */
export function isPlayable({ rules }: GameEntry): boolean {
  return rules !== undefined;
}

/** For a command that is about one game. Whoever mistypes hears of those that can be played. */
export function entryOf(id: string): GameEntry {
  const entry = Object.hasOwn(registry, id) ? registry[id] : undefined;
  if (entry !== undefined) return entry;
  const playable = gameNames.filter(name => isPlayable(must(registry[name])));
  throw new Stop('usage.unknown-game', {
    game: id,
    games: playable.map(text => ({ text })),
    ...optional('suggestion', suggest(id, playable)),
  });
}

export async function rulesOf(entry: GameEntry): Promise<AnyGame> {
  return (await part(entry, 'rules', entry.rules)).game;
}

export async function botOf(entry: GameEntry): Promise<AnyBot> {
  return (await part(entry, 'bot', entry.bot)).bot;
}

export async function terminalOf(entry: GameEntry): Promise<AnyTerminal> {
  return (await part(entry, 'terminal', entry.terminal)).terminal;
}

/** All words of a game, and behind them those of the command line. */
export async function wordsOf({ meta, text }: GameEntry, language: Language): Promise<Words> {
  const { texts } = reviewEntryOf(meta.id);
  const parts: readonly Texts[] = [...Object.values(text), ...(texts === undefined ? [] : [texts])];
  return loadWords(language, ...parts, cliTexts, commonTexts);
}

/** What looks back at a game; empty if nobody does. */
export function reviewEntryOf(id: string): ReviewEntry {
  return reviewRegistry[id] ?? {};
}

type Part = 'rules' | 'bot' | 'terminal';

async function part<T>({ meta }: GameEntry, name: Part, load: (() => Promise<T>) | undefined): Promise<T> {
  if (load === undefined) throw new Stop('usage.part-missing', { game: meta.name, part: name });
  return load();
}

/** How many sit at the table: as many as the box asks for, and the rules, unless something else is said. */
export async function playersOf(given: Given, entry: GameEntry, game: AnyGame): Promise<number> {
  const { seats } = game;
  const alone = textOf(given, 'players') === '1' ? await commandsAlone(entry, game) : [];
  if (alone.length > 0) {
    const commands = alone.map(name => ({ text: `etagere ${name} ${entry.meta.id}` }));
    throw new Stop('usage.alone', { game: entry.meta.name, commands });
  }
  return numberOf(given, 'players', {
    least: seats.min,
    most: seats.max,
    usual: Math.max(seats.min, entry.meta.players.min),
  });
}

/** What somebody alone can do with a box that is for one player too, where its rules are for several. */
export async function commandsAlone({ meta, commands }: GameEntry, { seats }: AnyGame): Promise<string[]> {
  if (meta.players.min > 1 || seats.min === 1) return [];
  const found = Object.entries((await commands?.())?.commands ?? {});
  return found.filter(([, command]) => takesOptions(command)).map(([name]) => name);
}
