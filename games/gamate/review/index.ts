import type { Review } from '#contract/review.ts';
import type { Gamate } from '../rules/types.ts';
import { judge } from './judge.ts';
import { luck } from './luck.ts';
import { odds } from './odds.ts';

/** Cards near the end of a deal, against the best that could be played with all hands known; and what was dealt. */
export const review: Review<Gamate> = { judge, luck, odds };
