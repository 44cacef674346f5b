import { setTimeout as sleep } from 'node:timers/promises';
import { Cutter, everyCut } from '../cutter.ts';
import { folderPlace } from '../place.ts';
import type { Scene } from '../scene.ts';
import { Stage } from '../stage.ts';

/** From the greeting to the first few moves. */
const MESSAGES = 14;
/** Each place is cut so often: by somebody who sits there, and by somebody who looks on. */
const ROUNDS = 3;

export const cutSockets: Scene = {
  name: 'cut-sockets',
  about: 'sockets are cut before, within and after each of their first messages, both ways',
  async run(how) {
    const place = folderPlace();
    const cutter = new Cutter(shuffled(Array.from({ length: ROUNDS }, () => everyCut(MESSAGES)).flat()));
    const address = await cutter.open();
    const stage = await Stage.open({
      ...how,
      place,
      processes: 1,
      // Those for two: whoever is away keeps the others waiting.
      trials: how.trials.filter(({ seats }) => seats === 2),
      party(doors) {
        cutter.leadTo(doors);
        return { sockets: () => address };
      },
    });
    while (!cutter.isDone) await stage.moves(1);
    const verdict = await stage.end();
    cutter.close();
    await place.close();
    return { faults: cutter.done, verdict, failures: [] };
  },
};

const PAUSES = 12;
const PAUSE_MS = 2000;

export const stopsReading: Scene = {
  name: 'stops-reading',
  about: 'guests stop reading for a while, one after the other',
  async run(how) {
    const place = folderPlace();
    const stage = await Stage.open({ ...how, place, processes: 1 });
    const failures: string[] = [];
    for (let i = 0; i < PAUSES; i++) {
      await stage.moves(3);
      const party = stage.parties[i % stage.parties.length];
      const { guests = [] } = party ?? {};
      // The one who looks on, or one whom the others wait for.
      const guest = i % 2 === 0 ? guests.at(-1) : guests[stage.rng.int(guests.length)];
      guest?.pause();
      const before = stage.acknowledged;
      await sleep(PAUSE_MS);
      if (stage.acknowledged === before) failures.push('nobody moved while one guest read nothing');
      guest?.resume();
    }
    const verdict = await stage.end();
    await place.close();
    return { faults: PAUSES, verdict, failures };
  },
};

/** Not one kind after the other: those that let nobody in would come all at once. */
function shuffled<T>(all: readonly T[]): T[] {
  const step = 17;
  return all.map((_, index) => all[(index * step) % all.length] as T);
}
