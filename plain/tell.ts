import { isList, isRecord, type Json } from '#contract/json.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { type AnyMove, sayMove } from './moves.ts';
import {
  entriesOf,
  holdsSeat,
  isBySeat,
  isScalar,
  type Listener,
  nameOf,
  sayInline,
  sayNamed,
  sayPlain,
} from './names.ts';

/** Something that changed from one view to the next: what somebody did, or what is different now. */
interface Event {
  readonly isDeed: boolean;
  readonly said: string;
}

/** More changes than these are not told: whoever wants to know looks at the table. */
const MOST_CHANGES = 4;

/**
 * What happened, from what the viewer saw before and sees now: so nothing is told that the viewer may not know. What
 * a game writes down in its view, as `{ seat, … }` in a list, is told as somebody's deed.
 */
export function tell(before: Json, after: Json, listener: Listener): string[] {
  if (before === null) return [sayPlain(listener)('plain.begins')];
  const events = changesIn(before, after, listener);
  const deeds = events.filter(({ isDeed }) => isDeed);
  const told = deeds.length > 0 ? deeds : events.slice(0, MOST_CHANGES);
  return told.map(({ said }) => said);
}

function changesIn(before: Json, after: Json, listener: Listener): Event[] {
  const old = new Map(entriesOf(before));
  return entriesOf(after)
    .filter(([field]) => field !== 'me')
    .flatMap(([field, value]) => changed(field, old.get(field) ?? null, value, listener));
}

function changed(field: string, old: Json, now: Json, listener: Listener): Event[] {
  if (canonical(old) === canonical(now)) return [];
  if (isList(old) && isList(now)) {
    if (isBySeat(field, listener.words)) return changedBySeat(field, old, now, listener);
    return changedList(field, old, now, listener);
  }
  if (isRecord(old) && isRecord(now)) return changesIn(old, now, listener);
  return [change('plain.now', field, sayInline(field, now, listener), listener)];
}

/** `Scores: Zoé 3`. */
function changedBySeat(
  field: string,
  old: readonly Json[],
  now: readonly Json[],
  listener: Listener,
): Event[] {
  const said = now.flatMap((value, seat) =>
    canonical(value) === canonical(old[seat] ?? null)
      ? []
      : [`${listener.seatName(seat)} ${sayInline('', value, listener)}`],
  );
  return [change('plain.now', field, said.join(', '), listener)];
}

/** A list that only grew tells what came; any other, what came and went. */
function changedList(field: string, old: readonly Json[], now: readonly Json[], listener: Listener): Event[] {
  const inside = old.flatMap((value, i) => grownInside(value, now[i] ?? null));
  const isGrown = now.length >= old.length && old.every((value, i) => isGrownFrom(value, now[i] ?? null));
  const came = isGrown ? [...inside, ...now.slice(old.length).flatMap(leaves)] : without(now, old);
  const went = isGrown ? [] : without(old, now);
  const deeds = came.filter(hasSeat);
  const others = came.filter(value => !hasSeat(value));
  const list = (values: readonly Json[]): string =>
    values.map(value => sayInline(field, value, listener)).join(', ');
  return [
    ...deeds.map(deed => ({ isDeed: true, said: sayDeed(deed, listener) })),
    ...(others.length > 0 ? [change('plain.came', field, list(others), listener)] : []),
    ...(went.length > 0 ? [change('plain.went', field, list(went), listener)] : []),
  ];
}

/** `Zoé: lay 7`, or `Zoé: card 7`. */
function sayDeed(deed: Json, listener: Listener): string {
  const seat = entriesOf(deed).find(([name]) => holdsSeat(name)) ?? (['', null] as const);
  const rest = Object.fromEntries(entriesOf(deed).filter(([name]) => name !== seat[0]));
  const what = isMove(rest)
    ? sayMove(rest, listener)
    : entriesOf(rest)
        .map(([name, value]) => sayNamed(name, value, listener))
        .join(', ');
  return sayPlain(listener)('plain.deed', { name: sayInline(seat[0], seat[1], listener), what });
}

function change(
  key: 'plain.now' | 'plain.came' | 'plain.went',
  field: string,
  value: string,
  listener: Listener,
): Event {
  return { isDeed: false, said: sayPlain(listener)(key, { name: nameOf(field, listener.words), value }) };
}

function isGrownFrom(old: Json, now: Json): boolean {
  if (canonical(old) === canonical(now)) return true;
  return (
    isList(old) &&
    isList(now) &&
    now.length > old.length &&
    old.every((v, i) => isGrownFrom(v, now[i] ?? null))
  );
}

function grownInside(old: Json, now: Json): Json[] {
  return isList(old) && isList(now) ? now.slice(old.length).flatMap(leaves) : [];
}

/** A list that came whole is told entry by entry. */
function leaves(value: Json): readonly Json[] {
  return isList(value) && !value.every(isScalar) ? value : [value];
}

function without(all: readonly Json[], gone: readonly Json[]): Json[] {
  const left = gone.map(canonical);
  return all.filter(value => {
    const at = left.indexOf(canonical(value));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function isMove(value: Readonly<Record<string, Json>>): value is Readonly<Record<string, Json>> & AnyMove {
  return typeof value['kind'] === 'string';
}

function hasSeat(value: Json): boolean {
  return entriesOf(value).some(([name, seat]) => holdsSeat(name) && typeof seat === 'number');
}
