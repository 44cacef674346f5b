import type { Seat, Shape, Turn } from '#contract/game.ts';
import { isAside, isAsked } from '#kernel/asked.ts';
import type { Envelope } from '#kernel/match.ts';

/** What is asked, and since which step: a remark makes a step, but does not change the prompt. */
export interface Prompt {
  readonly turn: Turn | null;
  readonly step: number;
  readonly since: number;
}

type Asked<S extends Shape> = Pick<Envelope<S>, 'turn' | 'step'>;

export function firstPrompt<S extends Shape>({ turn, step }: Asked<S>): Prompt {
  return { turn, step, since: step };
}

/** What is asked once this choice was taken. */
export function nextPrompt<S extends Shape>(
  before: Prompt,
  { turn, step }: Asked<S>,
  choice: { readonly seat: Seat; readonly move: { readonly kind: string } },
): Prompt {
  // Two steps at once: an interruption, and after it the choices that had waited.
  const isOne = step - before.step === 1;
  const stands = step === before.step || (isOne && isAside(before.turn, turn, choice));
  return { turn, step, since: stands ? before.since : step };
}

/** The step that a choice answers: somebody may have made a remark meanwhile, and the prompt still stands. */
export function answeredStep({ step: now, since }: Prompt, step: number): number {
  return step >= since ? Math.max(step, now) : step;
}

/** What a bot is asked: `kinds` to interrupt with, if it may; whether it must choose. */
export interface Ask {
  readonly kinds: readonly string[] | null;
  readonly must: boolean;
}

/** Null if there is nothing to ask of this seat. */
export function askOf<S extends Shape>(
  envelope: Pick<Envelope<S>, 'turn' | 'chosen'>,
  seat: Seat,
): Ask | null {
  const may = envelope.turn?.may;
  const kinds = may?.seats.includes(seat) === true ? may.kinds : null;
  const must = isAsked(envelope, seat);
  return kinds === null && !must ? null : { kinds, must };
}

/** First whether it speaks up, then what it must choose; null if it lets the others go on. */
export async function thinkAbout<Move>(
  { kinds, must }: Ask,
  think: (kinds: readonly string[] | null) => Promise<Move | null>,
): Promise<Move | null> {
  const said = kinds === null ? null : await think(kinds);
  return said === null && must ? think(null) : said;
}
