/** Appends to a few matches as fast as it can, and says of each append that it is durable. Until it is killed. */
import { writeSync } from 'node:fs';
import { openStore, type StorePlace } from '../open-store.ts';
import { addMatch, eventAt } from './people.ts';

const store = await openStore(JSON.parse(process.argv[2] ?? '') as StorePlace);
await Promise.all(
  Array.from({ length: 5 }, async () => {
    const { id: match } = await addMatch(store);
    for (let seq = 1; ; seq++) {
      const outcome = await store.events.append({ match, events: [eventAt(seq)], due: seq });
      if (outcome === 'done') writeSync(1, `${match} ${seq}\n`);
    }
  }),
);
