const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
] as const;

export interface Uptime {
  readonly unit: (typeof UNITS)[number][0];
  readonly count: number;
}

/** In the largest unit of which two have passed; minutes otherwise. */
export function uptimeOf(ms: number): Uptime {
  const [unit, length] = UNITS.find(([, one]) => ms >= 2 * one) ?? UNITS[2];
  return { unit, count: Math.max(0, Math.floor(ms / length)) };
}
