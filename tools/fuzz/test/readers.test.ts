import { expect, test } from 'vitest';
import { seedFromText } from '#kernel/fair.ts';
import { rngFor } from '#kernel/rng.ts';
import { everyReader } from '../readers.ts';

const TIMES = 120;
const readers = await everyReader();

test('files, addresses, names, talk and lines of every game have a reader', () => {
  const names = readers.map(({ name }) => name).join('\n');
  for (const what of [
    'match file',
    'archive',
    'name',
    'talk',
    'address of a puzzle',
    'score mathable',
    'score gamate',
  ])
    expect(names).toContain(what);
  expect(readers.filter(({ name }) => name.startsWith('line at a table of'))).toHaveLength(5);
});

test.each(readers.map(reader => [reader.name, reader] as const))(
  '%s: nothing that is read breaks anything',
  async (name, { read }) => {
    const rng = rngFor(seedFromText(`reading ${name}`), 0);
    const broken: unknown[] = [];
    for (let i = 0; i < TIMES; i++)
      await Promise.resolve()
        .then(() => read(rng))
        .catch((error: unknown) => broken.push(error));
    expect(broken).toEqual([]);
  },
);
