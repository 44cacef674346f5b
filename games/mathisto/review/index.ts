import type { Review } from '#contract/review.ts';
import type { Mathisto } from '../rules/types.ts';
import { luck } from './luck.ts';
import { odds } from './odds.ts';

export const review: Review<Mathisto> = { luck, odds };
