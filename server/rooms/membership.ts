/** Who is in a room, and who decides there: every function takes a record and gives the next one, or says why not. */
import type { RoomBox } from '#protocol/room-info.ts';
import type { RoomRecord } from '../store/records.ts';
import { type Answered, no } from '../tables/answered.ts';

type Next<T = object> = Answered<T & { readonly record: RoomRecord }>;

/** Big screens of one room. */
export const SCREENS_MAX = 8;
/** Claims that wait for an answer. */
const CLAIMS_MAX = 4;
/** Milliseconds after which a claim that nobody answered is none. */
export const CLAIM_LASTS = 5 * 60_000;
/** Of those who were shown out, so many are known; a name of more is somebody's game. */
const SHOWN_OUT_MAX = 50;

export function newRoom(of: {
  readonly id: string;
  readonly code: string;
  readonly screen: string;
  readonly now: number;
}): RoomRecord {
  const { id, code, screen, now } = of;
  return {
    id,
    code,
    openedAt: now,
    usedAt: now,
    isOpen: true,
    lead: null,
    people: [],
    screens: [{ player: screen, isKeeper: true }],
    claims: [],
    passes: [],
    shownOut: [],
    box: null,
    table: null,
    played: 0,
    revision: 1,
  };
}

/** May decide: the lead, and the screens that were let. */
export function isKeeper({ lead, screens }: RoomRecord, player: string | null): boolean {
  if (player === null) return false;
  return lead === player || screens.some(screen => screen.isKeeper && screen.player === player);
}

export function roleOf(record: RoomRecord, player: string | null): 'person' | 'screen' | 'onlooker' {
  if (personIn(record, player) !== undefined) return 'person';
  return record.screens.some(screen => screen.player === player) ? 'screen' : 'onlooker';
}

/** Those who knew the code; whoever is in already stays as they are. The first with a phone leads. */
export function join(record: RoomRecord, player: string, places: number): Next {
  const role = roleOf(record, player);
  if (role === 'person') return { ok: true, record };
  if (role === 'screen') return no('is-screen');
  if (record.shownOut.includes(player)) return no('shown-out');
  if (!record.isOpen) return no('room-closed');
  return enter(record, { player, by: 'phone' }, places);
}

/** Somebody without a phone, by the screen that keeps their session. */
export function addPerson(
  record: RoomRecord,
  screen: string,
  { player, places }: { readonly player: string; readonly places: number },
): Next {
  if (!isKeeper(record, screen) || roleOf(record, screen) !== 'screen') return no('not-keeper');
  return enter(record, { player, by: 'screen' }, places);
}

function enter(record: RoomRecord, person: RoomRecord['people'][number], places: number): Next {
  if (record.people.length >= places) return no('room-full');
  const people = [...record.people, person];
  return { ok: true, record: changed(record, { people, lead: leadOf({ ...record, people }) }) };
}

/** Leaves by themselves, or with a word of a keeper. */
export function leave(record: RoomRecord, player: string): Next {
  if (personIn(record, player) === undefined) return no('not-in-room');
  return { ok: true, record: changed(record, without(record, player)) };
}

/** A stranger, or somebody whose device is no longer wanted: they do not come in again. */
export function showOut(record: RoomRecord, keeper: string, player: string): Next {
  if (!isKeeper(record, keeper)) return no('not-keeper');
  const role = roleOf(record, player);
  // Whoever lost their place can still ask for one.
  const asks = record.claims.some(({ by }) => by === player);
  if ((role === 'onlooker' && !asks) || player === keeper) return no('not-in-room');
  const shownOut = [...record.shownOut, player].slice(-SHOWN_OUT_MAX);
  return { ok: true, record: changed(record, { ...without(record, player), shownOut }) };
}

export function giveLead(record: RoomRecord, keeper: string, to: string): Next {
  if (!isKeeper(record, keeper)) return no('not-keeper');
  if (personIn(record, to)?.by !== 'phone') return no('not-in-room');
  return { ok: true, record: changed(record, { lead: to }) };
}

export function setDoor(record: RoomRecord, keeper: string, isOpen: boolean): Next {
  if (!isKeeper(record, keeper)) return no('not-keeper');
  return { ok: true, record: changed(record, { isOpen }) };
}

export function setBox(record: RoomRecord, keeper: string, box: RoomBox): Next {
  if (!isKeeper(record, keeper)) return no('not-keeper');
  return { ok: true, record: changed(record, { box }) };
}

/** One more screen: whoever knows the code may look on, and no more. */
export function addScreen(record: RoomRecord, screen: string): Next {
  if (record.screens.length >= SCREENS_MAX) return no('room-full');
  const screens = [...record.screens, { player: screen, isKeeper: false }];
  return { ok: true, record: changed(record, { screens }) };
}

