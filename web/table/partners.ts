/** Where one of two partners plays for both and is a bot, the person opposite plays in its place: see table/hands.ts. */
import type { AnyMatchRules, Seat } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi } from '#contract/page.ts';
import { handsOf, type Seating } from '#table/hands.ts';
import { botAt, type Chair } from '#table/local-table.ts';

export function seatingOf(game: AnyMatchRules, chairs: readonly Chair[]): Seating {
  return { game, isBot: seat => chairs[seat]?.kind === 'bot' };
}

/** Whether a person makes the moves of this bot now. */
export function isPlayedFor(
  game: AnyMatchRules,
  chairs: readonly Chair[],
  { view }: AnyEnvelope,
  seat: Seat,
): boolean {
  const seating = seatingOf(game, chairs);
  // Whoever has lent their seat plays for nobody.
  return chairs.some(
    (chair, other) => other !== seat && botAt(chair) === null && handsOf(seating, view, other) === seat,
  );
}

/** The view of a partner in whose place the person at `seat` plays, turned so that their own seat is nearest. */
export function seenFrom(
  { seenFrom: turn }: Pick<AnyGameUi, 'seenFrom'>,
  envelope: AnyEnvelope,
  seat: Seat,
): AnyEnvelope {
  if (envelope.viewer === seat || turn === undefined) return envelope;
  return { ...envelope, viewer: seat, view: turn(envelope.view, seat) };
}
