import { interrupts, type Seat, type Shape, type Turn } from '#contract/game.ts';
import type { Envelope } from './match.ts';

type Step<S extends Shape> = Pick<Envelope<S>, 'turn' | 'chosen'>;

/** Must this seat still choose? Not if it has, and waits for others. */
export function isAsked<S extends Shape>({ turn, chosen }: Step<S>, seat: Seat): boolean {
  return turn?.seats.includes(seat) === true && !chosen.includes(seat);
}

/** Was this said or done in passing: an interruption after which the same seats are asked as before? */
export function isAside(
  before: Turn | null,
  after: Turn | null,
  { seat, move }: { readonly seat: Seat; readonly move: { readonly kind: string } },
): boolean {
  if (before === null || after === null || !interrupts(before, seat, move)) return false;
  return before.mode === after.mode && before.seats.join() === after.seats.join();
}
