/** When nobody could play, from then until then, in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** In order, and apart from one another. */
export type Outages = readonly Outage[];

export const NO_OUTAGES: Outages = [];

/** In order and apart, whoever noticed which part of them. */
export function merged(noticed: readonly Outage[]): Outages {
  const all: Outage[] = [];
  for (const one of noticed.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last === undefined || last.to < one.from) all.push(one);
    else all[all.length - 1] = { from: last.from, to: Math.max(last.to, one.to) };
  }
  return all;
}

/** The milliseconds between two moments in which somebody could play. */
export function playableBetween(outages: Outages, since: number, now: number): number {
  let passed = Math.max(0, now - since);
  // Most clocks started after all of them: those are the last ones.
  for (let i = outages.length - 1; i >= 0; i--) {
    const { from, to } = outages[i] as Outage;
    if (to <= since) break;
    passed -= Math.max(0, Math.min(to, now) - Math.max(from, since));
  }
  return passed;
}

/** The moment at which so many milliseconds have passed in which somebody could play. */
export function playableUntil(outages: Outages, since: number, ms: number): number {
  let until = since + ms;
  for (const { from, to } of outages) if (to > since && from < until) until += to - Math.max(from, since);
  return until;
}
