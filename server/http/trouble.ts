import type { TableTrouble } from '../tables/answered.ts';

/** Why a request was not followed, beside what a table says. */
export const HTTP_TROUBLES = [
  'malformed',
  'bad-name',
  'no-session',
  'origin',
  'nothing-here',
  'not-json',
  'too-long',
  'too-many',
  'no-such-passkey',
  'passkey-refused',
  'passkey-known',
  'too-many-passkeys',
  'stopping',
  'broken',
] as const;
export type Code = (typeof HTTP_TROUBLES)[number] | TableTrouble;

export const STATUS: Readonly<Record<Code, number>> = {
  malformed: 400,
  'bad-name': 400,
  'no-session': 401,
  origin: 403,
  'nothing-here': 404,
  'not-json': 415,
  'too-long': 413,
  'too-many': 429,
  'no-such-passkey': 404,
  'passkey-refused': 403,
  'passkey-known': 409,
  'too-many-passkeys': 409,
  stopping: 503,
  broken: 500,
  'no-such-game': 400,
  'no-such-config': 400,
  'no-such-seats': 400,
  'no-such-table': 404,
  'not-open': 409,
  'not-host': 403,
  'not-seated': 403,
  'seat-taken': 409,
  'not-ready': 409,
  'not-finished': 409,
  'too-many-tables': 409,
  'no-such-room': 404,
  'room-closed': 409,
  'room-full': 409,
  'shown-out': 403,
  'is-screen': 409,
  'not-in-room': 403,
  'not-keeper': 403,
  'no-such-claim': 404,
  'no-such-match': 400,
  'other-rules': 409,
  'match-broken': 400,
  'match-over': 409,
  'match-too-long': 413,
  busy: 503,
};

/** What a client gets instead of an answer. The sentence is in its own language, on its side. */
export type Problem = {
  readonly error: {
    readonly code: Code;
    /** The field at fault: `seats.0.level`. */
    readonly field?: string;
    /** When to try again. */
    readonly seconds?: number;
  };
};

export function problem(code: Code, more: Omit<Problem['error'], 'code'> = {}): Problem {
  return { error: { code, ...more } };
}
