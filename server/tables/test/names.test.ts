import { expect, test } from 'vitest';
import { Names } from '../names.ts';
import { oneHouse } from './one-house.ts';

const here = oneHouse();

test('a name that is changed while it is being read is not told as it was', async () => {
  const { ann, ben, store } = here;
  let reads = 0;
  const names: Names = new Names({
    ...store.players,
    async findAll(ids) {
      const found = await store.players.findAll(ids);
      reads += 1;
      if (reads === 1) {
        await store.players.change(ann.id, { name: 'Anna', face: 2 });
        names.forget(ann.id);
      }
      return found;
    },
  });
  await names.learn([ann.id, ben.id]);
  expect([ann, ben].map(({ id }) => names.of(id).name)).toEqual(['Anna', 'Ben']);
  await names.learn([ann.id, ben.id]);
  expect(reads).toBe(2);
});
