/** So many at once, and so many more each second. */
export interface Limit {
  readonly burst: number;
  readonly perSecond: number;
}

/** Buckets of tokens that all processes take from. */
export interface LimitStore {
  /** Takes one: 0 if there was one, or the seconds until there is. */
  take(key: string, limit: Limit): Promise<number>;
  /** The seconds until there is one; 0 if there is. */
  wait(key: string, limit: Limit): Promise<number>;
}
