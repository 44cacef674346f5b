/** How much chance gave: worlds with what was really drawn, beside the same worlds with the draw made again. */
import type { Seat, Shape } from '#contract/game.ts';
import type { Passage, Review, Stroke } from '#contract/review.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';

/** A stroke of luck of one seat, at the step at which it saw it; the first deal is seen at step 0. */
export interface SeatStroke extends Stroke {
  readonly step: number;
  readonly seat: Seat;
}

/** All that chance gave to one seat. */
export interface Luck {
  readonly seat: Seat;
  /** How often it had a hand in it. */
  readonly strokes: number;
  /** In points, and its standard error. */
  readonly gain: number;
  readonly error: number;
}

interface Draws {
  readonly count: number;
  /** Imagines the next world, with what was really drawn. */
  readonly deal: () => void;
  /** Draws again in that world. */
  readonly redraw: () => void;
  /** How far ahead the seat comes out in the world as it is now. */
  readonly lead: () => number;
}

/** What the draw was worth more than others that were as likely. */
export function strokeOf({ count, deal, redraw, lead }: Draws): Pick<Stroke, 'gain' | 'error'> {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    deal();
    const real = lead();
    redraw();
    const gain = real - lead();
    sum += gain;
    squares += gain * gain;
  }
  const variance = count < 2 ? 0 : (squares - (sum * sum) / count) / (count - 1);
  return { gain: sum / Math.max(1, count), error: Math.sqrt(Math.max(0, variance) / Math.max(1, count)) };
}

/** The judge's chance in these, apart from all others. */
const STROKES = 9_000_000;
/** More seats than any game has. */
const MOST_SEATS = 100;

/** What chance gave to anybody in one step, as each could see; with the first step, the deal before it if there was one. */
export function strokesIn<S extends Shape>(
  { luck }: Review<S>,
  { views, after }: Passage<S>,
  {
    step,
    seed,
    worlds,
    isDealt = true,
  }: { readonly step: number; readonly seed: Seed; readonly worlds: number; readonly isDealt?: boolean },
): SeatStroke[] {
  if (luck === undefined) return [];
  const look = (
    at: number,
    before: readonly (S['view'] | null)[],
    then: readonly S['view'][],
  ): SeatStroke[] =>
    then.flatMap((view, seat) => {
      const rng = rngFor(seed, STROKES + MOST_SEATS * at + seat);
      const stroke = luck({ seat, before: before[seat] ?? null, after: view }, worlds, rng);
      return stroke === null ? [] : [{ ...stroke, step: at, seat }];
    });
  return [...(step === 0 && isDealt ? look(0, [], views) : []), ...look(step + 1, views, after)];
}

export function luckOf(strokes: readonly SeatStroke[], seat: Seat): Luck {
  const own = strokes.filter(one => one.seat === seat);
  return {
    seat,
    strokes: own.length,
    gain: own.reduce((sum, { gain }) => sum + gain, 0),
    error: Math.hypot(...own.map(({ error }) => error)),
  };
}
