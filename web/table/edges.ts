import type { Seat, Viewer } from '#contract/game.ts';

/** In the order in which they are read: clockwise, as one sits. */
export const EDGES = ['left', 'top', 'right'] as const;
export type Edge = (typeof EDGES)[number];

/** Who sits where round a cloth, clockwise from one's left; whoever looks on sees all. */
export function edgesOf(count: number, viewer: Viewer): Readonly<Record<Edge, readonly Seat[]>> {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const others = viewer === 'spectator' ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)];
  // Up to four: one left, one right, the rest at the top; from five on, two on each side.
  const beside = others.length === 1 ? 0 : others.length > 4 ? 2 : 1;
  const last = others.length - beside;
  return { left: others.slice(0, beside), top: others.slice(beside, last), right: others.slice(last) };
}
