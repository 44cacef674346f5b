import { allowed, type Game, type Seat, type Shape, type Verdict } from '#contract/game.ts';
import { Match, type Start, type TableRule } from '#kernel/match.ts';

/**
 * A match that begins in a chosen position. Only the deal is ours, and `view` where more is shown than at a table:
 * what may be done, and what comes of it, is decided by the same rules as anywhere.
 */
export function openMatch<S extends Shape>(
  game: Game<S>,
  state: S['state'],
  { config, seats, view = game.view }: Pick<Start<S>, 'config' | 'seats'> & Partial<Pick<Game<S>, 'view'>>,
): Match<S> {
  return new Match({ ...game, setup: () => state, view }, { config, seats, seed: SEED });
}

/** A move of this seat, or of whoever is to act. */
export function playMove<S extends Shape>(
  match: Match<S>,
  move: S['move'],
  seat: Seat = match.envelope('spectator').turn?.seats[0] ?? 0,
): Verdict<S['rule'] | TableRule> {
  const taken = match.submit({ seat, move, step: match.step, elapsedMs: 0, by: 'player' });
  return taken.ok ? allowed : taken;
}

/** `A2 A3 B1`, or any other names with a space between them. */
export function readNames<Name extends string>(text: string, isName: (word: string) => word is Name): Name[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map(word => {
      if (!isName(word)) throw new Error(`${word} names nothing`);
      return word;
    });
}

/** What chance decides in a lesson is the same for everybody. */
const SEED = [1, 9, 8, 7, 0, 0, 0, 0] as const;
