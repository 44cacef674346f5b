import { expect, test } from 'vitest';
import { parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { sealed } from '#kernel/test/toys/sealed.ts';
import { sealedTrial } from '#kernel/test/toys/trials.ts';
import { fuzzOnce } from '../fuzz.ts';

test('an honest game leaves no dump', () => {
  const results = Array.from({ length: 20 }, (_, n) => fuzzOnce(sealedTrial(), testSeed(n)));
  expect(results.filter(({ dump }) => dump !== undefined)).toEqual([]);
  expect(Math.max(...results.map(({ steps }) => steps))).toBeGreaterThan(4);
});

test('a failure is kept as a match that can be opened at the step at fault', () => {
  const forgetful = sealedTrial({
    ...sealed,
    moves: view => (view.tricks.length === 2 ? [] : sealed.moves(view)),
  });
  const failed = Array.from({ length: 20 }, (_, n) => fuzzOnce(forgetful, testSeed(n))).find(
    ({ dump }) => dump,
  );
  expect(failed?.dump).toMatchObject({
    format: 'etagere-match/1',
    failure: expect.stringContaining('law "moves"'),
  });
  const read = parseLog(JSON.parse(JSON.stringify(failed?.dump)));
  const opened = read.ok && Match.replay(sealed, read.log);
  expect(opened && opened.ok && opened.match.envelope('spectator').view.tricks).toHaveLength(2);
});
