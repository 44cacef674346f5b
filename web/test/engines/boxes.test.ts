import { expect, test } from 'vitest';
import { type Box, differences } from './boxes.ts';

test('the same boxes differ in nothing, nor do those a few pixels away', () => {
  expect(differences(shelf({}), shelf({}))).toEqual([]);
  expect(differences(shelf({}), shelf({ plank: { height: 83 }, text: { width: 612 } }))).toEqual([]);
});

test('a drawing whose height is left to the engine is named, and nothing else', () => {
  expect(differences(shelf({}), shelf({ plank: { height: 268 } }))).toEqual([
    'main > svg.plank: 1300 × 268 instead of 1300 × 80',
  ]);
});

test('a text may have a line more, and what is after it goes with it', () => {
  const later = shelf({ text: { height: 72 }, button: { y: 172 } });
  expect(differences(shelf({}), later)).toEqual([]);
});

test('a button that is elsewhere for no reason is named', () => {
  expect(differences(shelf({}), shelf({ button: { y: 172 } }))).toEqual([
    'main > button: at 0, 172 instead of 0, 148',
  ]);
});

test('a row that wraps may wrap elsewhere', () => {
  const row = (x: number, y: number): Box =>
    box({ name: 'p', wraps: true, height: 44 + y, inside: [box({ name: 'a', x, y, height: 44 })] });
  expect(differences(row(200, 0), row(0, 48))).toEqual([]);
});

test('what one of the two lacks is named', () => {
  const bare = box({ name: 'main' });
  const full = box({ name: 'main', inside: [box({ name: 'svg' })] });
  expect(differences(full, bare)).toEqual(['main: has no svg']);
  expect(differences(bare, full)).toEqual(['main: has a svg']);
});

interface Parts {
  readonly plank?: Partial<Box>;
  readonly text?: Partial<Box>;
  readonly button?: Partial<Box>;
}

function shelf({ plank, text, button }: Parts): Box {
  return box({
    name: 'main',
    width: 1300,
    height: 400,
    inside: [
      box({ name: 'svg.plank', width: 1300, height: 80, ...plank }),
      box({ name: 'p', y: 100, width: 600, height: 48, line: 24, ...text }),
      box({ name: 'button', y: 148, width: 120, height: 44, ...button }),
    ],
  });
}

function box(given: Partial<Box> & { readonly name: string }): Box {
  return { x: 0, y: 0, width: 100, height: 20, line: 0, wraps: false, sticks: false, inside: [], ...given };
}
