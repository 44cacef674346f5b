import type { Camp } from '../../rules/types.ts';
import { factsOf, type ScoreProps } from './camps.ts';

/** `tricks for us`, after their number. */
export function sayTricks(count: number, camp: Camp, props: ScoreProps): string {
  return props.words.label('ui.tricks-for', { count, ...factsOf(camp, props) });
}
