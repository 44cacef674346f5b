/** MB-7: what to expect of an extra tile. */

import { FACE_COUNT } from '../compact/faces.ts';
import { rackAt } from '../compact/quick-game.ts';
import { putFace, takeFace } from '../compact/rack.ts';
import { taskOf } from '../worlds/policy.ts';
import type { Outlook } from '../worlds/worlds.ts';
import type { AimsByStage } from '../worth.ts';
import { bestTurn } from './best-turn.ts';
import { POINTS_ALONE } from './singles.ts';

interface ExtraValue {
  /** The best turn that remains, with what stays in the rack, in points. */
  readonly keep: number;
  /** The same with one more tile, averaged over all that it may be. */
  readonly draw: number;
}

/** Beyond this, a turn is as good as exact. */
const LIMIT = 500;

export function expectExtra(outlook: Outlook, stages: AimsByStage): ExtraValue {
  const { certain } = outlook;
  const rack = rackAt(certain, outlook.me);
  const chances = chancesOf(outlook);
  const keep = valueNow();
  let draw = 0;
  for (let face = 0; face < FACE_COUNT; face++) {
    const chance = chances[face] ?? 0;
    if (chance === 0) continue;
    putFace(rack, face);
    draw += chance * valueNow();
    takeFace(rack, face);
  }
  return { keep, draw };

  function valueNow(): number {
    const task = taskOf(certain, stages);
    const { leaving } = task.aims ?? POINTS_ALONE;
    const held = rack.counts.reduce((sum, count, face) => sum + count * (leaving[face] ?? 0), 0);
    return bestTurn({ ...task, limit: LIMIT }).worth - held;
  }
}

/** How likely each face is to be the next of the reserve. */
function chancesOf({ certain, unseen, putBack }: Outlook): Float64Array {
  const chances = new Float64Array(FACE_COUNT);
  const { reserveSize } = certain;
  // Any unseen tile is as likely as any other to lie in the reserve; those that I put back are there for sure.
  const share = (reserveSize - putBack.length) / Math.max(1, unseen.length) / reserveSize;
  for (const face of unseen) chances[face] = (chances[face] ?? 0) + share;
  for (const face of putBack) chances[face] = (chances[face] ?? 0) + 1 / reserveSize;
  return chances;
}
