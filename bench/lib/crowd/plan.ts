import type { AnyTrial } from '#contract/trial.ts';

/** How many come, and what they do. Sent to the processes of people as JSON. */
export interface Plan {
  /** Where the house is. */
  readonly base: string;
  readonly tables: number;
  readonly sockets: number;
  /** Seconds that a person thinks, from half of it to one and a half. */
  readonly thinks: number;
  /** Seconds after which a person's network goes, on average, and after which a spectator goes elsewhere. */
  readonly stays: number;
  /** Which of how many processes of people this is. */
  readonly part: number;
  readonly parts: number;
}

/** What one process of people lived through since it was last asked. */
export interface Lived {
  /** Milliseconds until a person's move was acknowledged. */
  readonly moves: readonly number[];
  /** Milliseconds until a bot moved that a table waited for, its thinking included. */
  readonly bots: readonly number[];
  /** What was answered that should not be, and how often. */
  readonly troubles: Readonly<Record<string, number>>;
  /** Sockets that are open, and tables at which a match is played. */
  readonly sockets: number;
  readonly playing: number;
  /** Matches that ended, sockets that were lost on purpose. */
  readonly ended: number;
  readonly left: number;
  /** Of this process itself: whether what it measures is not its own slowness. */
  readonly lagMs: number;
  readonly cpuSeconds: number;
}

export type Ask = { readonly ask: 'plan'; readonly plan: Plan } | { readonly ask: 'report' };
export type Told =
  | { readonly told: 'ready' }
  | { readonly told: 'lived'; readonly lived: Lived }
  | { readonly told: 'failed'; readonly why: string };

/** People at one table of this game: all its seats but one, which is a bot's. */
export function peopleAt({ seats }: AnyTrial): number {
  return seats - 1;
}

/** Of each game the way to play that has most seats, up to four. */
export function forMany(all: readonly { readonly trials: readonly AnyTrial[] }[]): readonly AnyTrial[] {
  return all.flatMap(({ trials }) => {
    const [best] = trials.filter(({ seats }) => seats <= 4).toSorted((a, b) => b.seats - a.seats);
    return best ?? [];
  });
}
