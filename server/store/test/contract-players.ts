import { expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { addMatch, addPlayer, freshId, SECRET, tableOf } from './people.ts';

const HOUR = 3_600_000;

export function players({ store }: Engine): void {
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
}
