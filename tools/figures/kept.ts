import type { Line } from './parts.ts';

/** What came of one part, as `docs/figures.json` keeps it until the part is run again. */
export interface Kept {
  /** The day, in UTC. */
  readonly date: string;
  readonly command: string;
  readonly machine: Machine;
  readonly seconds: number;
  /** How it ended; `fault`: the last that it said, if that was not well. */
  readonly outcome: 'done' | 'failed' | 'late';
  readonly fault?: string;
  readonly lines: readonly Line[];
}

/** Nothing by which a machine or a person could be known. */
export interface Machine {
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  /** Before the part began: what else the machine did. */
  readonly load: number;
}

export type AllKept = Readonly<Record<string, Kept>>;
