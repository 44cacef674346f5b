import { SIZES, type Size } from '../../rules/cards.ts';
import { round } from './shape.ts';

/** Dolls shrink towards this point. The neck is wide enough, seen from here, for the next head to pass. */
export const NEST = { x: 50, y: 120 } as const;

/** A transform that puts a doll of some scale in its place inside the largest one. */
export function nested(scale: number): string {
  return `translate(${round(NEST.x * (1 - scale))} ${round(NEST.y * (1 - scale))}) scale(${round(scale)})`;
}

/** The sizes that a doll would slip into, largest first: drawn in this order, none hides another. */
export function largerThan(size: Size): readonly Size[] {
  return SIZES.filter(other => other > size).reverse();
}
