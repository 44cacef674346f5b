import { BY, type Commit, type Seat } from '#contract/game.ts';
import { isInt, isRecord, type Json } from '#contract/json.ts';

/** A choice, also one that still waits for others; by the clock if time ran out. */
export type ChoiceEvent = {
  readonly kind: 'choice';
  readonly seat: Seat;
  readonly move: Json;
  readonly by: Commit<never>['by'];
  readonly elapsedMs: number;
  /** The step it answered. */
  readonly step: number;
  /** The client's id for it: a repeat is known as one. */
  readonly command?: string;
  /** Fingerprint of the state, if this choice completed a step. */
  readonly print?: string;
  /** Milliseconds that this left on the seat's clock, where they are for the whole match. */
  readonly left?: number;
};

/** Everything that happens at a table once it is being played. Nothing is changed without one. */
export type TableEvent =
  | ChoiceEvent
  /** A bot plays on for this seat, until its owner is back. */
  | { readonly kind: 'hand-over'; readonly seat: Seat; readonly by: 'owner' | 'clock' | 'others' }
  | { readonly kind: 'take-back'; readonly seat: Seat }
  | { readonly kind: 'resign'; readonly seat: Seat }
  | { readonly kind: 'offer-stop'; readonly seat: Seat }
  | { readonly kind: 'answer-stop'; readonly seat: Seat; readonly agrees: boolean }
  /** All play on around the device of this seat, if all agree; whoever takes their seat back plays at their own again. */
  | { readonly kind: 'offer-gather'; readonly seat: Seat }
  | { readonly kind: 'answer-gather'; readonly seat: Seat; readonly agrees: boolean };

/** What comes back from a store or a file; null if it is no event. The game's own parser looks at the move. */
export function parseEvent(raw: unknown): TableEvent | null {
  if (!isRecord(raw)) return null;
  const { kind, seat, by, agrees } = raw;
  if (!isInt(seat, 0, 99)) return null;
  switch (kind) {
    case 'choice':
      return parseChoice(raw, seat);
    case 'hand-over':
      return by === 'owner' || by === 'clock' || by === 'others' ? { kind, seat, by } : null;
    case 'take-back':
    case 'resign':
    case 'offer-stop':
    case 'offer-gather':
      return { kind, seat };
    case 'answer-stop':
    case 'answer-gather':
      return typeof agrees === 'boolean' ? { kind, seat, agrees } : null;
    default:
      return null;
  }
}

function parseChoice(raw: Readonly<Record<string, unknown>>, seat: Seat): ChoiceEvent | null {
  const { move, elapsedMs, step, command, print, left } = raw;
  const by = BY.find(one => one === raw['by']);
  if (by === undefined || !isRecord(move)) return null;
  if (!isInt(elapsedMs, 0, Number.MAX_SAFE_INTEGER) || !isInt(step, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (command !== undefined && typeof command !== 'string') return null;
  if (print !== undefined && typeof print !== 'string') return null;
  if (left !== undefined && !isInt(left, 0, Number.MAX_SAFE_INTEGER)) return null;
  return {
    kind: 'choice',
    seat,
    // Read as JSON, so it is nothing else.
    move: move as Json,
    by,
    elapsedMs,
    step,
    ...(command === undefined ? {} : { command }),
    ...(print === undefined ? {} : { print }),
    ...(left === undefined ? {} : { left }),
  };
}
