/** Verbs that a game brings along, such as `etagere score mathable FILE`. */
import { registry } from '#games/registry.ts';
import { printable } from '#text/ansi.ts';
import { readJson } from './file.ts';
import { JSON_OPTION } from './options.ts';
import { entryOf, wordsOf } from './shelf.ts';
import { EXIT, Stop } from './stop.ts';
import type { Call, Verb } from './verb.ts';

export async function gameVerbs(): Promise<Verb[]> {
  const found = new Map<string, string[]>();
  for (const [id, entry] of Object.entries(registry)) {
    for (const name of Object.keys((await entry.commands?.())?.commands ?? {})) {
      found.set(name, [...(found.get(name) ?? []), id]);
    }
  }
  return [...found].map(([name, games]) => verbFor(name, games));
}

function verbFor(name: string, games: readonly string[]): Verb {
  return {
    name,
    args: ['GAME', 'FILE'],
    options: [JSON_OPTION],
    about: async ({ language }) => {
      const abouts = games.map(async game => {
        const entry = entryOf(game);
        const command = (await entry.commands?.())?.commands[name];
        return command?.about(await wordsOf(entry, language)) ?? '';
      });
      return [...new Set(await Promise.all(abouts))].join(' ');
    },
    examples: games.map(game => `etagere ${name} ${game} game.json --json`),
    run: call => run(name, games, call),
  };
}

async function run(
  name: string,
  games: readonly string[],
  { args, given, words, io }: Call,
): Promise<number> {
  const [game = '', path = ''] = args;
  const entry = entryOf(game);
  const command = (await entry.commands?.())?.commands[name];
  if (command === undefined) {
    throw new Stop('usage.not-for-game', { command: name, game, games: games.map(text => ({ text })) });
  }
  const gameWords = await wordsOf(entry, words.language);
  const result = command.run({ file: await readJson(path, io) }, gameWords);
  if (result.tag === 'unreadable') {
    throw new Stop({ text: gameWords.label(result.key, result.facts) });
  }
  io.out(given.has('json') ? `${JSON.stringify(result.json)}\n` : `${printable(result.text)}\n`);
  if (result.tag === 'refused') return EXIT.refused;
  if (result.note !== undefined) io.err(`${printable(result.note)}\n`);
  return EXIT.done;
}
