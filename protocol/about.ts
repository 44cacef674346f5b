/** What the house says of itself, `GET /api/about`. Times are milliseconds since 1970. */
export type About = {
  /** Of the pages that are served. */
  readonly version: string;
  readonly now: number;
  /** Since when this process serves. */
  readonly startedAt: number;
  /** Since when the house counts, whatever was started again in between. */
  readonly since: number;
  /** Moves of people that were acknowledged, in all processes, to a few seconds. */
  readonly moves: number;
  /** Everything that was told after it was kept, and is in the logs: what bots and clocks did, too. */
  readonly kept: number;
  /** What was told and is not in a log, or does not fit there. */
  readonly lost: number;
  /** Matches that are over and were played again from their logs; of the older ones nothing more can be said. */
  readonly checked: { readonly matches: number; readonly older: number };
  readonly playing: number;
  /** Processes that ended without a word, after which others went on. */
  readonly kills: number;
  /** Moves at this process in the last hour, and milliseconds to their acknowledgement; null if there were none. */
  readonly waits: { readonly moves: number; readonly p50: number | null; readonly p99: number | null };
};
