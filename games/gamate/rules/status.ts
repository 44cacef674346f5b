import type { Outcome, Status } from '#contract/game.ts';
import { lengthOf } from './length.ts';
import { campOf, SEATS } from './seats.ts';
import { actorOf } from './turn.ts';
import type { Camp, Pair, Score, State } from './types.ts';

export function status(state: State): Status {
  const { phase, score } = state;
  if (phase.tag === 'over')
    return { tag: 'over', outcome: { ...outcomeOf(score, phase.rule), ...wayOf(state) } };
  const actor = actorOf(state);
  return { tag: 'playing', turn: { mode: 'any', seats: actor === null ? [] : [actor] } };
}

/** GA-18 knows two ways to end: as many deals as were agreed upon, or too many void ones in a row. */
function wayOf({ config, past, phase }: State): Pick<Outcome, 'case'> {
  if (phase.tag !== 'over' || phase.rule === 'GA-17') return {};
  return { case: past.length === lengthOf(config) ? 'deals' : 'void' };
}

/** GA-17: the camp with more games wins, whatever the totals. GA-18: the higher total, and equal ones draw. */
function outcomeOf({ games, totals }: Score, rule: 'GA-17' | 'GA-18'): Outcome {
  const decisive: Pair<number> = rule === 'GA-17' ? games : totals;
  const rankOf = (camp: Camp): number => (decisive[camp] < Math.max(...decisive) ? SEATS.length / 2 + 1 : 1);
  return {
    ranks: SEATS.map(seat => rankOf(campOf(seat))),
    scores: SEATS.map(seat => totals[campOf(seat)]),
    rule,
  };
}
