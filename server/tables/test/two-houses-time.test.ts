import { expect, test } from 'vitest';
import { Guest, type Opened } from './guests.ts';
import { severalHouses } from './several-houses.ts';

const here = severalHouses();

const SECONDS = 30;
/** Milliseconds by which what two processes say may differ. */
const CLOSE = 300;

test('all processes show the same time, also one that opens later, and none gives any back', async () => {
  const { first, second } = here;
  const id = await here.begun({ clock: { kind: 'move', seconds: SECONDS } });
  const begun = performance.now();
  await pause(1000);
  const third = await here.open();
  await pause(500);
  for (const one of [first, second, third]) {
    const left = await leftAt(one, id);
    expect(Math.abs(left - (SECONDS * 1000 - (performance.now() - begun)))).toBeLessThan(CLOSE);
  }
  // One after the other is replaced, as in a deploy.
  await here.close(first);
  const fourth = await here.open();
  await here.close(second);
  await here.close(third);
  await pause(500);
  const left = await leftAt(fourth, id);
  expect(Math.abs(left - (SECONDS * 1000 - (performance.now() - begun)))).toBeLessThan(CLOSE);
});

test('time in which no process was there is given back once, whichever comes first', async () => {
  const id = await here.begun({ clock: { kind: 'move', seconds: SECONDS } });
  const begun = performance.now();
  await pause(1000);
  const { first, second } = here;
  await here.close(first);
  await here.close(second);
  const closed = performance.now();
  await pause(1500);
  const third = await here.open();
  const away = performance.now() - closed;
  await pause(700);
  const fourth = await here.open();
  await pause(500);
  for (const one of [third, fourth]) {
    const left = await leftAt(one, id);
    const expected = SECONDS * 1000 - (performance.now() - begun - away);
    expect(Math.abs(left - expected)).toBeLessThan(CLOSE);
  }
});

/** Milliseconds that are left to whoever must move. */
async function leftAt(opened: Opened, id: string): Promise<number> {
  const guest = new Guest(opened, here.ben);
  await guest.watch(id);
  const clocks = guest.of('frames').at(-1)?.clocks;
  return clocks?.left[clocks.running[0] ?? -1] ?? 0;
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
