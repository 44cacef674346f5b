/**
 * A failed call hands the turn to whoever was called (MH-8). Players who went by gain alone would call two or three
 * others for ever, and the rest of the table would look on. People see that somebody waits, and ask them.
 */
import type { Seat } from '#contract/game.ts';
import type { View } from '../rules/types.ts';
import type { Belief } from './belief.ts';
import type { Option } from './options.ts';

/** Rounds of the table after which somebody has waited for long. */
const LONG = 1;

/** Without those calls that would most likely pass over whoever has waited for long. */
export function mannered<Kind extends Pick<Option, 'move'>>(
  view: View,
  me: Seat,
  options: readonly Kind[],
  belief: Belief,
): readonly Kind[] {
  const seats = view.handSizes.length;
  const waited = waitsOf(view, me);
  const asked = new Set(options.flatMap(({ move }) => (move.kind === 'call' ? [move.from] : [])));
  const longest = [...asked].reduce<Seat | null>(
    (most, seat) => (most === null || (waited[seat] ?? 0) > (waited[most] ?? 0) ? seat : most),
    null,
  );
  if (longest === null || (waited[longest] ?? 0) < LONG * seats) return options;
  return options.filter(
    ({ move }) => move.kind !== 'call' || move.from === longest || belief.holds(move.from, move.card) >= SURE,
  );
}

/** A call that nearly always brings the card keeps the turn, and passes over nobody. */
const SURE = 0.9;

/** By seat: how many times the turn has changed hands since it last had it, or since the beginning. */
export function waitsOf({ past, handSizes }: Pick<View, 'past' | 'handSizes'>, now: Seat): number[] {
  const waits = handSizes.map(() => 0);
  let holder: Seat | null = null;
  const take = (seat: Seat): void => {
    if (seat === holder) return;
    holder = seat;
    for (const other of waits.keys()) waits[other] = other === seat ? 0 : (waits[other] ?? 0) + 1;
  };
  for (const one of past) if (one.kind === 'called') take(one.caller);
  take(now);
  return waits;
}
