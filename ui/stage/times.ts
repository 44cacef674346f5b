/** How long things take on a cloth, and how they come to rest: as in tokens.css. */

/** Milliseconds at the usual speed, as --move. */
export const MOVE = 260;
/** A card that is laid down overshoots a little; one that leaves comes to rest gently. */
export const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)';
export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Milliseconds for one piece of a story at the usual speed, as --story. */
const USUAL = 600;

/** Times as long as usual: `pace` is milliseconds for one piece of a story. */
export function slowness(pace: number): number {
  return pace / USUAL;
}
