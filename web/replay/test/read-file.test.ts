import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isRecord } from '#contract/json.ts';
import { registry } from '#games/registry.ts';
import { rulesOf } from '../../app/playable.ts';
import { type FileProblem, MOST_BYTES, readFile } from '../read-file.ts';

const GOOD = readFileSync(
  new URL('../../../games/mathable/test/replays/super-bonus.json', import.meta.url),
  'utf8',
);

function given(text: string, size = text.length): { size: number; text: () => Promise<string> } {
  return { size, text: () => Promise.resolve(text) };
}

/** The good file with something changed. */
function changed(change: (file: Record<string, unknown>) => void): string {
  const file: unknown = JSON.parse(GOOD);
  if (!isRecord(file)) throw new Error('not a match file');
  const copy = { ...file };
  change(copy);
  return JSON.stringify(copy);
}

test('a match file is read, and the match played to its end', async () => {
  const read = await readFile(given(GOOD), rulesOf);
  if (!read.ok) throw new Error(read.problem.tag);
  expect(read.over).toBe(true);
  expect(read.found.play).toEqual({ tag: 'whole', steps: read.steps, over: true });
  expect(read.game.id).toBe('mathable');
});

describe('what is wrong with a file', () => {
  const entries = (file: Record<string, unknown>): Record<string, unknown>[] =>
    structuredClone(file['entries']) as Record<string, unknown>[];
  const table: readonly (readonly [name: string, text: string, problem: FileProblem])[] = [
    ['no JSON', 'mathable', { tag: 'not-json' }],
    ['nothing at all', '', { tag: 'not-json' }],
    ['JSON of something else', '[1, 2]', { tag: 'not-a-match', field: 'none' }],
    ['an object of something else', '{"a": 1}', { tag: 'not-a-match', field: 'format' }],
    [
      'a seed that is none',
      changed(file => {
        file['seed'] = 'abc';
      }),
      { tag: 'not-a-match', field: 'seed' },
    ],
    [
      'an entry that is none',
      changed(file => {
        file['entries'] = entries(file).with(3, {});
      }),
      { tag: 'not-a-match', field: 'entries[3]' },
    ],
    [
      'a game that is not on the shelf',
      changed(file => {
        file['game'] = 'chess';
      }),
      { tag: 'unknown-game', game: 'chess' },
    ],
    [
      'a name that every object has',
      changed(file => {
        file['game'] = 'constructor';
      }),
      { tag: 'unknown-game', game: 'constructor' },
    ],
    [
      'another version of the rules',
      changed(file => {
        file['version'] = 99;
      }),
      { tag: 'version', version: 99, current: 2 },
    ],
    [
      'too many seats',
      changed(file => {
        file['seats'] = 9;
      }),
      { tag: 'settings', field: 'seats' },
    ],
    [
      'settings that are none',
      changed(file => {
        file['config'] = { checking: 'nobody' };
      }),
      { tag: 'settings', field: 'config' },
    ],
    [
      'a move that the rules refuse',
      changed(file => {
        file['entries'] = entries(file).with(4, { ...entries(file)[4], move: { kind: 'contest' } });
      }),
      { tag: 'diverges', step: 5, entry: 5 },
    ],
    [
      'a fingerprint that was changed',
      changed(file => {
        file['entries'] = entries(file).with(7, { ...entries(file)[7], print: '0000000000000000' });
      }),
      { tag: 'diverges', step: 8, entry: 8 },
    ],
  ];
  test.each(table)('%s', async (_name, text, problem) => {
    expect(await readFile(given(text), rulesOf)).toEqual({ ok: false, problem });
  });

  test('a file that is too large is not even read', async () => {
    const read = await readFile(
      { size: MOST_BYTES + 1, text: () => Promise.reject(new Error('was read')) },
      rulesOf,
    );
    expect(read).toEqual({ ok: false, problem: { tag: 'too-large', megabytes: 8 } });
  });

  test('a file that cannot be read', async () => {
    const read = await readFile({ size: 1, text: () => Promise.reject(new Error('gone')) }, rulesOf);
    expect(read).toEqual({ ok: false, problem: { tag: 'unreadable' } });
  });
});

test('a game whose rules are not written has none', async () => {
  const closed = Object.keys(registry).filter(id => registry[id]?.rules === undefined);
  for (const id of closed) expect(await rulesOf(id)).toBeUndefined();
});
