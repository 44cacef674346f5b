import { interrupts, type Outcome, type Seat, type Turn } from '#contract/game.ts';

/** How far a match is, as everybody may know it, without anything of the game itself. */
export interface Outline {
  readonly step: number;
  readonly turn: Turn | null;
  /** Seats whose choice for this step is in; what they chose stays closed. */
  readonly chosen: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Must this seat still choose? Not if it has, and waits for others. */
export function isAsked({ turn, chosen }: Pick<Outline, 'turn' | 'chosen'>, seat: Seat): boolean {
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
