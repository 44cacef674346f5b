/** Appends to a few matches as fast as it can, and says of each append that it is durable. Until it is killed. */
import { openStore, type StorePlace } from '../open-store.ts';
import { addMatch, eventAt } from './people.ts';

const store = await openStore(JSON.parse(process.argv[2] ?? '') as StorePlace);
await Promise.all(
  Array.from({ length: 5 }, async () => {
    const { id: match } = await addMatch(store);
    for (let seq = 1; ; seq++) {
      const outcome = await store.events.append({ match, events: [eventAt(seq)], due: seq });
      // Waits for a reader who is slower, rather than fail.
      if (outcome === 'done') await said(`${match} ${seq}\n`);
    }
  }),
);

function said(text: string): Promise<void> {
  return new Promise(resolve => process.stdout.write(text, () => resolve()));
}
