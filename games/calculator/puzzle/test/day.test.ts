import { describe, expect, test } from 'vitest';
import { isDay, kindOfDay, puzzleOfTheDay } from '../day.ts';
import { countSolutions } from '../solve.ts';

describe('[CA-18] the puzzle of the day', () => {
  test('is the same for everyone, and another one tomorrow', () => {
    expect(puzzleOfTheDay('2026-11-16')).toEqual(puzzleOfTheDay('2026-11-16'));
    expect(puzzleOfTheDay('2026-11-16')).not.toEqual(puzzleOfTheDay('2026-11-23'));
  });

  test('has one solution on each day of a week', () => {
    for (let day = 16; day <= 22; day++) {
      const { puzzle, solution, level } = puzzleOfTheDay(`2026-11-${day}`);
      expect(countSolutions(puzzle)).toEqual({ count: 1, solution, isSure: true });
      expect({ size: puzzle.size, level }).toEqual(kindOfDay(`2026-11-${day}`));
    }
  });

  // Weekdays from the calendar.
  test.each([
    ['2026-11-16', { size: 5, level: 1 }], // Monday
    ['2026-11-15', { size: 13, level: 2 }], // Sunday
    ['2024-02-29', { size: 5, level: 3 }], // Thursday
    ['2024-03-01', { size: 9, level: 2 }], // Friday
    ['2100-03-01', { size: 5, level: 1 }], // Monday: 2100 is no leap year
  ])('%s', (date, kind) => {
    expect(kindOfDay(date)).toEqual(kind);
  });

  test.each([
    ['2026-11-15', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['tomorrow', false],
  ])('%s is a day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });
});
