import type { Review } from '#contract/review.ts';
import type { Matryoshka } from '../rules/types.ts';
import { luck } from './luck.ts';

export const review: Review<Matryoshka> = { luck };
