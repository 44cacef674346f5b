/** What `/metrics` says, by name, with its labels as they are written there. */
export type Scraped = ReadonlyMap<string, number>;

export async function scrape(base: string): Promise<Scraped> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const found = new Map<string, number>();
  for (const line of text.split('\n')) {
    const [, name, value] = /^([a-z_]\w*(?:\{[^}]*\})?) (\S+)$/i.exec(line) ?? [];
    if (name !== undefined && value !== undefined) found.set(name, Number(value));
  }
  return found;
}

/** By thread, from a metric that has one. */
export function byThread(scraped: Scraped, name: string): Readonly<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [key, value] of scraped) {
    const [, thread] = new RegExp(`^${name}\\{thread="([^"]*)"\\}$`).exec(key) ?? [];
    if (thread !== undefined) found[thread] = value;
  }
  return found;
}

/** The mean of what a histogram observed between two looks; null if nothing. */
export function meanBetween(before: Scraped, now: Scraped, name: string): number | null {
  const count = grown(before, now, `${name}_count`);
  return count === 0 ? null : grown(before, now, `${name}_sum`) / count;
}

/** Within which of its bounds this share of what a histogram observed lies; null if it observed nothing. */
export function boundBetween(before: Scraped, now: Scraped, name: string, share: number): number | null {
  const wanted = share * grown(before, now, `${name}_count`);
  if (wanted === 0) return null;
  for (const key of now.keys()) {
    const [, bound] = new RegExp(`^${name}_bucket\\{le="([^"]*)"\\}$`).exec(key) ?? [];
    if (bound !== undefined && grown(before, now, key) >= wanted)
      return Number(bound.replace('+Inf', 'Infinity'));
  }
  return null;
}

export function grown(before: Scraped, now: Scraped, name: string): number {
  return (now.get(name) ?? 0) - (before.get(name) ?? 0);
}
