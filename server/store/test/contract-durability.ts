import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { addMatch, eventAt, eventsFrom } from './people.ts';

const APPENDER = new URL('appender.ts', import.meta.url).pathname;
/** The process dies in the middle of its work, after so many acknowledgements. */
const ACKNOWLEDGED = [1, 40, 400];

export function durability({ place }: Engine): void {
  test('what is closed is there when it is opened again', async () => {
    const { open } = await place();
    const store = await open();
    const match = await addMatch(store);
    const asked = store.events.append({ match: match.id, events: eventsFrom(1, 3), due: null });
    await store.close();
    expect(await asked).toBe('done');
    await expect(store.ping()).rejects.toThrow('closed');
    await expect(store.events.append({ match: match.id, events: [eventAt(4)], due: null })).rejects.toThrow(
      'closed',
    );
    const again = await open();
    expect(await again.events.after(match.id, 0)).toEqual(eventsFrom(1, 3));
    expect(await again.tables.find(match.id)).toEqual(match);
    await again.close();
  });

  test.each(ACKNOWLEDGED)('kill −9 after %i acknowledged appends: none is missing', async count => {
    const { open, named } = await place();
    const child = spawn(process.execPath, [APPENDER, JSON.stringify(named)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const acknowledged = await killAfter(child, count);
    expect(acknowledged.size).toBeGreaterThanOrEqual(count);
    // Nothing is left of the dead process that would keep us out.
    const store = await open();
    for (const match of await store.tables.ids()) {
      const stored = await store.events.after(match, 0);
      expect(stored).toEqual(eventsFrom(1, stored.length));
      for (const { seq } of stored) acknowledged.delete(`${match} ${seq}`);
    }
    expect([...acknowledged]).toEqual([]);
    await store.close();
  });
}

/** What the child was told is durable: one line for each, `MATCH SEQ`. */
async function killAfter(child: ChildProcess, count: number): Promise<Set<string>> {
  const lines = new Set<string>();
  if (child.stdout === null) throw new Error('no output');
  for await (const line of createInterface({ input: child.stdout })) {
    lines.add(line);
    if (lines.size === count) child.kill('SIGKILL');
  }
  return lines;
}
