import type { Got } from '#protocol/http.ts';

/** Something asked of the server from the waiting room; what it says no to is shown once, in one place. */
export type Ask = (asked: Promise<Got<unknown>>) => Promise<void>;
