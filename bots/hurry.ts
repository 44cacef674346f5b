/** Below this share of its worlds a level does better to go by what it sees: chance would decide. */
const LEAST = 0.2;

/** How many worlds a level imagines that has this share of its usual time; 0 goes by the view alone. */
export function worldsIn(share: number, usual: number): number {
  if (share >= 1) return Math.round(usual);
  return share < LEAST ? 0 : Math.max(1, Math.round(usual * share));
}
