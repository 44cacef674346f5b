import { expect, test } from 'vitest';
import { fileName } from '../save-file.ts';

test('a match file is named after its game and its evening', () => {
  expect(fileName('mathable', new Date(2026, 10, 15, 11, 42))).toBe('mathable-2026-11-15-1142.json');
  expect(fileName('gamate', new Date(2027, 0, 5, 0, 3))).toBe('gamate-2027-01-05-0003.json');
});
