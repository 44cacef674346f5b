/** MH-20: where each point comes from. All of it lies open, so a view tells as much as a state. */
import type { Seat } from '#contract/game.ts';
import { RIGHT_ANSWER, worthOf, worthOfDiscoveries } from './posing.ts';
import type { State } from './types.ts';

type Scored = Pick<State, 'config' | 'posed' | 'discoveries' | 'counterPoints'>;

type Score = {
  readonly families: number;
  /** MH-11: of the poser, even if the family is another's now (MH-17). */
  readonly answers: number;
  readonly discoveries: number;
  readonly counters: number;
  readonly total: number;
};

export function scoreOf({ config, posed, discoveries, counterPoints }: Scored, seat: Seat): Score {
  const families = posed
    .filter(({ owner }) => owner === seat)
    .reduce((sum, { cards }) => sum + worthOf(cards, config), 0);
  const known = posed.filter(({ poser, isKnown }) => poser === seat && isKnown === true).length;
  const answers = RIGHT_ANSWER * known;
  const together = discoveries?.seat === seat ? worthOfDiscoveries(discoveries.cards) : 0;
  const counters = counterPoints[seat] ?? 0;
  return {
    families,
    answers,
    discoveries: together,
    counters,
    total: families + answers + together + counters,
  };
}

export function totalOf(scored: Scored, seat: Seat): number {
  return scoreOf(scored, seat).total;
}
