import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { addMatch, addPlayer, freshId, SECRET, tableOf } from './people.ts';

const HOUR = 3_600_000;

export function players({ store, place }: Engine): void {
  test('a player is found, alone or among others, and changes name', async () => {
    const ada = await addPlayer(store(), 'Ada 🦊');
    const program = { ...ada, id: freshId(), isProgram: true };
    await store().players.create(program);
    expect(await store().players.find(ada.id)).toEqual(ada);
    expect(await store().players.find(program.id)).toEqual(program);
    expect(await store().players.find(freshId())).toBeNull();
    expect(await store().players.findAll([])).toEqual([]);
    const found = await store().players.findAll([ada.id, freshId(), program.id]);
    expect(new Set(found)).toEqual(new Set([ada, program]));
    expect(found).toHaveLength(2);
    await store().players.change(ada.id, { name: "d'Alès", face: 7 });
    expect(await store().players.find(ada.id)).toEqual({ ...ada, name: "d'Alès", face: 7 });
  });

  test('an id is taken once', async () => {
    const ada = await addPlayer(store());
    await expect(store().players.create({ ...ada, name: 'Eve' })).rejects.toThrow(/UNIQUE|unique/);
    expect(await store().players.find(ada.id)).toEqual(ada);
  });

  test('a session opens, notes to the hour that somebody was here, and ends', async () => {
    const ada = await addPlayer(store());
    const hash = freshId();
    await store().players.addSession({ hash, player: ada.id, createdAt: 1_000 });
    expect(await store().players.bySession(hash, 2_000)).toEqual(ada);
    const later = ada.seenAt + HOUR;
    expect(await store().players.bySession(hash, later)).toEqual({ ...ada, seenAt: later });
    expect(await store().players.find(ada.id)).toEqual({ ...ada, seenAt: later });
    await store().players.endSession(hash);
    expect(await store().players.bySession(hash, later)).toBeNull();
  });

  test('passkeys', async () => {
    const [ada, eve] = [await addPlayer(store()), await addPlayer(store())];
    const passkey = {
      id: freshId(),
      player: ada.id,
      publicKey: 'pQECAyYgASFYIA',
      counter: 0,
      transports: ['internal', 'hybrid'],
      createdAt: 5,
    };
    const second = { ...passkey, id: freshId(), transports: [], createdAt: 6 };
    await store().players.addPasskey(passkey);
    await store().players.addPasskey(second);
    expect(await store().players.passkeysOf(ada.id)).toEqual([passkey, second]);
    await store().players.countPasskey(passkey.id, 4_000_000_000);
    expect(await store().players.passkey(passkey.id)).toEqual({ ...passkey, counter: 4_000_000_000 });
    await store().players.removePasskey(passkey.id, eve.id);
    expect(await store().players.passkey(passkey.id)).not.toBeNull();
    await store().players.removePasskey(passkey.id, ada.id);
    expect(await store().players.passkey(passkey.id)).toBeNull();
  });

  test('who leaves takes everything along but the matches of others', async () => {
    const [ada, eve] = [await addPlayer(store(), 'Ada'), await addPlayer(store(), 'Eve')];
    const hash = freshId();
    await store().players.addSession({ hash, player: ada.id, createdAt: 1 });
    const passkey = {
      id: freshId(),
      player: ada.id,
      publicKey: 'x',
      counter: 0,
      transports: [],
      createdAt: 1,
    };
    await store().players.addPasskey(passkey);
    await store().push.add({ endpoint: freshId(), player: ada.id, p256dh: '', auth: '', language: 'fr' });
    const alone = await addMatch(store(), ada.id);
    const together = tableOf(eve.id, {
      seats: [
        { kind: 'person', player: ada.id, isReady: true, entropy: 'a' },
        { kind: 'person', player: eve.id, isReady: true, entropy: 'e' },
      ],
    });
    await store().tables.create(together, SECRET);
    const say = { tag: 'emote', emote: 'hello' } as const;
    await store().talk.add(together.id, { seq: 1, at: 1, player: ada.id, seat: 0, say });
    await store().talk.add(together.id, { seq: 2, at: 2, player: eve.id, seat: 1, say });

    expect(await store().players.erase(ada.id)).toEqual([alone.id]);
    expect(await store().players.find(ada.id)).toEqual({ ...ada, name: '', face: 0 });
    expect(await store().players.bySession(hash, 2)).toBeNull();
    expect(await store().players.passkeysOf(ada.id)).toEqual([]);
    expect(await store().push.of(ada.id)).toEqual([]);
    expect((await store().talk.of(together.id, 9)).map(({ player }) => player)).toEqual([eve.id]);
    expect(await store().tables.find(alone.id)).toBeNull();
    expect(await store().tables.secret(alone.id)).toBeNull();
    expect(await store().tables.find(together.id)).toEqual(together);

    expect(await store().players.erase(eve.id)).toEqual([]);
    expect(await store().players.find(eve.id)).toEqual({ ...eve, name: '', face: 0 });
  });

  test('of somebody who never played with others nothing stays', async () => {
    const ada = await addPlayer(store());
    await addMatch(store(), ada.id);
    await store().players.erase(ada.id);
    expect(await store().players.find(ada.id)).toBeNull();
    expect(await store().players.erase(ada.id)).toEqual([]);
  });

  test('guests who do not come any more are found: without a passkey, and where nobody waits for them', async () => {
    const opened = await (await place()).open();
    const add = async (name: string, seenAt: number): Promise<string> =>
      (await addPlayer(opened, name, seenAt)).id;
    const [stranger, later] = [await add('Stranger', 10), await add('Later', 20)];
    const keyed = await add('Keyed', 11);
    await opened.players.addPasskey({
      id: freshId(),
      player: keyed,
      publicKey: 'x',
      counter: 0,
      transports: [],
      createdAt: 1,
    });
    const over = { status: 'over', endedAt: 5 } as const;
    const [played, host, waiting, playing, setting] = [
      await add('Played', 12),
      await add('Host', 13),
      await add('Waiting', 14),
      await add('Playing', 15),
      await add('Setting up', 16),
    ];
    await opened.tables.create(tableOf(played, over), SECRET);
    await opened.tables.create(tableOf(host, { ...over, seats: [{ kind: 'empty' }] }), SECRET);
    await opened.tables.create(tableOf(waiting, over), SECRET);
    await opened.tables.create(tableOf(waiting), SECRET);
    await addMatch(opened, playing);
    await opened.tables.create(tableOf(setting, { seats: [{ kind: 'empty' }] }), SECRET);
    const gone = await add('Gone', 17);
    const both = tableOf(played, {
      ...over,
      seats: [played, gone].map(player => ({ kind: 'person', player, isReady: true, entropy: '' })),
    });
    await opened.tables.create(both, SECRET);
    await opened.players.erase(gone);

    const find = async (from: number, before: number, neverSat: boolean, limit = 9): Promise<string[]> =>
      (await opened.players.lapsed({ from, before, neverSat }, limit)).map(({ id }) => id);
    expect(await find(0, 30, false)).toEqual([stranger, played, host, later]);
    expect(await find(0, 30, false, 2)).toEqual([stranger, played]);
    expect(await find(0, 30, true)).toEqual([stranger, later]);
    expect(await find(10, 20, true)).toEqual([stranger]);
    expect(await find(11, 21, true)).toEqual([later]);
    await opened.close();
  });

  test('who comes back, or whom somebody waits for again, is not erased by the house', async () => {
    const ada = await addPlayer(store(), 'Ada', 10);
    const hash = freshId();
    await store().players.addSession({ hash, player: ada.id, createdAt: 1 });
    await store().players.bySession(hash, HOUR * 2);
    expect(await store().players.eraseLapsed(ada.id, HOUR)).toBeNull();
    const table = tableOf(ada.id);
    await store().tables.create(table, SECRET);
    expect(await store().players.eraseLapsed(ada.id, HOUR * 3)).toBeNull();
    expect((await store().players.bySession(hash, HOUR * 2))?.name).toBe('Ada');
    await store().tables.remove(table.id);
    const alone = tableOf(ada.id, { status: 'over', endedAt: 5 });
    await store().tables.create(alone, SECRET);
    expect(await store().players.eraseLapsed(ada.id, HOUR * 3)).toEqual([alone.id]);
    expect(await store().players.bySession(hash, HOUR * 2)).toBeNull();
    expect(await store().players.find(ada.id)).toBeNull();
    expect(await store().players.eraseLapsed(ada.id, HOUR * 3)).toBeNull();
  });
}
