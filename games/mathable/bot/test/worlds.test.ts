import { describe, expect, test } from 'vitest';
import { quickRandom } from '#bots/quick-random.ts';
import { ALL_TILES, missing, RACK, sorted } from '../../rules/tiles.ts';
import type { Tile } from '../../rules/types.ts';
import { EMPTY, toTile } from '../compact/faces.ts';
import { emptyGame, type QuickGame } from '../compact/quick-game.ts';
import { deal, outlookOf } from '../worlds/worlds.ts';
import { CONFIGS, rngOf, tableTalk } from './random-play.ts';

describe('compact worlds', () => {
  test.each(CONFIGS)('agree with all that a player has seen, %j', config => {
    const world = emptyGame();
    for (const { view, seed } of tableTalk(config, 3, 20)) {
      if (view.phase.tag === 'verdict') continue;
      const outlook = outlookOf(view);
      deal(outlook, quickRandom(rngOf(seed)), world);
      const racks = world.racks.slice(0, world.seats).map(({ counts }) => spread(counts));
      expect(racks[outlook.me]).toEqual(view.rack);
      for (const [seat, shown] of view.shown.entries()) {
        expect(missing(racks[seat] ?? [], shown)).toBe(undefined);
      }
      expect(missing(reserveOf(world), view.putBack)).toBe(undefined);
      expect(racks.map(rack => rack.length)).toEqual(
        view.rackSizes.map((size, seat) =>
          seat === view.open?.seat ? Math.min(RACK, size + view.reserveSize) : size,
        ),
      );
      const laid = [...world.position.board].filter(face => face < EMPTY).map(toTile);
      const all = sorted([...laid, ...racks.flat(), ...reserveOf(world)]);
      expect(all).toEqual(sorted([...ALL_TILES, 1, 2, 3, 4]));
    }
  });
});

function reserveOf({ reserve, reserveSize }: QuickGame): Tile[] {
  return [...reserve.subarray(0, reserveSize)].map(toTile);
}

function spread(counts: Uint8Array): Tile[] {
  return [...counts].flatMap((count, face) => Array.from({ length: count }, () => toTile(face)));
}
