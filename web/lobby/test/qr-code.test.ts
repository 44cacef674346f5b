import fc from 'fast-check';
import { expect, test } from 'vitest';
import { qrPath } from '../qr-code.tsx';

test('neighbours in a row are one piece', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1z');
});

test('every dark module is drawn once, and nothing else', () => {
  const square = fc.integer({ min: 1, max: 12 }).chain(size =>
    fc.array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  );
  fc.assert(
    fc.property(square, modules => {
      expect(drawn(qrPath(modules), modules.length)).toEqual(modules);
    }),
  );
});

/** The modules that a path covers. */
function drawn(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(length); i++) {
      const row = modules[Number(y)];
      expect(row?.[Number(x) + i]).toBe(false);
      if (row !== undefined) row[Number(x) + i] = true;
    }
  }
  return modules;
}
