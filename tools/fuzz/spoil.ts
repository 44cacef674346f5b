import { isRecord } from '#contract/json.ts';
import type { Rng } from '#contract/rng.ts';
import { pick } from './values.ts';

/** What has broken other programs. */
export const NASTY: readonly unknown[] = [
  null,
  true,
  '',
  0,
  -1,
  -0,
  0.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 32,
  [],
  {},
  [[]],
  [null],
  '\0',
  '\ud800',
  '\udfff\ud800',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'é'.repeat(300),
  'W'.repeat(5000),
  `e${'\u0301'.repeat(200)}`,
  '\u202e\u2066',
  '👩\u200d👩\u200d👧\u200d👦'.repeat(9),
  '<script>alert(1)</script>',
  "'; DROP TABLE match; --",
  '../../../etc/passwd',
  '%00%ff%2e%2e',
  '{name, select, other {}}',
  '{',
  'NaN',
  '1e999',
  '2026-02-30',
  '٣',
];

/** The same with one thing in it that is not as it should be, wherever that is. */
export function spoilValue(value: unknown, rng: Rng): unknown {
  if (Array.isArray(value) && value.length > 0 && rng.int(4) > 0) {
    const at = rng.int(value.length);
    switch (rng.int(6)) {
      case 0:
        return value.toSpliced(at, 1);
      case 1:
        return value.toSpliced(at, 0, value[at]);
      default:
        return value.with(at, spoilValue(value[at], rng));
    }
  }
  if (isRecord(value) && Object.keys(value).length > 0 && rng.int(5) > 0) {
    const key = pick(Object.keys(value), rng);
    const { [key]: there, ...others } = value;
    switch (rng.int(8)) {
      case 0:
        return others;
      case 1:
        return { ...value, [String(pick(NASTY, rng))]: there };
      case 2:
        return { ...others, [key]: nested(there, 1 + rng.int(40)) };
      default:
        return { ...value, [key]: spoilValue(there, rng) };
    }
  }
  return pick(NASTY, rng);
}

/** The same with some of its bytes lost, doubled, exchanged or made up. */
export function spoilBytes(bytes: Uint8Array, rng: Rng): Buffer {
  let spoilt = Buffer.from(bytes);
  for (let times = 1 + rng.int(4); times > 0; times--) {
    const at = rng.int(spoilt.length + 1);
    const length = 1 + rng.int(8);
    const [before, after] = [spoilt.subarray(0, at), spoilt.subarray(at + length)];
    switch (rng.int(5)) {
      case 0:
        spoilt = Buffer.concat([before, after]);
        break;
      case 1:
        spoilt = Buffer.concat([before, spoilt.subarray(at, at + length), spoilt.subarray(at)]);
        break;
      case 2:
        spoilt = Buffer.concat([before, Buffer.from(Array.from({ length }, () => rng.int(256))), after]);
        break;
      case 3:
        spoilt = Buffer.from(before);
        break;
      default:
        spoilt = Buffer.from(spoilt);
        if (at < spoilt.length) spoilt[at] = (spoilt[at] ?? 0) ^ (1 << rng.int(8));
    }
  }
  return spoilt;
}

function nested(value: unknown, depth: number): unknown {
  return depth === 0 ? value : [nested(value, depth - 1)];
}
