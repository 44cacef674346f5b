/** Verbs that a game brings along, such as `etagere score mathable FILE`. */
import type { Command, CommandOption, CommandResult, OptionsCommand } from '#contract/commands.ts';
import { registry } from '#games/registry.ts';
import { printable } from '#text/ansi.ts';
import type { Language } from '#text/catalogue.ts';
import type { Words } from '#text/words.ts';
import { takesFile, takesOptions, takesWords } from './command-kinds.ts';
import { readJson } from './file.ts';
import { EXAMPLE_OPTION, fileHelps, writeExample } from './file-help.ts';
import type { Io } from './io.ts';
import { choiceOf, type Given, JSON_OPTION, type Option, textOf } from './options.ts';
import { entryOf, wordsOf } from './shelf.ts';
import { EXIT, Stop } from './stop.ts';
import type { Call, Verb } from './verb.ts';
import type { CliLabel } from './words.ts';

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
    args: argsOf(...commands),
    argsFor: async (game, given) => {
      const command = commandOf(name, owners, game);
      return given.has(EXAMPLE_OPTION.name) ? ['GAME'] : argsOf(command);
    },
    options: [JSON_OPTION],
    ownOptions: (game, language) => ownOptions(owners, game, language),
    files: (game, words) => fileHelps(name, ownersOf(owners, game), words),
    about: words => about(owners, words),
    examples: [...owners].map(([game, command]) =>
      ['etagere', name, game, exampleOf(command), '--json'].filter(Boolean).join(' '),
    ),
    run: call => run(commandOf(name, owners, call.args[0] ?? ''), call),
  };
}

function commandOf(name: string, owners: Owners, game: string): Command {
  const command = owners.get(entryOf(game).meta.id);
  if (command !== undefined) return command;
  const games = [...owners.keys()].map(text => ({ text }));
  throw new Stop('usage.not-for-game', { command: name, game, games });
}

/** What is typed after the game, if anything is. */
function argsOf(...commands: readonly Command[]): string[] {
  const taken = commands.filter(command => !takesOptions(command)).map(argumentOf);
  return ['GAME', ...(taken.length === 0 ? [] : [[...new Set(taken)].join('|')])];
}

function argumentOf(command: Command): string {
  return takesWords(command) ? `${command.takes.name}…` : 'FILE';
}

function exampleOf(command: Command): string {
  if (takesOptions(command)) {
    const examples = command.takes.options.filter(({ example }) => example !== undefined);
    return examples.map(({ name, example }) => `--${name} ${example}`).join(' ');
  }
  return takesWords(command) ? `"${command.takes.example}"` : 'game.json';
}

/** Those of one game, or all. */
function ownersOf(owners: Owners, game: string | undefined): [string, Command][] {
  return [...owners].filter(([id]) => game === undefined || game === id);
}

async function ownOptions(owners: Owners, game: string | undefined, language: Language): Promise<Option[]> {
  const found = new Map<string, Option>();
  for (const [id, command] of ownersOf(owners, game)) {
    if (takesFile(command)) found.set(EXAMPLE_OPTION.name, EXAMPLE_OPTION);
    if (!takesOptions(command)) continue;
    const words = await wordsOf(entryOf(id), language);
    for (const option of command.takes.options) found.set(option.name, optionFor(option, words));
  }
  return [...found.values()];
}

function optionFor({ name, choices, isFlag, about }: CommandOption, words: Words): Option {
  const value = isFlag === true ? {} : { value: choices?.join('|') ?? 'TEXT' };
  return { name, ...value, about: { text: about(words) } };
}

function givenTo({ takes }: OptionsCommand, given: Given): Record<string, string> {
  const values = takes.options.flatMap(({ name, choices, isFlag }) => {
    if (isFlag === true) return given.has(name) ? [[name, 'yes'] as const] : [];
    const value =
      choices === undefined ? textOf(given, name) : choiceOf(given, name, choices, choices[0] ?? '');
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(values);
}

/** What it does; where several games have it, what it does in each. */
async function about(owners: Owners, words: Words<CliLabel>): Promise<string> {
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
  if (given.has(EXAMPLE_OPTION.name) && takesFile(command)) {
    io.out(`${writeExample(command.file.example)}\n`);
    return EXIT.done;
  }
  const gameWords = await wordsOf(entryOf(game), words.language);
  const result = takesOptions(command)
    ? command.run({ given: givenTo(command, given) }, gameWords)
    : await resultOf(command, rest, gameWords, io);
  if (result.tag === 'unreadable') {
    throw new Stop({ text: gameWords.label(result.key, result.facts) });
  }
  io.out(given.has('json') ? `${JSON.stringify(result.json)}\n` : `${printable(result.text)}\n`);
  if (result.tag === 'refused') return EXIT.refused;
  if (result.note !== undefined) io.err(`${printable(result.note)}\n`);
  return EXIT.done;
}

async function resultOf(
  command: Exclude<Command, OptionsCommand>,
  rest: readonly string[],
  words: Words,
  io: Io,
): Promise<CommandResult> {
  if (takesWords(command)) return command.run({ typed: rest.join(' ') }, words);
  return command.run({ file: await readJson(rest[0] ?? '', io) }, words);
}
