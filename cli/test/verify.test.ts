import { afterAll, describe, expect, test } from 'vitest';
import { game } from '#games/mathable/rules/index.ts';
import { makeLog } from '#kernel/log.ts';
import { makeSeed } from '#kernel/rng.ts';
import { COMMITMENT, played } from '#table/test/played.ts';
import { fileWith, removeFiles, run } from './run.ts';

afterAll(removeFiles);

const log = played(game, ['quatre chats', '']);
const FILE = makeLog(log, makeSeed(log.seed)) as Record<string, unknown> & {
  readonly proof: Record<string, unknown>;
  readonly entries: readonly Record<string, unknown>[];
};
const OTHER = '0'.repeat(64);

let files = 0;
const fileOf = (change: object): string => fileWith(`${files++}.json`, { ...FILE, ...change });

/** Sentences are broken to fit the screen. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('a whole match: every check is told, exit 0', async () => {
  const { code, out, err } = await run(['verify', fileOf({})]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Mathable, 2 players: everything that could be checked fits\.\n\n/);
  expect(out.match(/^[✓·!]/gm)).toEqual(['✓', '·', '✓', '✓', '✓']);
  for (const sentence of [
    `The steps: all ${log.entries.length} were played again.`,
    `compare ${COMMITMENT} with what the table showed`,
    'what it revealed at the end is what it had promised',
    'seat 1 added “quatre chats”; seat 2 added nothing.',
    'all shares together give exactly the deal that was played',
  ]) {
    expect(flat(out)).toContain(sentence);
  }
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('in French', async () => {
  const { code, out } = await run(['verify', fileOf({}), '--lang', 'fr']);
  expect(code).toBe(0);
  expect(flat(out)).toContain('la place 1 a ajouté « quatre chats » ; la place 2 n’a rien ajouté');
});

test('what one saw and added oneself is compared', async () => {
  const path = fileOf({});
  const typed = ` ${COMMITMENT.toUpperCase()} `;
  const good = await run(['verify', path, '--commitment', typed, '--added', 'quatre chats']);
  expect(good.code).toBe(0);
  expect(flat(good.out)).toContain('what you saw before the deal is what the file says was published');
  expect(flat(good.out)).toContain('Your own share is among them.');
  const bad = await run(['verify', path, '--commitment', OTHER, '--added', 'cinq chats']);
  expect(bad.code).toBe(1);
  expect(flat(bad.out)).toContain('which is not what you saw before the deal');
  expect(flat(bad.out)).toContain('Your own share is not among them.');
});

describe('what does not fit: exit 1', () => {
  test.each([
    [
      'a fingerprint',
      { entries: FILE.entries.with(4, { ...FILE.entries[4], print: 'f' }) },
      /step 5 on \(entry 5 .* leads elsewhere/,
    ],
    ['a move', { entries: FILE.entries.with(2, FILE.entries[1] ?? {}) }, /step 3 on .* rules do not allow/],
    ['the seed', { seed: OTHER }, /give another deal than the one/],
    ['the promise', { proof: { ...FILE.proof, commitment: OTHER } }, /is not what it had promised/],
    ['a share', { proof: { ...FILE.proof, entropies: ['x', ''] } }, /give another deal than the one/],
    ['the shares', { proof: { ...FILE.proof, entropies: ['quatre chats'] } }, /there are 1 for 2 seats/],
    ['the version', { version: 99 }, /under version 99 of the rules/],
    ['the seats', { seats: 9 }, /this number of players does not fit the game/],
  ])('%s', async (_, change, sentence) => {
    const path = fileOf(change);
    const { code, out, err } = await run(['verify', path]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('something does not fit');
    expect(flat(out)).toMatch(sentence);
    const json = await run(['verify', path, '--json']);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ sound: false });
  });
});

test('without a proof it says what could and what could not be checked', async () => {
  const { proof: _, ...file } = FILE;
  const { code, out } = await run(['verify', fileWith('bare.json', file)]);
  expect(code).toBe(0);
  expect(out.match(/^[✓·!]/gm)).toEqual(['✓', '·']);
  expect(flat(out)).toContain('The steps follow from it; whether somebody chose it cannot be told.');
});

test.each([
  [0, 'en', 'The steps: there is none yet.'],
  [1, 'en', 'The steps: the only one was played again. It follows the rules'],
  [0, 'fr', 'Les étapes : il n’y en a pas encore.'],
  [1, 'fr', 'Les étapes : la seule a été rejouée. Elle suit la règle'],
])('of %i steps, in %s', async (steps, language, sentence) => {
  const path = fileOf({ entries: FILE.entries.slice(0, steps) });
  expect(flat((await run(['verify', path, '--lang', language])).out)).toContain(sentence);
});

test('a match that was left early says so', async () => {
  const { code, out } = await run(['verify', fileOf({ entries: FILE.entries.slice(0, 3) })]);
  expect(code).toBe(0);
  expect(flat(out)).toContain('The game stops there before its end by the rules');
});

test('one line of JSON', async () => {
  const { code, out } = await run(['verify', fileOf({}), '--json']);
  expect(code).toBe(0);
  expect(out).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(out)).toEqual({
    sound: true,
    game: 'mathable',
    version: game.version,
    seats: 2,
    play: { tag: 'whole', steps: log.entries.length, over: true },
    deal: {
      tag: 'proved',
      proof: FILE.proof,
      checks: { published: null, sealed: true, seats: true, added: null, mixed: true, anew: null },
    },
    carried: null,
  });
});

test.each([
  [() => ['verify'], /FILE is missing: etagere verify FILE$/m],
  [() => ['verify', fileWith('list.json', '[]')], /is not a saved game\.$/m],
  [() => ['verify', fileOf({ proof: { hostBits: 1 } })], /“proof”/],
  [() => ['verify', fileOf({ game: 'chess' })], /no game “chess”/],
  [() => ['verify', fileOf({}), '--commitment', 'abc'], /“abc” is not a commitment/],
] as const)('%# is answered with one sentence and exit 2', async (argv, sentence) => {
  const { code, out, err } = await run(argv());
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});

test('nothing in a file reaches the terminal as it is', async () => {
  const entropies = ['\u001B[2J' + 'x'.repeat(500), ''];
  const { out } = await run(['verify', fileOf({ proof: { ...FILE.proof, entropies } })]);
  expect(out).not.toContain('\u001B');
  expect(out).not.toContain('x'.repeat(41));
});
