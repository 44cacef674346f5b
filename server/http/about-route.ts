import * as answers from './answers.ts';
import type { Desk } from './desk.ts';
import { done, forAnybody, type Route } from './route.ts';

/** The figures of the running house, for whoever would like to know. */
export function aboutRoute({ figures }: Desk): Route {
  return forAnybody({
    method: 'GET',
    path: '/about',
    about: 'What the house says of itself: moves kept and lost, how fast it answers, what it survived.',
    gives: { status: 200, schema: answers.about },
    answer: async () => done(await figures.about()),
  });
}
