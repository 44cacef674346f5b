/** Where one of two partners plays for both and is a bot, the person opposite plays in its place. */
import type { Seat } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi } from '#contract/page.ts';
import type { Chair } from '#table/local-table.ts';

export interface Partners {
  readonly gameUi: AnyGameUi;
  readonly chairs: readonly Chair[];
}

/** The seat whose moves the person at `seat` makes now: their own, or that of the bot that plays for both. */
export function handsOf({ gameUi, chairs }: Partners, { view }: AnyEnvelope, seat: Seat): Seat {
  const leader = gameUi.leaderOf?.(view, seat) ?? null;
  return leader !== null && chairs[seat]?.kind === 'person' && chairs[leader]?.kind === 'bot' ? leader : seat;
}

/** Whether a person makes the moves of this bot now. */
export function isPlayedFor(partners: Partners, envelope: AnyEnvelope, seat: Seat): boolean {
  return partners.chairs.some((_, other) => other !== seat && handsOf(partners, envelope, other) === seat);
}

/** The view of a partner in whose place the person at `seat` plays, turned so that their own seat is nearest. */
export function seenFrom({ gameUi }: Partners, envelope: AnyEnvelope, seat: Seat): AnyEnvelope {
  if (envelope.viewer === seat || gameUi.seenFrom === undefined) return envelope;
  return { ...envelope, viewer: seat, view: gameUi.seenFrom(envelope.view, seat) };
}
