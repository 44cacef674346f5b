import type { Facts } from '#contract/game.ts';
import type { Meta } from '#contract/meta.ts';

/** `{least, select, same {{most}} other {{least} to {most}}}` */
export function span({ min, max }: Meta['players']): Facts {
  return { least: min === max ? 'same' : min, most: max };
}
