import { expect, test } from 'vitest';
import { type Kept, parseKept, withBoard } from '../progress.ts';

const board = (path: string, laid = 1): Kept => ({ path, board: [1], laid, holes: 4, isDone: false });

test('what was touched last comes first, once', () => {
  const all = [board('free/5'), board('free/9')];
  expect(withBoard(all, board('free/9', 2))).toEqual([board('free/9', 2), board('free/5')]);
});

test('an empty board is forgotten, and so are the oldest', () => {
  let all: readonly Kept[] = [];
  for (let i = 0; i < 30; i++) all = withBoard(all, board(`puzzle/5/1/${i}`));
  expect(all).toHaveLength(24);
  expect(all.at(-1)?.path).toBe('puzzle/5/1/6');
  expect(withBoard(all, board('puzzle/5/1/29', 0))).toEqual(all.slice(1));
});

test('what a device remembers is read with care', () => {
  for (const raw of [null, 3, {}, 'x', [1, null, { path: 3 }, { ...board('a'), laid: 'x' }]]) {
    expect(parseKept(raw)).toEqual([]);
  }
  expect(parseKept([board('free/5'), 7])).toEqual([board('free/5')]);
});
