/** Who sits where before a match begins: every function takes a record and gives the next one, or says why not. */
import type { Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { SeatRecord, TableRecord } from '../store/records.ts';
import { type Answered, no } from './answered.ts';

type Next<T = object> = Answered<T & { readonly record: TableRecord }>;

export function seatOf({ seats }: Pick<TableRecord, 'seats'>, player: string): Seat | null {
  const seat = seats.findIndex(one => one.kind === 'person' && one.player === player);
  return seat === -1 ? null : seat;
}

/** Everybody whose name is told of here. */
export function namedAt(record: Pick<TableRecord, 'seats' | 'carried'>): string[] {
  return record.carried === undefined ? personsOf(record) : [...personsOf(record), record.carried.by];
}

export function personsOf({ seats }: Pick<TableRecord, 'seats'>): string[] {
  return seats.flatMap(one => (one.kind === 'person' ? [one.player] : []));
}

/** Whose chair this is from the beginning: of whoever brought the match, whose cards it holds, and theirs alone. */
function isFor({ carried }: TableRecord, seat: Seat, player: string): boolean {
  return carried === undefined || (seat === carried.seat) === (player === carried.by);
}

/** A chair that nobody has: at a match that goes on none is without a hand, and a bot plays meanwhile. */
function freed({ carried }: TableRecord, level: Level = STAND_IN): SeatRecord {
  return carried === undefined ? EMPTY : { ...EMPTY, level };
}

/**
 * The seat asked for, or the first free one. Who sits already adds to the deal anew: so a rematch is joined. In mid-game
 * where somebody is awaited, and then nothing is added: it was dealt.
 */
export function sit(
  record: TableRecord,
  player: string,
  { seat: wished, entropy }: { readonly seat?: Seat; readonly entropy: string },
): Next<{ readonly seat: Seat }> {
  const mine = seatOf(record, player);
  const isLate = record.status === 'playing';
  if (record.status !== 'open' && mine !== null) return { ok: true, seat: mine, record };
  if (record.status !== 'open' && !isLate) return no('not-open');
  if (isLate && !record.seats.some(isAwaited)) return no('not-open');
  const isFree = (one: SeatRecord | undefined, at: Seat): boolean =>
    (isLate ? isAwaited(one) : one?.kind === 'empty') && isFor(record, at, player);
  const seat = wished ?? mine ?? record.seats.findIndex(isFree);
  const there = record.seats[seat];
  if (there === undefined || (seat !== mine && !isFree(there, seat))) return no('seat-taken');
  const seats = mine === null ? record.seats : record.seats.with(mine, freed(record));
  const person: SeatRecord = {
    kind: 'person',
    player,
    isReady: true,
    entropy: isLate ? '' : entropy,
    // The bot whose moves came before theirs.
    ...(isLate && there.level !== undefined ? { level: there.level } : {}),
  };
  return { ok: true, seat, record: changed(record, { seats: seats.with(seat, person) }) };
}

/** Free, and a bot plays there until somebody comes. */
export function isAwaited(there: SeatRecord | undefined): boolean {
  return there?.kind === 'empty' && there.level !== undefined;
}

export function stand(record: TableRecord, player: string): Next {
  if (record.status !== 'open') return no('not-open');
  const seat = seatOf(record, player);
  if (seat === null) return no('not-seated');
  return { ok: true, record: changed(record, { seats: record.seats.with(seat, freed(record)) }) };
}

/** Leaves an open table for good; somebody else who sits there is its host from now on. */
export function goAway(record: TableRecord, player: string): Next {
  if (record.status !== 'open') return no('not-open');
  const seats = record.seats.map(one =>
    one.kind === 'person' && one.player === player ? freed(record) : one,
  );
  const heir = seats.find(one => one.kind === 'person');
  const host = record.host === player && heir?.kind === 'person' ? heir.player : record.host;
  return { ok: true, record: changed(record, { seats, host }) };
}

export function setReady(record: TableRecord, player: string, isReady: boolean): Next {
  if (record.status !== 'open') return no('not-open');
  const seat = seatOf(record, player);
  const there = seat === null ? undefined : record.seats[seat];
  if (seat === null || there?.kind !== 'person') return no('not-seated');
  return { ok: true, record: changed(record, { seats: record.seats.with(seat, { ...there, isReady }) }) };
}

/** By the host: a bot, or nobody; also in the place of a person who is not here. */
export function setSeat(
  record: TableRecord,
  player: string,
  {
    seat,
    to,
    isHere,
  }: {
    readonly seat: Seat;
    readonly to: Exclude<SeatRecord, { kind: 'person' }>;
    readonly isHere: (player: string) => boolean;
  },
): Next {
  if (record.host !== player) return no('not-host');
  if (record.status !== 'open') return no('not-open');
  const there = record.seats[seat];
  if (there === undefined) return no('no-such-seats');
  if (there.kind === 'person' && isHere(there.player) && there.player !== player) return no('seat-taken');
  const next = to.kind === 'empty' ? freed(record, there.level) : to;
  return { ok: true, record: changed(record, { seats: record.seats.with(seat, next) }) };
}

export function setChat(record: TableRecord, player: string, chat: boolean): Next {
  if (record.host !== player) return no('not-host');
  return { ok: true, record: changed(record, { chat }) };
}

/**
 * Somebody else sits there from now on, with all that the seat knows, also in the middle of a match. What the seat added
 * to the deal stays.
 */
export function reseat(record: TableRecord, from: string, to: string): Next {
  if (record.status !== 'open' && record.status !== 'playing') return no('not-open');
  const seat = seatOf(record, from);
  const there = seat === null ? undefined : record.seats[seat];
  if (seat === null || there?.kind !== 'person') return no('not-seated');
  if (seatOf(record, to) !== null) return no('seat-taken');
  const host = record.host === from ? to : record.host;
  return {
    ok: true,
    record: changed(record, { host, seats: record.seats.with(seat, { ...there, player: to }) }),
  };
}

/** Those who sat here and do not any more, and those who sit in their place. */
export function reseatedBetween(before: TableRecord, after: TableRecord): string[] {
  const [some, others] = [personsOf(before), personsOf(after)];
  return [...some.filter(one => !others.includes(one)), ...others.filter(one => !some.includes(one))];
}

/**
 * The host begins when every chair is taken, and everybody said yes and added to the deal. With `waits` off nobody waits
 * for those who are expected and did neither: they add as little as a bot.
 */
export function begin(record: TableRecord, player: string, now: number, waits = true): Next {
  if (record.status !== 'open') return no('not-open');
  if (record.host !== player) return no('not-host');
  const isReady = record.seats.every(
    one =>
      one.kind === 'bot' ||
      isAwaited(one) ||
      (one.kind === 'person' && (!waits || (one.entropy !== '' && (one.isReady || one.player === player)))),
  );
  const isForSomebody = record.seats.some(({ kind }) => kind === 'person');
  if (!isReady || !isForSomebody) return no('not-ready');
  return { ok: true, record: changed(record, { status: 'playing', startedAt: now }) };
}

/** What each seat added to the deal, in seat order. Bots add nothing. */
export function entropiesOf({ seats }: TableRecord): string[] {
  return seats.map(one => (one.kind === 'person' ? one.entropy : ''));
}

/** What is decided when a table is set up. */
export type Opening = Pick<
  TableRecord,
  'config' | 'host' | 'visibility' | 'clock' | 'chat' | 'seats' | 'previous' | 'carried'
>;

/** The table of a rematch: the same again, with the seats moved on by one. */
export function rematchOf(record: TableRecord, host: string): Opening {
  const { config, visibility, clock, chat, id: previous } = record;
  return { config, visibility, clock, chat, host, previous, seats: rotated(record.seats) };
}

/** Everybody moves on by one, and persons are expected, not yet there. */
export function rotated(seats: readonly SeatRecord[]): SeatRecord[] {
  return seats.map((_, seat) => {
    const there: SeatRecord = seats[(seat + seats.length - 1) % seats.length] ?? EMPTY;
    if (there.kind === 'person') return { kind: 'person', player: there.player, isReady: false, entropy: '' };
    return there.level === undefined ? EMPTY : { kind: 'bot', level: there.level };
  });
}

export const EMPTY = { kind: 'empty' } as const;

/** What plays for a person who is awaited, where no bot sat before. */
const STAND_IN: Level = 3;

export function changed(record: TableRecord, change: Partial<TableRecord>): TableRecord {
  return { ...record, ...change, revision: record.revision + 1 };
}
