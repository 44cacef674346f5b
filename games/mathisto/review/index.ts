import type { Review } from '#contract/review.ts';
import type { Mathisto } from '../rules/types.ts';
import { luck } from './luck.ts';

export const review: Review<Mathisto> = { luck };