export function letScreen(
  record: RoomRecord,
  keeper: string,
  { screen, isKeeper: wished }: { readonly screen: string; readonly isKeeper: boolean },
): Next {
  if (!isKeeper(record, keeper)) return no('not-keeper');
  if (!record.screens.some(({ player }) => player === screen)) return no('not-in-room');
  const screens = record.screens.map(one => (one.player === screen ? { ...one, isKeeper: wished } : one));
  return { ok: true, record: changed(record, { screens }) };
}

/** `by` says that they are `of`, with another phone. One claim each; what nobody answered is gone after a while. */
export function claim(
  record: RoomRecord,
  {
    id,
    by,
    of,
    now,
  }: { readonly id: string; readonly by: string; readonly of: string; readonly now: number },
): Next {
  const may = mayTakeOver(record, by, of);
  if (!may.ok) return may;
  const others = record.claims.filter(one => one.by !== by && now - one.at < CLAIM_LASTS);
  if (others.length >= CLAIMS_MAX) return no('busy');
  return { ok: true, record: changed(record, { claims: [...others, { id, by, of, at: now }] }) };
}

/** By a keeper, or by whom it is about. Nobody consents to their own. */
export function answerClaim(
  record: RoomRecord,
  player: string,
  { id, agrees, now }: { readonly id: string; readonly agrees: boolean; readonly now: number },
): Next<{ readonly moved: Moved | null }> {
  const found = record.claims.find(one => one.id === id && now - one.at < CLAIM_LASTS);
  if (found === undefined) return no('no-such-claim');
  const { by, of } = found;
  if (player === by || (player !== of && !isKeeper(record, player))) return no('not-keeper');
  if (agrees) return takeOver(record, by, of);
  const claims = record.claims.filter(one => one !== found);
  return { ok: true, moved: null, record: changed(record, { claims }) };
}

/** A private number for another phone; only its hash is kept, and the last one given counts. */
export function givePass(
  record: RoomRecord,
  player: string,
  { hash, until }: { readonly hash: string; readonly until: number },
): Next {
  if (personIn(record, player) === undefined) return no('not-in-room');
  const passes = [...record.passes.filter(({ of }) => of !== player), { hash, of: player, until }];
  return { ok: true, record: changed(record, { passes }) };
}

export function usePass(
  record: RoomRecord,
  {
    by,
    of,
    hash,
    now,
  }: { readonly by: string; readonly of: string; readonly hash: string; readonly now: number },
): Next<{ readonly moved: Moved }> {
  const fits = record.passes.some(one => one.of === of && one.hash === hash && one.until > now);
  if (!fits) return no('no-such-claim');
  const may = mayTakeOver(record, by, of);
  return may.ok ? takeOver(record, by, of) : may;
}

/** Whose seat it was, and whose it is. */
export interface Moved {
  readonly from: string;
  readonly to: string;
}

/** Every place that somebody has in the room is that of another phone from now on; their old one only looks on. */
function takeOver(record: RoomRecord, by: string, of: string): Next<{ readonly moved: Moved }> {
  const may = mayTakeOver(record, by, of);
  if (!may.ok) return may;
  const people = record.people.map(one => (one.player === of ? { player: by, by: 'phone' as const } : one));
  const claims = record.claims.filter(one => one.by !== by && one.of !== of);
  const passes = record.passes.filter(one => one.of !== of);
  const lead = record.lead === of ? by : leadOf({ ...record, people });
  return {
    ok: true,
    moved: { from: of, to: by },
    record: changed(record, { people, claims, passes, lead }),
  };
}

function mayTakeOver(record: RoomRecord, by: string, of: string): Answered {
  if (personIn(record, of) === undefined) return no('not-in-room');
  if (record.shownOut.includes(by)) return no('shown-out');
  return roleOf(record, by) === 'onlooker' ? { ok: true } : no('is-screen');
}

function personIn({ people }: RoomRecord, player: string | null): RoomRecord['people'][number] | undefined {
  return people.find(person => person.player === player);
}

/** Nobody leads from a big screen: it decides anyway. */
function leadOf({ lead, people }: Pick<RoomRecord, 'lead' | 'people'>): string | null {
  const phones = people.filter(({ by }) => by === 'phone').map(({ player }) => player);
  return lead !== null && phones.includes(lead) ? lead : (phones[0] ?? null);
}

function without(record: RoomRecord, player: string): Partial<RoomRecord> {
  const people = record.people.filter(one => one.player !== player);
  return {
    people,
    screens: record.screens.filter(one => one.player !== player),
    claims: record.claims.filter(one => one.by !== player && one.of !== player),
    passes: record.passes.filter(one => one.of !== player),
    lead: leadOf({ lead: record.lead, people }),
  };
}

export function changed(record: RoomRecord, change: Partial<RoomRecord>): RoomRecord {
  return { ...record, ...change, revision: record.revision + 1 };
}
