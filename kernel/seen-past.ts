import type { Viewer } from '#contract/game.ts';

/**
 * What each viewer sees of a past, made once: nothing in it changes, and it grows at its end. What was made for the
 * step before is added to, so that a late step costs what an early one does; and two lists share all but what is new,
 * so that they are soon compared.
 */
export function seenPast<One extends object, Seen>(
  see: (one: One, me: Viewer) => Seen,
): (past: readonly One[], me: Viewer) => readonly Seen[] {
  /** By the first of a past: the latest that began with it, and as much of it as each viewer was shown. */
  const latest = new WeakMap<One, { past: readonly One[]; readonly seen: Map<Viewer, readonly Seen[]> }>();
  return (past, me) => {
    const [first] = past;
    if (first === undefined) return [];
    let known = latest.get(first);
    // Another past may begin alike: worlds that bots imagine do.
    if (known === undefined || !begins(past, known.past)) {
      known = { past, seen: new Map() };
      latest.set(first, known);
    }
    known.past = past;
    const before = known.seen.get(me) ?? [];
    if (before.length === past.length) return before;
    const seen = before.toSpliced(before.length, 0, ...past.slice(before.length).map(one => see(one, me)));
    known.seen.set(me, seen);
    return seen;
  };
}

function begins(past: readonly object[], before: readonly object[]): boolean {
  if (past === before) return true;
  for (let i = 0; i < before.length; i++) if (before[i] !== past[i]) return false;
  return true;
}
