import type { Review } from '#contract/review.ts';
import type { Mathable } from '../rules/types.ts';
import { luck } from './luck.ts';
import { odds } from './odds.ts';

export const review: Review<Mathable> = { luck, odds };
