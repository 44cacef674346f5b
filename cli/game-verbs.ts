/** Verbs that a game brings along, such as `etagere score mathable FILE`. */
import type { Command, CommandResult, WordsCommand } from '#games/entry.ts';
import { registry } from '#games/registry.ts';
import { printable } from '#text/ansi.ts';
import type { HouseLabel } from '#text/house.ts';
import type { Words } from '#text/words.ts';
import { readJson } from './file.ts';
import type { Io } from './io.ts';
import { JSON_OPTION } from './options.ts';
import { entryOf, wordsOf } from './shelf.ts';
import { EXIT, Stop } from './stop.ts';
import type { Call, Verb } from './verb.ts';

/** A command by the game that has it. */
type Owners = ReadonlyMap<string, Command>;

export async function gameVerbs(): Promise<Verb[]> {
  const found = new Map<string, Map<string, Command>>();
  for (const [id, entry] of Object.entries(registry)) {
    for (const [name, command] of Object.entries((await entry.commands?.())?.commands ?? {})) {
      found.set(name, (found.get(name) ?? new Map<string, Command>()).set(id, command));
    }
  }
  return [...found].map(([name, owners]) => verbFor(name, owners));
}

function verbFor(name: string, owners: Owners): Verb {
  const commands = [...owners.values()];
  return {
    name,
    args: ['GAME', [...new Set(commands.map(argumentOf))].join('|')],
    argsFor: async game => ['GAME', argumentOf(commandOf(name, owners, game))],
    options: [JSON_OPTION],
    about: words => about(owners, words),
    examples: [...owners].map(([game, command]) => `etagere ${name} ${game} ${exampleOf(command)} --json`),
    run: call => run(commandOf(name, owners, call.args[0] ?? ''), call),
  };
}

function commandOf(name: string, owners: Owners, game: string): Command {
  const command = owners.get(entryOf(game).meta.id);
  if (command !== undefined) return command;
  const games = [...owners.keys()].map(text => ({ text }));
  throw new Stop('usage.not-for-game', { command: name, game, games });
}

function takesWords(command: Command): command is WordsCommand {
  return typeof command.takes === 'object';
}

function argumentOf(command: Command): string {
  return takesWords(command) ? `${command.takes.name}…` : 'FILE';
}

function exampleOf(command: Command): string {
  return takesWords(command) ? `"${command.takes.example}"` : 'game.json';
}

/** What it does; where several games have it, what it does in each. */
async function about(owners: Owners, words: Words<HouseLabel>): Promise<string> {
  const abouts = [...owners].map(async ([game, command]) => {
    const entry = entryOf(game);
    return { game: entry.meta.name, about: command.about(await wordsOf(entry, words.language)) };
  });
  const [first, ...others] = await Promise.all(abouts);
  if (first === undefined || others.length === 0) return first?.about ?? '';
  return words.label('help.by-game', { games: [first, ...others] });
}

async function run(command: Command, { args, given, words, io }: Call): Promise<number> {
  const [game = '', ...rest] = args;
  const gameWords = await wordsOf(entryOf(game), words.language);
  const result = await resultOf(command, rest, gameWords, io);
  if (result.tag === 'unreadable') {
    throw new Stop({ text: gameWords.label(result.key, result.facts) });
  }
  io.out(given.has('json') ? `${JSON.stringify(result.json)}\n` : `${printable(result.text)}\n`);
  if (result.tag === 'refused') return EXIT.refused;
  if (result.note !== undefined) io.err(`${printable(result.note)}\n`);
  return EXIT.done;
}

async function resultOf(
  command: Command,
  rest: readonly string[],
  words: Words,
  io: Io,
): Promise<CommandResult> {
  if (takesWords(command)) return command.run({ typed: rest.join(' ') }, words);
  return command.run({ file: await readJson(rest[0] ?? '', io) }, words);
}
