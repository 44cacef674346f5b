import { expect, test } from 'vitest';
import { Trying } from '../trying.ts';

const PAUSE = 20;
const place = (cell: number) => ({ kind: 'place', cell });

async function rest(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 5 * PAUSE));
}

test('the first try is sent at once, of many that follow only the last', async () => {
  const sent: unknown[] = [];
  const trying = new Trying(move => sent.push(move), PAUSE);
  for (const cell of [1, 2, 3, 4]) trying.show(place(cell), 7);
  expect(sent).toEqual([place(1)]);
  await rest();
  expect(sent).toEqual([place(1), place(4)]);
  trying.close();
});

test('what is taken back is told once, and nothing is told of who laid nothing', async () => {
  const sent: unknown[] = [];
  const trying = new Trying(move => sent.push(move), PAUSE);
  trying.show(null, 7);
  await rest();
  expect(sent).toEqual([]);
  trying.show(place(1), 7);
  await rest();
  trying.show(null, 7);
  await rest();
  trying.show(null, 7);
  await rest();
  expect(sent).toEqual([place(1), null]);
  trying.close();
});

test('after it is closed nothing is sent', async () => {
  const sent: unknown[] = [];
  const trying = new Trying(move => sent.push(move), PAUSE);
  trying.show(place(1), 7);
  trying.show(place(2), 7);
  trying.close();
  await rest();
  expect(sent).toEqual([place(1)]);
});
