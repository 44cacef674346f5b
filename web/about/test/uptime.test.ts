import { expect, test } from 'vitest';
import { uptimeOf } from '../uptime.ts';

test.each([
  [0, 'minutes', 0],
  [59_999, 'minutes', 0],
  [119 * 60_000, 'minutes', 119],
  [2 * 3_600_000, 'hours', 2],
  [47 * 3_600_000, 'hours', 47],
  [48 * 3_600_000, 'days', 2],
  // A clock that went back.
  [-5, 'minutes', 0],
] as const)('%d ms are told in %s: %d', (ms, unit, count) => {
  expect(uptimeOf(ms)).toEqual({ unit, count });
});
