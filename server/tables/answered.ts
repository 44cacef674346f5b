/** Why something around a table, or in a room, was not done. */
export const TABLE_TROUBLES = [
  'no-such-game',
  'no-such-config',
  'no-such-seats',
  'no-such-table',
  'not-open',
  'not-host',
  'not-seated',
  'seat-taken',
  'not-ready',
  'not-finished',
  'too-many-tables',
  'no-such-room',
  'room-closed',
  'room-full',
  'shown-out',
  'is-screen',
  'not-in-room',
  'not-keeper',
  'no-such-claim',
  'no-such-match',
  'other-rules',
  'match-broken',
  'match-over',
  'match-too-long',
  'busy',
] as const;
export type TableTrouble = (typeof TABLE_TROUBLES)[number];

export type Answered<T = object> = ({ readonly ok: true } & T) | Refused;

interface Refused {
  readonly ok: false;
  readonly why: TableTrouble;
}

export function no(why: TableTrouble): Refused {
  return { ok: false, why };
}
