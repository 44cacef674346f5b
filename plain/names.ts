import type { Seat } from '#contract/game.ts';
import { isRecord, type Json } from '#contract/json.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import type en from './text/en.json';

/** What the plain parts say themselves, by name. */
export type PlainLabel = keyof (typeof en)['labels'];

/** Whom one speaks to: as at a table, so at a terminal. */
export interface Listener {
  readonly words: Words;
  readonly seatName: (seat: Seat) => string;
}

export function sayPlain({ words }: Pick<Listener, 'words'>): Words<PlainLabel>['label'] {
  return words.label;
}

/** Fields that hold a seat rather than a number. */
const SEAT = /^(me|seat|player|by|turn|next|toMove|dealer|leader|winner|taker|starter)$|(Seat|Player)$/;
/** Fields that hold something for each seat, in order. */
const BY_SEAT = /^(scores|points|totals|hands)$|(Sizes|Counts|Scores|Points|Totals|BySeat)$/;

export function holdsSeat(field: string): boolean {
  return SEAT.test(field);
}

/** By its name, or because the game says how to say it of a seat: `seat.<field>`. */
export function isBySeat(field: string, { labelIfAny }: Words): boolean {
  return BY_SEAT.test(field) || labelIfAny(`seat.${field}`) !== null;
}

/** Of a field of a view or a move: the game's word, or the name in the code made readable. */
export function nameOf(field: string, { labelIfAny }: Words): string {
  return labelIfAny(`view.${field}`) ?? readable(field);
}

/** `handSizes` → `Hand sizes`. */
export function readable(name: string): string {
  const spaced = name.replaceAll(/[-_]+/g, ' ').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1).toLowerCase();
}

/** The fields of a record, in its order; of anything else, none. */
export function entriesOf(value: Json): (readonly [string, Json])[] {
  return isRecord(value) ? Object.entries(value as Readonly<Record<string, Json>>) : [];
}

export type Scalar = null | boolean | number | string;

export function isScalar(value: Json): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/** One value of a field, in a word or two. */
export function sayScalar(field: string, value: Scalar, listener: Listener): string {
  const { words, seatName } = listener;
  const say = sayPlain(listener);
  if (value === null || value === '') return say('plain.nothing');
  if (typeof value === 'boolean') return say(value ? 'plain.yes' : 'plain.no');
  if (typeof value === 'string') return words.labelIfAny(`value.${value}`) ?? value;
  if (holdsSeat(field) && Number.isInteger(value) && value >= 0) return seatName(value);
  return formatNumber(value, words.language);
}

/** Anything in one line: `Zoé 7`, `1, 3, 5`, `prize 4, bids 1, 3`. */
export function sayInline(field: string, value: Json, listener: Listener): string {
  if (isScalar(value)) return sayScalar(field, value, listener);
  if (Array.isArray(value)) return sayList(field, value, listener);
  const entries = entriesOf(value);
  const seat = entries.find(([name]) => holdsSeat(name));
  const others = entries.filter(entry => entry !== seat);
  const [only] = others;
  const said =
    others.length === 1 && only !== undefined
      ? sayInline(only[0], only[1], listener)
      : others.map(([name, inner]) => sayNamed(name, inner, listener)).join(', ');
  return seat === undefined ? said : `${sayInline(...seat, listener)} ${said}`.trim();
}

/** `card 7`: within a sentence. */
export function sayNamed(field: string, value: Json, listener: Listener): string {
  const name = listener.words.labelIfAny(`view.${field}`) ?? readable(field).toLowerCase();
  return `${name} ${sayInline(field, value, listener)}`;
}

function sayList(field: string, list: readonly Json[], listener: Listener): string {
  if (list.length === 0) return sayPlain(listener)('plain.nothing');
  const texts = list.map(item => sayInline(field, item, listener));
  if (!isBySeat(field, listener.words)) return texts.join(list.every(isScalar) ? ', ' : ' · ');
  return texts.map((text, seat) => `${listener.seatName(seat)} ${text}`).join(', ');
}
