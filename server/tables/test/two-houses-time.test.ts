import { afterEach, expect, test, vi } from 'vitest';
import { BotPool } from '../bot-pool.ts';
import { Guest, type Opened } from './guests.ts';
import { wish } from './one-house.ts';
import { severalHouses } from './several-houses.ts';

const here = severalHouses();
afterEach(() => {
  vi.restoreAllMocks();
});

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

test('bots are thought for once and time runs out once, however many processes have the table open', async () => {
  const { first, second, ann } = here;
  const thought = vi.spyOn(BotPool.prototype, 'think');
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 1 }] as const;
  const appended = [first, second].map(({ store }) => vi.spyOn(store.events, 'append'));
  const id = await here.begun({ clock: { kind: 'move', seconds: 1 }, seats });
  const pages = [new Guest(first, ann), new Guest(second, ann)];
  for (const page of pages) await page.watch(id);
  const log = () => first.store.events.after(id, 0);
  // Twice the time runs out, then a bot plays for her too.
  await pages[0]?.until(() => (pages[0]?.envelope(id)?.step ?? 0) >= 8);
  const bots = (await log()).filter(({ event }) => event.kind === 'choice' && event.by === 'bot');
  expect(bots.length).toBeGreaterThan(3);
  // The last one may be thinking.
  expect(thought.mock.calls.length - bots.length).toBeLessThanOrEqual(1);
  const answers = await Promise.all(appended.flatMap(({ mock }) => mock.results.map(({ value }) => value)));
  expect(answers).not.toContain('conflict');
});

test('what a process does not look after any more, another takes on', async () => {
  const { second, ann } = here;
  const lazy = await here.open(store => ({ ...store, tables: { ...store.tables, due: async () => [] } }));
  const made = await lazy.house.create(ann, wish({ clock: { kind: 'move', seconds: 1 } }));
  const id = made.ok ? made.id : '';
  for (const one of [ann, here.ben]) await lazy.house.at(id, table => table.sit(one, { entropy: 'e' }));
  await lazy.house.at(id, table => table.begin(ann));
  const page = new Guest(second, ann);
  await page.watch(id);
  const begun = performance.now();
  await page.until(() => (page.envelope(id)?.step ?? 0) > 0);
  expect(performance.now() - begun).toBeGreaterThan(5000);
  const [event] = await second.store.events.after(id, 0);
  expect(event?.event).toMatchObject({ kind: 'choice', by: 'clock' });
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
