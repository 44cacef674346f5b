import type { AnyMatchRules, Seat } from '#contract/game.ts';

/** The rules of a table, and who sits there. */
export interface Seating {
  readonly game: Pick<AnyMatchRules, 'leaderOf'>;
  /** From the beginning: what only stands in for a person shows that person's cards to nobody. */
  readonly isBot: (seat: Seat) => boolean;
}

/**
 * The seat whose moves whoever sits at `seat` makes now, and from where they see: their own, or, where one of two
 * partners plays for both and is a bot, that partner's. `view`: anybody's.
 */
export function handsOf({ game, isBot }: Seating, view: unknown, seat: Seat): Seat {
  const leader = isBot(seat) ? null : (game.leaderOf?.(view, seat) ?? null);
  return leader !== null && isBot(leader) ? leader : seat;
}

/** The same the other way round: by seat, who makes its moves. */
export function playersOf(hands: readonly Seat[]): Seat[] {
  return hands.map((_, seat) => {
    const player = hands.findIndex((one, other) => one === seat && other !== seat);
    return player === -1 ? seat : player;
  });
}
