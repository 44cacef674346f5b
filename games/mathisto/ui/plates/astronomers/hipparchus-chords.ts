import { DEGREE, range } from '../points.ts';

/** From one arc of the table to the next, in degrees. */
export const STEP = 7.5;
/** The radius in minutes of arc: as many as a turn has, 21 600, divided by 2π. */
export const RADIUS = 3438;

/** The table attributed to Hipparchus: the chord under each arc from 7½° to 180°. */
export const CHORDS: readonly { readonly arc: number; readonly chord: number }[] = range(24, i => {
  const arc = STEP * (i + 1);
  return { arc, chord: 2 * RADIUS * Math.sin((arc * DEGREE) / 2) };
});
