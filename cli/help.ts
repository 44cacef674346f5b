import { readFileSync } from 'node:fs';
import { wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { columns, type Row } from './columns.ts';
import { COMMON, type Option } from './options.ts';
import type { Verb } from './verb.ts';
import type { CliLabel } from './words.ts';

/** Help is read in terminals of all sizes, in pipes and in bug reports: eighty columns, always. */
const WIDTH = 80;

export async function helpForAll(verbs: readonly Verb[], words: Words<CliLabel>): Promise<string> {
  const commands: Row[] = [];
  for (const verb of verbs) {
    commands.push({ left: [verb.name, ...verb.args].join(' '), right: await verb.about(words) });
  }
  const options = [...COMMON, { name: 'version', about: 'option.version' } as const];
  return [
    `etagere ${version()} · ${words.label('help.tagline')}`,
    '',
    `  etagere ${words.label('help.command')} …`,
    '',
    words.label('help.commands'),
    ...columns(commands, WIDTH),
    '',
    ...optionLines(options, words),
    '',
    ...wrap(words.label('help.more'), WIDTH),
    '',
  ].join('\n');
}

export async function helpFor(
  verb: Verb,
  options: readonly Option[],
  game: string | undefined,
  words: Words<CliLabel>,
): Promise<string> {
  const files = (await verb.files?.(game, words)) ?? [];
  return [
    `  etagere ${[verb.name, ...verb.args].join(' ')} [${words.label('help.options-word')}]`,
    '',
    ...wrap(await verb.about(words), WIDTH),
    '',
    ...optionLines(options, words),
    '',
    ...files.flatMap(({ title, fields, example }) => [
      title,
      ...columns(fields, WIDTH),
      ...wrap(example, WIDTH - 2).map(line => `  ${line}`),
      '',
    ]),
    words.label('help.examples'),
    ...verb.examples.map(example => `  ${example}`),
    '',
  ].join('\n');
}

function optionLines(options: readonly Option[], words: Words<CliLabel>): string[] {
  const rows = options.map(({ name, value, about }) => ({
    left: value === undefined ? `--${name}` : `--${name} ${value}`,
    right: typeof about === 'string' ? words.label(about) : about.text,
  }));
  return [words.label('help.options'), ...columns(rows, WIDTH)];
}

export function version(): string {
  const file = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
