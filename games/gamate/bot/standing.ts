import type { Announcement, Contract } from '../rules/types.ts';

/** The contract stands and was announced: cards are played. */
export interface Standing {
  readonly contract: Contract;
  readonly announced: Announcement;
}
