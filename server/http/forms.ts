/** What the bodies of requests look like: nothing is looked at before it passed one of these. */
import * as v from 'valibot';
import { LEVELS } from '#contract/bot.ts';
import { isRecord, type Json } from '#contract/json.ts';
import { ENTROPY_MAX, FACES, NAME_MAX } from '#protocol/limits.ts';

/** For what needs no more words than its address. */
export const nothing = v.nullish(v.strictObject({}));

/** Cleaned and measured later, see players/name.ts: this only keeps whole books out. */
const name = v.pipe(v.string(), v.maxLength(NAME_MAX * 8));

export const aboutMe = v.strictObject({ name, face: whole(0, FACES - 1) });

export const program = v.strictObject({ name });

const bot = v.strictObject({ kind: v.literal('bot'), level: v.picklist(LEVELS) });

const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: whole(1, 86_400) }),
  v.strictObject({ kind: v.literal('fischer'), seconds: whole(1, 86_400), increment: whole(0, 3600) }),
  v.strictObject({ kind: v.literal('days'), days: v.picklist([1, 3, 7]) }),
]);

/** Of a game's options: no game nests them deeper. */
const DEPTH_MAX = 8;

export const newTable = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  /** The game's own parser looks at it. */
  config: v.custom<Json>(raw => isShallow(raw, DEPTH_MAX)),
  seats: v.pipe(
    v.array(v.variant('kind', [v.strictObject({ kind: v.literal('person') }), bot])),
    v.minLength(1),
    v.maxLength(20),
  ),
  visibility: v.picklist(['public', 'link']),
  clock,
  chat: v.exactOptional(v.boolean()),
});

/** Of a match file: its states are a few levels deep. */
const FILE_DEPTH_MAX = 40;

export const carriedTable = v.strictObject({
  /** Read as a match file, and played again. */
  log: v.custom<Json>(raw => isShallow(raw, FILE_DEPTH_MAX)),
  seat: whole(0, 19),
  isAnew: v.boolean(),
  seats: v.pipe(
    v.array(v.strictObject({ kind: v.picklist(['person', 'bot']), level: v.picklist(LEVELS) })),
    v.minLength(1),
    v.maxLength(20),
  ),
});

/** Printable ASCII, so that it is stored and hashed the same everywhere. */
const entropy = v.pipe(v.string(), v.minLength(1), v.maxLength(ENTROPY_MAX), v.regex(/^[ -~]*$/));

export const sit = v.strictObject({ seat: v.exactOptional(whole(0, 19)), entropy });

export const ready = v.strictObject({ isReady: v.boolean() });

export const chat = v.strictObject({ on: v.boolean() });

export const seat = v.variant('kind', [v.strictObject({ kind: v.literal('empty') }), bot]);

const playerId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

export const addToDeal = v.strictObject({ entropy });

export const somebody = v.strictObject({ player: playerId });

export const door = v.strictObject({ isOpen: v.boolean() });

export const letScreen = v.strictObject({ isKeeper: v.boolean() });

export const roomBox = v.strictObject({
  game: newTable.entries.game,
  config: newTable.entries.config,
  seats: whole(1, 20),
  level: v.picklist(LEVELS),
});

export const claim = v.strictObject({
  of: playerId,
  pass: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9]{1,10}$/))),
});

export const answerClaim = v.strictObject({ agrees: v.boolean() });

const base64url = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+$/));
const credential = {
  id: base64url(1500),
  rawId: base64url(1500),
  type: v.literal('public-key'),
};

/** What a browser's `navigator.credentials.create` gave, as JSON. */
export const newPasskey = v.looseObject({
  ...credential,
  response: v.looseObject({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(12_000),
    transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
});

/** What `navigator.credentials.get` gave. */
export const shownPasskey = v.looseObject({
  ...credential,
  response: v.looseObject({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: v.nullish(base64url(200)),
  }),
});

function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

function isShallow(raw: unknown, depth: number): boolean {
  if (Array.isArray(raw)) return depth > 0 && raw.every(one => isShallow(one, depth - 1));
  if (isRecord(raw)) return depth > 0 && Object.values(raw).every(one => isShallow(one, depth - 1));
  return raw !== undefined;
}
