/** Worlds that a viewer cannot tell from the real one, as `imagine` of the rules makes them whole. */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { ALL_NUMBERS } from '../data/board.ts';
import { shownBy } from '../rules/imagine.ts';
import { type NumberToken, without } from '../rules/tokens.ts';
import type { View } from '../rules/types.ts';
import { copyGame, gameOf, type QuickGame } from './quick-game.ts';

export type Outlook = {
  readonly me: Seat;
  /** All that is certain: of the others' racks, what they have shown; an empty bag. */
  readonly certain: QuickGame;
  readonly sizes: readonly number[];
  /** Numbers that I cannot place: in other racks or in the bag. */
  readonly unseen: readonly NumberToken[];
};

export function outlookOf(view: View, me: Seat): Outlook {
  const known = view.rackSizes.map((_, seat) => (seat === me ? (view.rack ?? []) : shownBy(view, seat)));
  const onBoard = view.board.filter(token => typeof token === 'number');
  return {
    me,
    certain: gameOf(view, known, []),
    sizes: view.rackSizes,
    unseen: without(ALL_NUMBERS, [...onBoard, ...known.flat()]),
  };
}

export function deal({ certain, sizes, unseen }: Outlook, random: QuickRandom): QuickGame {
  const world = copyGame(certain);
  world.bag.push(...unseen);
  for (let i = world.bag.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [world.bag[i], world.bag[j]] = [world.bag[j] ?? 0, world.bag[i] ?? 0];
  }
  for (const [seat, size] of sizes.entries()) {
    const rack = world.racks[seat] ?? [];
    world.racks[seat] = [...rack, ...world.bag.splice(world.bag.length - (size - rack.length))];
  }
  return world;
}
