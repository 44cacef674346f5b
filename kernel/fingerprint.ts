import { isRecord, type Json } from '#contract/json.ts';

/** One text per value: keys sorted, so equal values give equal text on every machine. */
export function canonical(value: Json): string {
  return textOf(value, false);
}

/** Checksum of a value. It guards against mistakes, not against forgers: those meet the seed commitment in fair.ts. */
export function fingerprint(value: Json): string {
  return sumOf(textOf(value, false));
}

/**
 * Checksum of a state, stored beside each step of a log so that a replay can prove itself. It is made of those of the
 * state's parts, which are remembered for as long as these live: what stays from step to step is not walked again,
 * however long the match. Equal states have equal ones on every machine; none may ever change. `like`: a checksum as
 * the log has it, which may be an older one, of the whole.
 */
export function statePrint(state: Json, like: string = BY_PARTS): string {
  return like.startsWith(BY_PARTS) ? sumOf(textOf(state, true), BY_PARTS) : fingerprint(state);
}

/** First letters, so that no checksum is taken for another kind: of a part, or of a run of items in a list. */
const BY_PARTS = 'p';
const RUN = 'r';
/** A part of which there is more text than this is worth remembering. */
const MUCH = 100;
/** Items of a run; and lists of more numbers and words than this are quickly written as a whole. */
const LONG = 16;

const PARTS = new WeakMap<object, string>();
/** The text of the first so many items of a list, run by run. */
interface Runs {
  readonly list: readonly Json[];
  readonly until: number;
  readonly text: string;
}
/** Of the latest list with such a first item. */
const RUNS = new WeakMap<object, Runs>();

function textOf(value: Json, byParts: boolean): string {
  if (typeof value === 'string') return QUOTED.get(value) ?? quoted(value);
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value !== 'object' || value === null) return `${value}`;
  const known = byParts ? PARTS.get(value) : undefined;
  if (known !== undefined) return known;
  const text = isRecord(value) ? recordOf(value, byParts) : listOf(value, byParts);
  if (!byParts || text.length <= MUCH) return text;
  const part = sumOf(text, BY_PARTS);
  PARTS.set(value, part);
  return part;
}

function listOf(list: readonly Json[], byParts: boolean): string {
  // Numbers, strings and the like have one text, and the engine writes long lists of them faster: boards.
  if (list.length > LONG && !list.some(one => typeof one === 'object' && one !== null))
    return JSON.stringify(list);
  const runs = byParts && list.length > LONG ? runsOf(list) : undefined;
  let text = `[${runs?.text ?? ''}`;
  for (let i = runs?.until ?? 0; i < list.length; i++)
    text += `${textOf(list[i] as Json, byParts)}${i === list.length - 1 ? '' : ','}`;
  return `${text}]`;
}

/**
 * The runs of a long list, as they are written, but for its last items. A past grows at its end: what it began with
 * is known.
 */
function runsOf(list: readonly Json[]): Runs {
  const [first] = list;
  const isObject = typeof first === 'object' && first !== null;
  const known = isObject ? RUNS.get(first) : undefined;
  let { until, text }: Omit<Runs, 'list'> =
    known !== undefined && isBegun(list, known) ? known : { until: 0, text: '' };
  for (; list.length - until > LONG; until += LONG)
    text += `${sumOf(listOf(list.slice(until, until + LONG), true), RUN)},`;
  const runs = { list, until, text };
  if (isObject) RUNS.set(first, runs);
  return runs;
}

function isBegun(list: readonly Json[], { list: before, until }: Runs): boolean {
  if (list.length <= until) return false;
  for (let i = 0; i < until; i++) if (list[i] !== before[i]) return false;
  return true;
}

function recordOf(record: { readonly [key: string]: Json }, byParts: boolean): string {
  const keys = Object.keys(record);
  // A handful, and nearly in order: sorted so in half the time.
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let at = i;
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  let text = '{';
  for (const key of keys)
    text += `${text === '{' ? '' : ','}${QUOTED.get(key) ?? quoted(key)}:${textOf(record[key] as Json, byParts)}`;
  return `${text}}`;
}

/** Keys, kinds and names, as they are written: few, and met again and again. */
const QUOTED = new Map<string, string>();
const QUOTED_MOST = 1000;
const SHORT = 40;

/** Remembered if it is worth it. */
function quoted(text: string): string {
  const written = JSON.stringify(text);
  if (text.length <= SHORT && QUOTED.size < QUOTED_MOST) QUOTED.set(text, written);
  return written;
}

function sumOf(text: string, kind: '' | typeof BY_PARTS | typeof RUN = ''): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  const low32 = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  const high32 = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  for (let i = 0; i < 8; i++) {
    CODES[i] = DIGITS[(high32 >>> (28 - 4 * i)) & 15] as number;
    CODES[i + 8] = DIGITS[(low32 >>> (28 - 4 * i)) & 15] as number;
  }
  return kind === '' ? String.fromCharCode(...CODES) : String.fromCharCode(kind.charCodeAt(0), ...CODES);
}

/** Written at once: put together from its parts it would be remembered with them, in thrice the memory. */
const DIGITS = Array.from('0123456789abcdef', digit => digit.charCodeAt(0));
const CODES = Array.from({ length: 16 }, () => 0);

/** Eight hexadecimal digits of a 32-bit word. */
export function hex32(word: number): string {
  return `${HEX[word >>> 24]}${HEX[(word >>> 16) & 255]}${HEX[(word >>> 8) & 255]}${HEX[word & 255]}`;
}

/** By byte: `toString` takes four times as long for a word. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
