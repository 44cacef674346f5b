import type { Got } from '#protocol/http.ts';

/** Something asked of the server about oneself, and what to say once it is done. */
export type AskAboutMe = (asked: Promise<Got<unknown>>, done: () => string) => Promise<void>;
