import type { Review } from '#contract/review.ts';
import type { Calculator } from '../rules/types.ts';
import { luck } from './luck.ts';

export const review: Review<Calculator> = { luck };
