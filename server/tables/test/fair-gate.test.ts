import { expect, test } from 'vitest';
import { FairGate } from '../fair-gate.ts';

const soon = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('so many are inside at one time, and whoever asks for much waits behind whoever asks for little', async () => {
  const gate = new FairGate(2);
  const order: string[] = [];
  let [inside, most] = [0, 0];
  const ask = (who: string, what: string): Promise<void> =>
    gate.through(who, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await soon();
      inside -= 1;
      order.push(what);
    });
  const much = Array.from({ length: 6 }, (_, i) => ask('much', `much ${i}`));
  await Promise.all([...much, ask('little', 'little'), ask('other', 'other')]);
  expect(most).toBe(2);
  expect(order).toEqual(['much 0', 'much 1', 'much 2', 'little', 'other', 'much 3', 'much 4', 'much 5']);
});

test('what fails gives its place to the next', async () => {
  const gate = new FairGate(1);
  const failing = gate.through('one', async () => {
    await soon();
    throw new Error('failed');
  });
  const next = gate.through('other', async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
  expect(await gate.through('one', async () => 'again')).toBe('again');
});
