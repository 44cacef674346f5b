import type { Candidate } from '#contract/bot.ts';
import type { Move } from '../rules/types.ts';

/** A move with what it is worth to the camp of the viewer, in points of the deal. */
export type Weighed = Candidate<Move>;
