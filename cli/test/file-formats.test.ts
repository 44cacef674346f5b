/** What files hold is in the help, in the documentation, and works. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { registry } from '#games/registry.ts';
import { takesFile } from '../command-kinds.ts';
import { fileWith, removeFiles, run } from './run.ts';

afterAll(removeFiles);

const docs = readFileSync(new URL('../../docs/files.md', import.meta.url), 'utf8');

const COMMANDS = (
  await Promise.all(
    Object.entries(registry).map(async ([game, { commands }]) => {
      const found = Object.entries((await commands?.())?.commands ?? {});
      return found.flatMap(([verb, command]) => (takesFile(command) ? [{ verb, game, command }] : []));
    }),
  )
).flat();

test('there are some', () => {
  expect(COMMANDS.map(({ verb, game }) => `${verb} ${game}`)).toEqual(
    expect.arrayContaining(['score calculator', 'legal mathable', 'best mathable', 'solve gamate']),
  );
});

test.each(COMMANDS)('$verb $game reads its own example', async ({ verb, game, command }) => {
  const printed = await run([verb, game, '--example']);
  expect(printed).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(printed.out)).toEqual(command.file.example);
  const path = fileWith(`${verb}-${game}.json`, printed.out);
  expect(await run([verb, game, path, '--json'])).toMatchObject({ code: 0, err: '' });
});

test.each(COMMANDS)(
  '$verb $game: its help explains every field of its file',
  async ({ verb, game, command }) => {
    for (const lang of ['fr', 'en']) {
      const { out } = await run([verb, game, '--help', '--lang', lang]);
      const names = Object.keys(command.file.example ?? {});
      for (const name of names) expect(out).toMatch(new RegExp(`^ {2}${name}  +\\S`, 'm'));
      expect(out).toContain(`etagere ${verb} ${game} --example`);
    }
  },
);

test.each(COMMANDS)('$verb $game: every field is in the documentation', ({ command }) => {
  for (const name of Object.keys(command.file.example ?? {})) expect(docs).toContain(`\`${name}\``);
});

const SHOWN = [...docs.matchAll(/^```json (\w+) (\w+)\n([^`]*)^```/gm)].map(
  ([, verb = '', game = '', text = '']) => ({ verb, game, text }),
);

test.each(SHOWN)('the documentation shows the example of $verb $game', async ({ verb, game, text }) => {
  expect(JSON.parse((await run([verb, game, '--example'])).out)).toEqual(JSON.parse(text));
});

test('it shows one of each game that has any', () => {
  expect(new Set(SHOWN.map(({ game }) => game))).toEqual(new Set(COMMANDS.map(({ game }) => game)));
});

test.each([
  [['score', 'matryoshka', '--example'], /no option --example here/],
  [['score', '--example'], /GAME is missing/],
  [['score', 'mathable', 'game.json', '--example'], /“game.json” is one word too many/],
] as const)('%j is answered with one sentence and exit 2', async (argv, sentence) => {
  const { code, out, err } = await run(argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});
