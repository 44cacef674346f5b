/** Somebody at a table, at one process. */
export interface Present {
  /** Empty: any page of ours. */
  readonly table: string;
  readonly player: string;
  /** Null while they are here. */
  readonly leftAt: number | null;
}

/** Who is where, at all processes. What one of them says here, the others hear in a moment. */
export interface PresenceStore {
  /** Somebody came to this process, or left it; written soon. */
  note(present: Present): void;
  /** Who is at a table at other processes, or was at any, and when they left the last one. */
  at(table: string): Promise<ReadonlyMap<string, number | null>>;
  /** Do they have a page open at any process? */
  isHere(player: string): Promise<boolean>;
  /** Those of them who have. */
  hereOf(players: readonly string[]): Promise<ReadonlySet<string>>;
}
