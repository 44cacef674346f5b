/** What drawn tiles were worth: the next turns with them, and with others that might as well have come. */

import { strokeOf } from '#bots/luck.ts';
import { type QuickRandom, quickRandom } from '#bots/quick-random.ts';
import type { Change, Stroke } from '#contract/review.ts';
import type { Rng } from '#contract/rng.ts';
import { type Face, toFace } from '../bot/compact/faces.ts';
import { copyGame, emptyGame, type QuickGame, rackAt } from '../bot/compact/quick-game.ts';
import { putFace, takeFace } from '../bot/compact/rack.ts';
import { leadOf } from '../bot/worlds/imagined.ts';
import { playTurn, type Study } from '../bot/worlds/policy.ts';
import { deal, outlookOf } from '../bot/worlds/worlds.ts';
import { AIMS } from '../bot/worth.ts';
import { sorted, without } from '../rules/tiles.ts';
import type { Mathable, Tile } from '../rules/types.ts';

/** Worlds of this kind cost little, and much is chance in them. */
const MORE = 3;
/** A reserve of fewer times the tiles drawn tells little of what else might have come. */
const SCARCE = 2;

const world = emptyGame();
const game = emptyGame();

export function luck(change: Change<Mathable>, worlds: number, rng: Rng): Stroke | null {
  const { seat, after } = change;
  if (after.phase.tag === 'over') return null;
  const tiles = drawnTiles(change);
  if (tiles.length === 0) return null;
  const faces = tiles.map(toFace);
  const random = quickRandom(rng);
  const outlook = outlookOf(after);
  const before = outlookOf({ ...after, rack: without(after.rack, tiles) });
  // Near the end what I drew might as well be in other racks.
  const isScarce = after.reserveSize < SCARCE * tiles.length;
  const study: Study = { random, stages: AIMS, nodes: 0 };
  const stroke = strokeOf({
    count: MORE * worlds,
    deal: () => deal(outlook, random, world),
    redraw: () => (isScarce ? deal(before, random, world) : redraw(world, seat, faces, random)),
    lead: () => {
      copyGame(world, game);
      for (let turn = 0; turn < game.seats && game.phase !== 'over'; turn++) playTurn(game, study);
      return leadOf(game, seat, study);
    },
  });
  return { ...stroke, facts: { tiles: tiles.join(' ') } };
}

/** Tiles that are new in the rack. Those that a contest gave back were not drawn (MB-15). */
function drawnTiles({ before, after }: Change<Mathable>): Tile[] {
  const gained = without(after.rack, before?.rack ?? []);
  const wasOpen = before !== null && before.open !== null && after.open === null;
  const last = after.past.at(-1);
  const back = wasOpen && last?.seat === after.me ? (last.contest?.takenBack ?? []) : [];
  return sorted(
    without(
      gained,
      back.map(({ tile }) => tile),
    ),
  );
}

/** The tiles go back into the reserve, and as many come out. */
function redraw(into: QuickGame, seat: number, faces: readonly Face[], random: QuickRandom): void {
  const rack = rackAt(into, seat);
  for (const face of faces) {
    takeFace(rack, face);
    into.reserve[into.reserveSize++] = face;
  }
  for (let i = 0; i < faces.length; i++) {
    const pick = random.below(into.reserveSize--);
    putFace(rack, into.reserve[pick] ?? 0);
    into.reserve[pick] = into.reserve[into.reserveSize] ?? 0;
  }
}
