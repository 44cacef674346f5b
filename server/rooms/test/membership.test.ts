import { expect, test } from 'vitest';
import type { RoomRecord } from '../../store/records.ts';
import * as membership from '../membership.ts';

const NEW = membership.newRoom({ id: 'r', code: 'moki42', screen: 'tv', now: 1000 });
const PLACES = 3;

type Answer =
  | { readonly ok: true; readonly record: RoomRecord }
  | { readonly ok: false; readonly why: string };

/** One after the other, each of which must be followed. */
function after(...makes: ((record: RoomRecord) => Answer)[]): RoomRecord {
  return makes.reduce((record, make) => {
    const next = make(record);
    if (!next.ok) throw new Error(next.why);
    return next.record;
  }, NEW);
}

const joins =
  (player: string) =>
  (record: RoomRecord): Answer =>
    membership.join(record, player, PLACES);
const people = (record: RoomRecord): string[] => record.people.map(({ player }) => player);

test('the first who comes with a phone leads, and the next in turn when they leave', () => {
  const room = after(joins('ann'), joins('ben'), joins('cleo'));
  expect(room.lead).toBe('ann');
  expect(people(room)).toEqual(['ann', 'ben', 'cleo']);
  expect(membership.join(room, 'dan', PLACES)).toEqual({ ok: false, why: 'room-full' });
  const left = after(joins('ann'), joins('ben'), record => membership.leave(record, 'ann'));
  expect(left.lead).toBe('ben');
  expect(membership.leave(left, 'ann')).toEqual({ ok: false, why: 'not-in-room' });
});

test('whoever joins twice is in once, and the record is the same', () => {
  const room = after(joins('ann'));
  expect(membership.join(room, 'ann', PLACES)).toEqual({ ok: true, record: room });
});

test('a screen never becomes a person, neither by joining nor by a claim', () => {
  const room = after(joins('ann'));
  expect(membership.join(room, 'tv', PLACES)).toEqual({ ok: false, why: 'is-screen' });
  expect(membership.claim(room, { id: 'c', by: 'tv', of: 'ann', now: 1 })).toEqual({
    ok: false,
    why: 'is-screen',
  });
});

test('somebody without a phone comes by a screen that may decide, and never leads', () => {
  const add = (screen: string) => (record: RoomRecord) =>
    membership.addPerson(record, screen, { player: 'gran', places: PLACES });
  expect(add('nobody')(NEW)).toEqual({ ok: false, why: 'not-keeper' });
  const second = after(record => membership.addScreen(record, 'kitchen'));
  expect(add('kitchen')(second)).toEqual({ ok: false, why: 'not-keeper' });
  const room = after(add('tv'));
  expect(room).toMatchObject({ lead: null, people: [{ player: 'gran', by: 'screen' }] });
  expect(membership.giveLead(room, 'tv', 'gran')).toEqual({ ok: false, why: 'not-in-room' });
  expect(after(add('tv'), joins('ann')).lead).toBe('ann');
  // The lead decides, but holds nobody's hand.
  expect(membership.addPerson(after(joins('ann')), 'ann', { player: 'gran', places: 9 }).ok).toBe(false);
});

test.each<[string, (record: RoomRecord, who: string) => Answer]>([
  ['show somebody out', (record, who) => membership.showOut(record, who, 'ben')],
  ['hand the lead on', (record, who) => membership.giveLead(record, who, 'ben')],
  ['close the door', (record, who) => membership.setDoor(record, who, false)],
  [
    'choose the box',
    (record, who) => membership.setBox(record, who, { game: 'g', config: {}, seats: 2, level: 1 }),
  ],
  [
    'let a screen decide',
    (record, who) => membership.letScreen(record, who, { screen: 'kitchen', isKeeper: true }),
  ],
])('only the lead and screens that were let may %s', (_what, make) => {
  const room = after(joins('ann'), joins('ben'), record => membership.addScreen(record, 'kitchen'));
  for (const who of ['ben', 'kitchen', 'stranger'])
    expect(make(room, who)).toEqual({ ok: false, why: 'not-keeper' });
  for (const who of ['ann', 'tv']) expect(make(room, who).ok).toBe(true);
});

