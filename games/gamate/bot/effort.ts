/** How much work goes into one decision. The same on every machine. */
export interface Effort {
  /** Worlds to imagine; 0 goes by what quick players would do. */
  readonly worlds: number;
  /** Deals tried for one world, to find one that fits what was bid. */
  readonly tries: number;
  /** With so many tricks left, every world is solved exactly. */
  readonly exact: number;
  /** Where no more worlds are possible than this, all of them are solved; usually none. */
  readonly every?: number;
  /** Of imagined deals that are played on, so many tricks at the end are solved instead. */
  readonly solved: number;
  /** Plays that the solver may try for one decision. */
  readonly nodes: number;
}
