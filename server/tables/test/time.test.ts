import { describe, expect, test } from 'vitest';
import type { Clock } from '#protocol/limits.ts';
import { Guest } from './guests.ts';
import { BOT, oneHouse, PERSON, wish } from './one-house.ts';

const here = oneHouse();

describe('time', () => {
  const quick: Clock = { kind: 'move', seconds: 1 };

  test('runs out: what an absent player would do is done, twice, then a bot plays on', async () => {
    const id = await here.begun(wish({ clock: quick, seats: [PERSON, BOT] }), here.ann);
    const guest = new Guest(here, here.ann);
    await guest.watch(id);
    const info = await guest.until(() =>
      guest.of('info').find(({ info: { seats } }) => seats[0]?.kind === 'person' && seats[0].handedOver),
    );
    expect(info.info.seats[0]).toMatchObject({ handedOver: 'clock', isHere: true });
    await here.house.follow(guest, { t: 'take-back', id: 'back', table: id });
    expect(guest.of('done').at(-1)).toEqual({ t: 'done', id: 'back' });
    expect(guest.of('info').at(-1)?.info.seats[0]).toMatchObject({ handedOver: null });
  });

  test('runs out, and bots move, at tables that nobody has open and after a restart', async () => {
    const id = await here.begun(wish({ clock: quick, seats: [PERSON, BOT] }), here.ann);
    await here.shut();
    const before = (await here.store.events.after(id, 0)).length;
    await here.reopen();
    const since = async (): Promise<unknown[]> =>
      (await here.store.events.after(id, before)).map(({ event }) =>
        event.kind === 'choice' ? event.by : '',
      );
    let movers = await since();
    while (!movers.includes('clock') || !movers.includes('bot')) {
      await new Promise(resolve => setTimeout(resolve, 50));
      movers = await since();
    }
    expect(movers).not.toContain('player');
  });

  test('in a slow game, whose turn it is hears of it if no page is open', async () => {
    const days: Clock = { kind: 'days', days: 3 };
    await here.begun(wish({ clock: days }), here.ann, here.ben);
    expect(here.notified).toHaveLength(1);
    here.notified.length = 0;
    await here.news.arrive(new Guest(here, here.ann));
    await here.news.arrive(new Guest(here, here.ben));
    await here.begun(wish({ clock: days }), here.ann, here.ben);
    expect(here.notified).toEqual([]);
  });
});
