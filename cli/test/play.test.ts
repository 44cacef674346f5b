import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { ASIDE_NAMES, readAside } from '../play/asides.ts';
import { cliTexts } from '../words.ts';
import { freshPath, type Ran, removeFiles, run } from './run.ts';

afterAll(removeFiles);

const WORDS = {
  fr: {
    asks: /^(À vous|Posez un autre|Voulez-vous|Ce tour finirait|Y a-t-il)/,
    hint: 'indice',
    advice: /^(.+?)\u202F: /,
    noAdvice: /^Rien à conseiller/,
    save: /^Pour garder/,
  },
  en: {
    asks: /^(Your turn|Place another|Would you|This turn would|Is anything)/,
    hint: 'hint',
    advice: /^(.+?): /,
    noAdvice: /^There is nothing to advise/,
    save: /^To keep/,
  },
} as const;

/** Plays a whole game by asking for a hint at every turn, and doing what it says. */
async function playThrough(language: 'fr' | 'en', options: readonly string[], savePath = ''): Promise<Ran> {
  const { asks, hint, advice, noAdvice, save } = WORDS[language];
  let asked = false;
  return run(['play', 'mathable', '--stdin', '--lang', language, ...options], {
    reply: said => {
      if (save.test(said)) return `${savePath}\n`;
      if (asks.test(said)) {
        asked = true;
        return `${hint}\n`;
      }
      const advised = advice.exec(said)?.[1];
      if (!asked || (advised === undefined && !noAdvice.test(said))) return undefined;
      asked = false;
      return `${advised ?? ''}\n`;
    },
  });
}

describe.each(['fr', 'en'] as const)('in %s', language => {
  test.each([
    [[]],
    [['--players', '3', '--level', '1']],
    [['--checking', 'challenge', '--players', '3', '--level', '2']],
    [['--lines', 'claimed']],
  ])('a whole game with %j, to the result', async options => {
    const { code, out, err } = await playThrough(language, ['--seed', 'whole', ...options]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('(MB-17)');
    expect(out).toMatch(language === 'fr' ? /(gagne|gagnez|partagent)/ : /(wins?!|share)/);
    expect(out).not.toMatch(/\{|undefined|NaN/);
  });
});

test('the game can be kept at the end, and shown again as each seat saw it', async () => {
  const path = freshPath('kept.json');
  await playThrough('en', ['--seed', 'kept'], path);
  expect(existsSync(path)).toBe(true);
  const file = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] };
  for (const seat of ['1', '2', 'spectator']) {
    const { code, out, err } = await run(['replay', path, '--seat', seat]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/wins?!|share/);
    for (const step of ['0', '1', String(Math.floor(file.entries.length / 2))]) {
      const shown = await run(['replay', path, '--seat', seat, '--step', step, '--json']);
      const envelope = JSON.parse(shown.out) as { step: number; viewer: unknown };
      expect(envelope).toMatchObject({
        step: Number(step),
        viewer: seat === 'spectator' ? seat : Number(seat) - 1,
      });
    }
  }
});

test('the same seed deals the same game', async () => {
  const argv = ['play', 'mathable', '--stdin', '--seed', 'same'];
  const [one, other] = [await run(argv, { input: 'pass\n' }), await run(argv, { input: 'pass\n' })];
  expect(one).toEqual(other);
  expect((await run([...argv.slice(0, -1), 'other'], { input: 'pass\n' })).out).not.toBe(one.out);
});

/** A game in which the person begins, so that the first answer is to the first line. */
async function say(...lines: readonly string[]): Promise<string> {
  const { code, out } = await run(['play', 'mathable', '--stdin', '--seed', 'démo'], {
    input: `${lines.join('\n')}\n`,
  });
  expect(code).toBe(0);
  return out;
}

test('a refusal says why and names the rule, and the game goes on', async () => {
  const out = (await say('8I 99', 'why', '15A 3', 'end', 'pass')).replaceAll(/\s+/g, ' ');
  expect(out).toContain('No. No tile bears the number 99. (MB-2; “why” says more)');
  expect(out).toContain('MB-2 · The tiles');
  expect(out).toContain('There is no square 15A');
  expect(out).toContain('(MB-13; “why” says more)');
  expect(out).toContain('You pass.');
});

test('asides', async () => {
  expect(await say('why')).toContain('Nothing has been refused so far.');
  expect(await say('rules')).toContain('MB-18 · The winner');
  expect(await say('rules MB-6')).toContain('MB-6 · Restriction squares');
  expect(await say('règle 6')).toContain('MB-6 · Restriction squares');
  expect(await say('rules MB-66')).toContain('no paragraph “MB-66”');
  expect(await say('help')).toMatch(/swap 1 2 +exchange/);
  expect(await say('log')).toMatch(/Drawing for the start(.|\n)*Drawing for the start/);
  expect(await say('table')).toMatch(/Your rack(.|\n)*Your rack/);
  expect(await say('save')).toContain('Where to?');
  expect(await say('fnord')).toContain('I do not understand “fnord”');
  expect(await say('quit', 'pass')).not.toContain('You pass');
});

test('saving never overwrites a file that is not ours', async () => {
  const path = freshPath('mine.json');
  const out = await say(`save ${path}`, 'pass', `save ${path}`);
  expect(out.match(/Kept in/g)).toHaveLength(2);
  expect(await say(`save ${path}`)).toContain('is there already');
  expect(await say('save /no/such/folder/x.json')).toContain('cannot be written');
  const { code, err } = await run(['play', 'mathable', '--stdin', '--save', path]);
  expect({ code, err: err.includes('is there already') }).toEqual({ code: 2, err: true });
});

