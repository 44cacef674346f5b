import type { Facts } from '#kernel/game.ts';
import type { Meta } from '#kernel/meta.ts';

/** `{least, select, same {{most}} other {{least} to {most}}}` */
export function span({ min, max }: Meta['players']): Facts {
  return { least: min === max ? 'same' : min, most: max };
}
