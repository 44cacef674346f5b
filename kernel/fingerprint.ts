import { isList, type Json } from '#contract/json.ts';

/** Parts of a value that were put into text before, so that they need not be again. */
type Known = WeakMap<object, string>;
const PART_MOST = 1000;

/** One text per value: keys sorted, so equal values give equal text on every machine. */
export function canonical(value: Json): string {
  return textOf(value);
}

function textOf(value: Json, known?: Known): string {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? `${value}` : 'null';
    case 'string':
      return quoted(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : (known?.get(value) ?? partsOf(value, known));
  }
}

function partsOf(value: Json & object, known?: Known): string {
  const text = isList(value) ? listOf(value, known) : recordOf(value, known);
  if (text.length <= PART_MOST) known?.set(value, text);
  return text;
}

function listOf(list: readonly Json[], known?: Known): string {
  // Numbers, strings and the like have one text, and the engine writes long lists of them faster: boards.
  if (list.length > LONG && !list.some(one => typeof one === 'object' && one !== null))
    return JSON.stringify(list);
  let text = '[';
  for (let i = 0; i < list.length; i++) text += `${i === 0 ? '' : ','}${textOf(list[i] as Json, known)}`;
  return `${text}]`;
}

function recordOf(record: { readonly [key: string]: Json }, known?: Known): string {
  const keys = Object.keys(record);
  if (!isSorted(keys)) keys.sort();
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    text += `${i === 0 ? '' : ','}${quoted(key)}:${textOf(record[key] as Json, known)}`;
  }
  return `${text}}`;
}

const LONG = 16;

/** Keys, kinds and names, as they are written: few, and met again and again. */
const QUOTED = new Map<string, string>();
const QUOTED_MOST = 1000;
const SHORT = 40;

function quoted(text: string): string {
  const known = QUOTED.get(text);
  if (known !== undefined) return known;
  const written = JSON.stringify(text);
  if (text.length <= SHORT && QUOTED.size < QUOTED_MOST) QUOTED.set(text, written);
  return written;
}

function isSorted(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] as string) > (keys[i] as string)) return false;
  return true;
}

/**
 * Checksum of a value, stored beside each step of a log so that a replay can prove itself.
 * It guards against mistakes, not against forgers: those meet the seed commitment in fair.ts.
 */
export function fingerprint(value: Json): string {
  return printOf(textOf(value));
}

/**
 * The same checksums, for a series of values that share most of their parts, as the states of a replay do: a part
 * that stays is put into text once. Values must never change once they were given.
 */
export function fingerprinter(): (value: Json) => string {
  const known: Known = new WeakMap();
  return value => printOf(textOf(value, known));
}

function printOf(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x9e3779b1);
    high = Math.imul(high ^ code, 0x5f356495);
  }
  const mixedLow = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  const mixedHigh = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  return hex32(mixedHigh) + hex32(mixedLow);
}

/** Eight hexadecimal digits of an unsigned 32-bit word. */
export function hex32(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
