import type { Seat, Viewer } from '#contract/game.ts';
import type { Chair } from '#table/local-table.ts';

/**
 * Through whose eyes a match may be seen, the usual ones first. Once it is over, everybody's. Before that
 * nobody looks into another's hand: a person who plays alone against bots sees their own, and where several
 * share the device, all see what lies on the table.
 */
export function eyesOf(chairs: readonly Chair[], over: boolean): readonly [Viewer, ...Viewer[]] {
  const persons = chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  const [person] = persons;
  const mine = persons.length === 1 && person !== undefined ? person : null;
  if (!over) return [mine ?? 'spectator'];
  if (mine === null) return ['spectator', ...chairs.keys()];
  return [mine, ...[...chairs.keys()].filter(seat => seat !== mine), 'spectator'];
}

/** `1`, as people count seats, or `spectator`: what the address says. */
export function makeEyes(viewer: Viewer): string {
  return viewer === 'spectator' ? viewer : String(viewer + 1);
}

/** The eyes that an address asks for, if they may look; else the usual ones. */
export function parseEyes(text: string | null, allowed: readonly [Viewer, ...Viewer[]]): Viewer {
  return allowed.find(viewer => makeEyes(viewer) === text) ?? allowed[0];
}

/** As a list of seats reads: in their order, the spectators last. */
export function inOrder(viewers: readonly Viewer[]): Viewer[] {
  const place = (viewer: Viewer): Seat => (viewer === 'spectator' ? Number.POSITIVE_INFINITY : viewer);
  return [...viewers].sort((a, b) => place(a) - place(b));
}