test.each([
  ['/no/such/folder/x.json', /cannot be written: there is no such folder/],
  [`${process.execPath}/x.json`, /cannot be written: there is no such folder/],
  ['a\0b', /cannot be written\./],
  ['x'.repeat(300), /cannot be written\./],
  ['', /--save needs a value/],
])('--save %j is refused before the first move', async (path, sentence) => {
  const { code, out, err } = await run(['play', 'mathable', '--stdin', `--save=${path}`], { input: '' });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
  expect(err.trimEnd()).not.toContain('\n');
});

test('asking for --save leaves no file behind', async () => {
  const path = freshPath('asked.json');
  await run(['play', 'mathable', '--save', path]);
  expect(existsSync(path)).toBe(false);
});

test('--save keeps the game of somebody who leaves', async () => {
  const path = freshPath('left.json');
  await run(['play', 'mathable', '--stdin', '--save', path], { input: '' });
  expect((await run(['replay', path])).code).toBe(0);
});

test('without a terminal it says how to play', async () => {
  const { code, out, err } = await run(['play', 'mathable']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('etagere play mathable');
});

test('what was not understood is repeated on one line, and not for ever', async () => {
  expect(await say('x'.repeat(1000))).toContain(`I do not understand “${'x'.repeat(39)}…”`);
  expect(await say('a\u001B[2Jb')).not.toContain('\u001B');
});

test.each([
  { columns: 20, width: 40, line: /^ {4}exchange the tiles 1 and 2 \(“all”$/m },
  { columns: 0, width: 80, line: /^ {2}swap 1 2 +exchange the tiles 1 and 2/m },
  { columns: 100, width: 100, line: /^ {2}swap 1 2 +exchange the tiles 1 and 2/m },
])('help in a terminal of $columns columns is set in $width', async ({ columns, width, line }) => {
  const argv = ['play', 'mathable', '--stdin', '--seed', 'démo'];
  const { out } = await run(argv, { input: 'help\n', columns });
  const help = out.slice(out.indexOf('> help'));
  for (const one of help.split('\n')) expect(one.length).toBeLessThanOrEqual(width);
  expect(help).toMatch(line);
});

/** Bids the same again and again, and forfeits when it comes to announcing; leaves otherwise. */
async function forfeit(seed: string): Promise<string> {
  let forfeits = 0;
  const { out } = await run(['play', 'gamate', '--stdin', '--level', '1', '--seed', seed], {
    reply: said => {
      if (said.startsWith('Your turn: pass')) return forfeits === 0 ? 'multiples 6\n' : 'quit\n';
      if (/^(Announce up or down|A forfeit gives)/.test(said)) return ++forfeits > 4 ? 'quit\n' : 'forfeit\n';
      return /^(\S+ declares|Lead|Your turn|Dummy to play)/.test(said) ? 'quit\n' : undefined;
    },
  });
  return out;
}

test('[GA-12] a forfeit is asked about once, and done when it is typed again', async () => {
  let out = '';
  for (let seed = 0; !out.includes('> forfeit') && seed < 40; seed++) out = await forfeit(String(seed));
  const flat = out.replaceAll(/\s+/g, ' ');
  expect(flat).toMatch(/> forfeit A forfeit gives the other camp 26 points\.[^>]*> forfeit (?!A forfeit)/);
});

describe('[MH-6] at a table that remembers by itself', () => {
  const argv = ['play', 'mathisto', '--seed', 'a', '--record', 'hidden', '--starter', '1'];
  const lines = ['madhava 2', 'log', 'quit'];

  test('calls are said, and are not in the log', async () => {
    const { out } = await run([...argv, '--stdin'], { input: `${lines.join('\n')}\n` });
    expect(out).toMatch(/^You ask /m);
    const log = out.slice(out.lastIndexOf('> log'));
    expect(log).toContain('You start.');
    expect(log).not.toMatch(/ asks? /);
  });

  test('at a terminal they are wiped out when the table is drawn again', async () => {
    const left = [...lines];
    const { out } = await run(argv, {
      terminal: true,
      env: { LANG: 'en', NO_COLOR: '1' },
      reply: said => (said.includes('> ') && left.length > 0 ? `${left.shift()}\r` : undefined),
    });
    // oxlint-disable-next-line no-control-regex -- the escape character is what it looks for
    expect(out).toMatch(/You ask [^]*\u001B\[\d+A\r\u001B\[J/);
  });
});

describe('at a terminal', () => {
  const leave = (key: string): Promise<Ran> =>
    run(['play', 'mathable', '--seed', 'démo'], {
      terminal: true,
      reply: said => (said.includes('> ') ? key : undefined),
    });

  test('Ctrl-C leaves with 130, Ctrl-D with 0, both politely', async () => {
    expect(await leave('\u0003')).toMatchObject({ code: 130, out: expect.stringContaining('See you soon!') });
    expect(await leave('\u0004')).toMatchObject({ code: 0, out: expect.stringContaining('See you soon!') });
  });

  test('the board is coloured', async () => {
    expect((await leave('\u0004')).out).toContain('\u001B[');
  });
});

test.each(['fr', 'en'] as const)('in %s, every aside that we print is understood', async language => {
  const { labels } = (await cliTexts[language]()).default;
  for (const name of ASIDE_NAMES) expect(readAside(labels[`aside.${name}`] ?? '')?.aside).toBe(name);
});
