/** Why something around a table was not done. */
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
