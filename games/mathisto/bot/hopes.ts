/** What the cards in hand are still good for, where an imagined game is left off. */
import type { Seat } from '#contract/game.ts';
import { ALL_PEOPLE, COUNT, DISCOVERY_BIT, FAMILY_COUNT } from './code.ts';
import { heldBy, type QuickGame } from './quick-game.ts';

/** By the number of people held, the chance to pose their family; with a joker in hand it is better. */
const ALONE = [0, 0.03, 0.08, 0.17, 0.32, 0.58, 0.95] as const;
const WITH_JOKER = [0, 0.04, 0.11, 0.22, 0.45, 0.85, 0.95] as const;

/** What a posed family brings on average, in points, its question included. */
const FAMILY = 36;
const SIMPLE_FAMILY = 16;
const DISCOVERY = 20;

/** Adds to everybody's points what they may expect of the cards in hand. */
export function addHopes(game: QuickGame, points: Float64Array): void {
  if (game.isOver) return;
  for (let seat = 0; seat < game.seats; seat++) points[seat] = (points[seat] ?? 0) + hopesOf(game, seat);
}

function hopesOf(game: QuickGame, seat: Seat): number {
  const chances = game.jokers[seat] === 0 ? ALONE : WITH_JOKER;
  let sum = 0;
  for (let family = 0; family < FAMILY_COUNT; family++) {
    if (game.posed[family] === 1) continue;
    const held = heldBy(game, seat, family);
    const worth = (game.isSimple ? SIMPLE_FAMILY : FAMILY) + ((held & DISCOVERY_BIT) === 0 ? 0 : DISCOVERY);
    sum += worth * (chances[COUNT[held & ALL_PEOPLE] ?? 0] ?? 0);
  }
  return sum;
}
