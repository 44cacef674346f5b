/** Files that commands of games read: what is in them, and one to start from. */
import type { Command } from '#contract/commands.ts';
import { isRecord, type Json } from '#contract/json.ts';
import type { Words } from '#text/words.ts';
import { takesFile } from './command-kinds.ts';
import type { Option } from './options.ts';
import { entryOf, wordsOf } from './shelf.ts';
import type { FileHelp } from './verb.ts';
import type { CliLabel } from './words.ts';

/** Prints a file that the command reads, instead of reading one. */
export const EXAMPLE_OPTION: Option = { name: 'example', about: 'option.example' };

/** What the file of each of these games holds that the command reads. */
export async function fileHelps(
  name: string,
  owners: readonly (readonly [string, Command])[],
  words: Words<CliLabel>,
): Promise<FileHelp[]> {
  const files: FileHelp[] = [];
  for (const [id, command] of owners) {
    if (!takesFile(command)) continue;
    const entry = entryOf(id);
    const fields = command.file.fields(await wordsOf(entry, words.language));
    files.push({
      title: words.label('help.file', { game: entry.meta.name }),
      fields: fields.map(({ name: left, means: right }) => ({ left, right })),
      example: words.label('help.file-example', { command: `etagere ${name} ${id} --example` }),
    });
  }
  return files;
}

/** A field on each line, and each entry of a list in it on a line of its own: so that the whole fits on a screen. */
export function writeExample(example: Json): string {
  const fields = Object.entries(isRecord(example) ? example : {}).map(([name, value]) => {
    const isLong = Array.isArray(value) && value.some(one => typeof one === 'object');
    const written = isLong
      ? `[\n${value.map(one => `    ${JSON.stringify(one)}`).join(',\n')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${written}`;
  });
  return `{\n${fields.join(',\n')}\n}`;
}
