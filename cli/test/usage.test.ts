import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '#games/registry.ts';
import { allVerbs } from '../verbs.ts';
import { run } from './run.ts';

const VERBS = (await allVerbs()).map(({ name }) => name);
const PLAYABLE = Object.keys(registry).filter(id => registry[id]?.rules !== undefined);
/** `mathable.`, or `mathable and matryoshka.` */
const KNOWN = new Intl.ListFormat('en-GB').format(PLAYABLE);
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

test('the verbs of all games and those of each are all there', () => {
  const known = ['play', 'games', 'rules', 'score', 'legal', 'replay', 'simulate', 'arena'];
  expect(VERBS).toEqual(expect.arrayContaining(known));
  expect(new Set(VERBS).size).toBe(VERBS.length);
});

test.each([[[]], [['--help']], [['-h']], [['help']]])('general help with %j', async argv => {
  const { code, out, err } = await run(argv);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const verb of VERBS) expect(out).toContain(`\n  ${verb}`);
});

describe.each(['fr', 'en'])('in %s', language => {
  test.each(VERBS)('%s explains itself, both ways alike, within 80 columns', async verb => {
    const one = await run([verb, '--help', '--lang', language]);
    const other = await run(['help', verb, '--lang', language]);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(one.out).toContain(`etagere ${verb}`);
    expect(one.out).not.toMatch(/\[[a-z]+\.[a-z]|\{/);
    for (const line of one.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

test('the help of a game that has settings lists them', async () => {
  const { out } = await run(['play', 'mathable', '--help']);
  expect(out).toContain('--checking referee|challenge');
  expect(out).toContain('--lines automatic|claimed');
});

test('--version', async () => {
  expect(await run(['--version'])).toEqual({ code: 0, out: `etagere ${version}\n`, err: '' });
});

test.each([
  [['scor'], /no command “scor”.*“score”/],
  [['xyzzy'], /no command “xyzzy”/],
  [['score'], /GAME is missing: etagere score GAME FILE/],
  [['score', 'mathable'], /FILE is missing: etagere score GAME FILE$/m],
  [['score', 'mathable', 'x', 'y'], /“y” is one word too many for “score”/],
  [['legal', 'gamate', 'x'], /“legal” does not exist for gamate, only for calculator and mathable/],
  [['score', 'mathabel', 'x'], /no game “mathabel”.*“mathable”/],
  [['score', '__proto__', 'x'], /no game “__proto__”/],
  [['rules', 'zzz'], new RegExp(`no game “zzz” on the shelf\\. Known: ${KNOWN}\\.$`, 'm')],
  [['rules', 'chess'], new RegExp(`Known: ${KNOWN}\\.$`, 'm')],
  [['x'.repeat(1000)], /no command “x{39}…”/],
  [['rules', 'a\nb'], /no game “a\uFFFDb”/],
  [['games', 'x'], /“x” is one word too many/],
  [['games', '--jsno'], /no option --jsno.*--json/],
  [['games', '--json=1'], /--json takes no value/],
  [['games', '-x'], /no option -x/],
  [['simulate', 'mathable', '--games'], /--games needs a value: --games N/],
  [['simulate', 'mathable', '--seed', '--json'], /--seed needs a value/],
  [['simulate', 'mathable', '--games', 'many'], /“many” will not do for --games: .* 1 to 1,000,000/],
  [['simulate', 'mathable', '--games', '0'], /“0” will not do/],
  [['simulate', 'mathable', '--players', '5'], /from 2 to 4/],
  [['simulate', 'gamate', '--players', '5'], /“5” will not do for --players: it should be 4\.$/m],
  [['simulate', 'mathable', '--bot', '7'], /“7” will not do for --bot. Possible: 1, 2, 3, 4, 5 or random/],
  [['simulate', 'mathable', '--checking', 'chalenge'], /Did you mean “challenge”/],
  [['arena', 'mathable', '--a', 'x'], /--a/],
  [['rules', 'mathable', 'MB-99'], /no paragraph “MB-99”/],
  [['play', 'mathable', '--json'], /no option --json/],
  [['games', '--lang', 'de'], /“de” will not do for --lang. Possible: fr or en/],
  [['games', '--lang'], /--lang needs a value/],
  [['help', 'scor'], /“score”/],
] as const)('%j is answered with one sentence and exit 2', async (argv, sentence) => {
  const { code, out, err } = await run(argv);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trimEnd()).not.toContain('\n');
});

test.each([
  [{}, [], 'fr'],
  [{ LANG: '' }, [], 'fr'],
  [{ LANG: 'fr_CA.UTF-8' }, [], 'fr'],
  [{ LANG: 'de_DE' }, [], 'en'],
  [{ LANG: 'C.UTF-8' }, [], 'en'],
  [{ LC_ALL: 'fr', LANG: 'en' }, [], 'fr'],
  [{ LC_MESSAGES: 'en', LANG: 'fr' }, [], 'en'],
  [{ LANG: 'en' }, ['--lang', 'fr'], 'fr'],
  [{ LANG: 'fr' }, ['--lang=en'], 'en'],
] as const)('environment %j and options %j speak %s', async (env, options, language) => {
  const { err } = await run([...options, 'xyzzy'], { env });
  expect(err).toContain(language === 'fr' ? 'n’existe pas' : 'There is no command');
});

test('games and rules, for people and for programs', async () => {
  expect((await run(['games'])).out).toMatch(
    /^mathable: Mathable \(François Robillard; Québec, 1987\), 2 to 4 players/m,
  );
  expect((await run(['games'])).out).toMatch(/^gamate: Gamate \(Ludate!; Paris, 1976\), 4 players, /m);
  expect((await run(['games'])).out).toMatch(/^mathisto: .*, 15 to 30 minutes, from age 9$/m);
  expect((await run(['games'])).out).toMatch(
    /^calculator: .*, 2 to 4 players or alone \(etagere puzzle calculator\), /m,
  );
  expect((await run(['games'])).out).not.toMatch(/undefined|\( |\(;/);
  const { games } = JSON.parse((await run(['games', '--json'])).out) as {
    games: { id: string; playable: boolean }[];
  };
  const playable = Object.entries(registry).map(([id, { rules }]) => ({ id, playable: rules !== undefined }));
  expect(games).toEqual(playable.map(one => expect.objectContaining(one)));
  expect((await run(['rules', 'mathable', 'mb-6'])).out).toMatch(
    /^MB-6 · Restriction squares\n {2}A restriction/,
  );
  expect((await run(['rules', 'mathable', '6', '--lang', 'fr'])).out).toMatch(/^MB-6 · Les cases/);
  const book = JSON.parse((await run(['rules', 'mathable', '--json'])).out) as { rules: unknown[] };
  expect(book.rules).toHaveLength(18);
});

test('games says which boxes are still closed', async () => {
  const closed = async (language: string): Promise<Record<string, boolean>> => {
    const { out } = await run(['games', '--lang', language]);
    const lines = out.trimEnd().split('\n');
    return Object.fromEntries(
      lines.map(line => [
        /^\w+/.exec(line)?.[0] ?? '',
        /not out of its box yet|pas encore sorti de sa boîte/.test(line),
      ]),
    );
  };
  const wanted = Object.fromEntries(
    Object.entries(registry).map(([id, { rules }]) => [id, rules === undefined]),
  );
  expect(await closed('en')).toEqual(wanted);
  expect(await closed('fr')).toEqual(wanted);
});

test('the help of score says what the 50 points assume', async () => {
  const flat = async (language: string): Promise<string> =>
    (await run(['help', 'score', '--lang', language])).out.replaceAll(/\s+/g, ' ');
  expect(await flat('en')).toContain('assuming that the rack was emptied');
  expect(await flat('fr')).toContain('en supposant que le chevalet a été vidé');
});

test('colour only at a terminal, and not if NO_COLOR is set', async () => {
  const argv = ['rules', 'mathable', '6'];
  const env = { LANG: 'en' };
  expect((await run(argv, { env })).out).not.toContain('\u001B');
  expect((await run(argv, { env, terminal: true })).out).toContain('\u001B');
  expect((await run(argv, { env: { ...env, NO_COLOR: '1' }, terminal: true })).out).not.toContain('\u001B');
});