test('who was shown out does not come in again, and has no more say', () => {
  const room = after(joins('ann'), joins('ben'), record => membership.showOut(record, 'tv', 'ann'));
  expect(room).toMatchObject({ lead: 'ben', shownOut: ['ann'] });
  expect(membership.join(room, 'ann', PLACES)).toEqual({ ok: false, why: 'shown-out' });
  expect(membership.claim(room, { id: 'c', by: 'ann', of: 'ben', now: 1 })).toMatchObject({
    why: 'shown-out',
  });
  expect(membership.showOut(room, 'tv', 'tv')).toEqual({ ok: false, why: 'not-in-room' });
  expect(membership.showOut(room, 'tv', 'a name of nobody')).toEqual({ ok: false, why: 'not-in-room' });
});

test('behind a closed door only those who are in stay in', () => {
  const room = after(joins('ann'), record => membership.setDoor(record, 'ann', false));
  expect(membership.join(room, 'ben', PLACES)).toEqual({ ok: false, why: 'room-closed' });
  expect(membership.join(room, 'ann', PLACES).ok).toBe(true);
});

test('another phone has all that somebody had in the room, once a keeper says so', () => {
  const claimed = after(joins('ann'), joins('ben'), record =>
    membership.claim(record, { id: 'c', by: 'new', of: 'ann', now: 5 }),
  );
  const answer = (who: string, agrees: boolean, now = 6): ReturnType<typeof membership.answerClaim> =>
    membership.answerClaim(claimed, who, { id: 'c', agrees, now });
  expect(answer('new', true)).toEqual({ ok: false, why: 'not-keeper' });
  expect(answer('ben', true)).toEqual({ ok: false, why: 'not-keeper' });
  expect(answer('tv', true, 5 + membership.CLAIM_LASTS)).toEqual({ ok: false, why: 'no-such-claim' });
  expect(answer('tv', false)).toMatchObject({ ok: true, moved: null, record: { claims: [] } });
  const agreed = answer('tv', true);
  expect(agreed).toMatchObject({
    moved: { from: 'ann', to: 'new' },
    record: { lead: 'new', claims: [], people: [{ player: 'new', by: 'phone' }, { player: 'ben' }] },
  });
  // The owner of the seat may say it as well as a keeper.
  expect(answer('ann', true).ok).toBe(true);
});

test('claims are few, one each, and for those who are not in', () => {
  const room = after(joins('ann'), joins('ben'));
  const ask = (record: RoomRecord, by: string): Answer =>
    membership.claim(record, { id: by, by, of: 'ann', now: 1 });
  expect(ask(room, 'ben')).toEqual({ ok: false, why: 'is-screen' });
  expect(membership.claim(room, { id: 'c', by: 'x', of: 'zoe', now: 1 })).toMatchObject({
    why: 'not-in-room',
  });
  const many = ['a', 'b', 'c', 'd'].reduce((record, by) => {
    const next = ask(ok(ask(record, by)), by);
    return ok(next);
  }, room);
  expect(many.claims.map(({ by }) => by)).toEqual(['a', 'b', 'c', 'd']);
  expect(ask(many, 'e')).toEqual({ ok: false, why: 'busy' });
  // Whoever asks for a place that is not theirs can be shown out too.
  expect(ok(membership.showOut(many, 'tv', 'b')).claims.map(({ by }) => by)).toEqual(['a', 'c', 'd']);
});

test('a pass is good once, for a while, and for its own seat', () => {
  const room = after(joins('ann'), joins('ben'), record =>
    membership.givePass(record, 'ann', { hash: 'h', until: 100 }),
  );
  const use = (change: Partial<Parameters<typeof membership.usePass>[1]>) =>
    membership.usePass(room, { by: 'new', of: 'ann', hash: 'h', now: 50, ...change });
  for (const wrong of [{ hash: 'x' }, { of: 'ben' }, { now: 100 }])
    expect(use(wrong)).toEqual({ ok: false, why: 'no-such-claim' });
  const used = use({});
  expect(used).toMatchObject({ ok: true, moved: { from: 'ann', to: 'new' }, record: { passes: [] } });
  expect(membership.givePass(room, 'stranger', { hash: 'h', until: 1 })).toMatchObject({
    why: 'not-in-room',
  });
});

function ok(answer: Answer): RoomRecord {
  if (!answer.ok) throw new Error(answer.why);
  return answer.record;
}
