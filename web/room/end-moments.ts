import type { Seat } from '#contract/game.ts';
import type { Stretch } from '#table/stretches.ts';

interface Best {
  readonly stretch: Stretch;
  readonly seat: Seat;
  readonly gain: number;
}

/** The turn in which somebody won most; null if nobody ever won anything. */
export function bestTurn(stretches: readonly Stretch[]): Best | null {
  let best: Best | null = null;
  for (const [i, stretch] of stretches.entries()) {
    const before = stretches[i - 1];
    if (before === undefined || stretch.isLastCount) continue;
    for (const [seat, score] of stretch.scores.entries()) {
      const gain = score - (before.scores[seat] ?? 0);
      if (gain > (best?.gain ?? 0)) best = { stretch, seat, gain };
    }
  }
  return best;
}

/** How often somebody else came to lead, alone. */
export function leadsOf(stretches: readonly Stretch[]): number {
  let leader: Seat | null = null;
  let changes = 0;
  for (const { scores } of stretches) {
    const most = Math.max(...scores);
    if (scores.filter(score => score === most).length > 1) continue;
    const now = scores.indexOf(most);
    if (leader !== null && leader !== now) changes += 1;
    leader = now;
  }
  return changes;
}
