import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '#server/store/open-store.ts';
import { folderPlace, type Place } from '../place.ts';
import type { Scene } from '../scene.ts';
import { Stage } from '../stage.ts';

const CLOCK = join(import.meta.dirname, '..', 'preload', 'clock.ts');
const HOUR = 3_600_000;
/** By how many milliseconds the clock is wrong, one after the other. */
const WRONG = [2 * HOUR, 0, -2 * HOUR, 0, 61_000, -61_000, 24 * HOUR, 0];
/** Everybody moves many times within one of these. */
const SECONDS = 30;

export const clockJumps: Scene = {
  name: 'clock-jumps',
  about: 'the clock of the server jumps by hours, forth and back, while move clocks run',
  async run(how) {
    const place = folderPlace();
    const stage = await Stage.open({
      ...how,
      place,
      processes: 1,
      breaks: [CLOCK],
      party: () => ({ clock: { kind: 'move', seconds: SECONDS } }),
    });
    for (const wrongBy of WRONG) {
      await stage.moves(10);
      stage.servers[0]?.tell({ wrongBy });
      // The house looks at its clocks four times a second.
      await sleep(1000);
    }
    const verdict = await stage.end();
    const ran = await ranOut(place, stage);
    await place.close();
    const failures =
      ran === 0 ? [] : [`${ran} times somebody was robbed of their turn, or replaced, by a clock`];
    return { faults: WRONG.length, verdict, failures };
  },
};

/** How often a clock chose for somebody: nobody took so long. */
async function ranOut(place: Place, { parties }: Stage): Promise<number> {
  const store = await openStore(place.store);
  let count = 0;
  for (const { table } of parties.flatMap(({ played }) => played))
    for (const { event } of await store.events.after(table, 0))
      if ('by' in event && event.by === 'clock') count += 1;
  await store.close();
  return count;
}
