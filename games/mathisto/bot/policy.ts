/** How players of imagined games play: by their own cards, and by what everybody has seen. */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { ALL_PEOPLE, COUNT, type Code, DISCOVERY_BIT, FAMILY_COUNT, FAMILY_SIZE } from './code.ts';
import {
  call,
  heldBy,
  isIn,
  jokersOf,
  type Laying,
  lay,
  layDiscoveries,
  pass,
  type QuickGame,
  settle,
} from './quick-game.ts';

/** Plays to the end, or until the turn has changed hands so many times. Returns how many moves that took. */
export function playOn(game: QuickGame, random: QuickRandom, turns = Number.POSITIVE_INFINITY): number {
  let moves = 0;
  for (let left = turns; left > 0 && !game.isOver; moves++) {
    const { turn } = game;
    playTurn(game, random);
    if (game.turn !== turn) left--;
  }
  return moves;
}

/** Poses whatever can be posed, and else calls. */
export function playTurn(game: QuickGame, random: QuickRandom): void {
  if (callToComplete(game)) return;
  const laying = findLaying(game);
  if (laying !== null) {
    lay(game, laying);
    settle(game, laying, random);
    return;
  }
  const together = findDiscoveries(game);
  if (together !== 0) layDiscoveries(game, together);
  else if (!callForFamily(game, random)) pass(game, someSeat(game, random));
}

/** Before a family is posed, what makes it worth more and lies open in another hand is called. */
function callToComplete(game: QuickGame): boolean {
  for (let family = 0; family < FAMILY_COUNT; family++) {
    if (game.posed[family] === 1) continue;
    const held = heldBy(game, game.turn, family);
    const people = COUNT[held & ALL_PEOPLE] ?? 0;
    if (people < 5 || (people === 5 && jokersOf(game, game.turn) === 0)) continue;
    const sure = (game.isSimple ? ALL_PEOPLE : ALL_PEOPLE | DISCOVERY_BIT) & ~held & (game.seen[family] ?? 0);
    if (sure !== 0 && callSure(game, family, sure)) return true;
  }
  return false;
}

/** The best that can be posed now; null if there is nothing. */
function findLaying(game: QuickGame): Laying | null {
  const jokers = jokersOf(game, game.turn);
  let found: Laying | null = null;
  for (let family = 0; family < FAMILY_COUNT; family++) {
    const mask = heldBy(game, game.turn, family);
    if (game.posed[family] === 1 || (COUNT[mask & ALL_PEOPLE] ?? 0) < 5) continue;
    if ((mask & ALL_PEOPLE) === ALL_PEOPLE) return { family, mask, joker: 0 };
    if (jokers !== 0) found = { family, mask, joker: jokers & -jokers };
  }
  return found;
}

/** MH-12: once few families are left, in which most of them could be used otherwise. */
function findDiscoveries(game: QuickGame): number {
  let families = 0;
  let useful = 0;
  for (let family = 0; family < FAMILY_COUNT; family++) {
    const held = heldBy(game, game.turn, family);
    if ((held & DISCOVERY_BIT) === 0) continue;
    families |= 1 << family;
    if (game.posed[family] === 0 && (COUNT[held & ALL_PEOPLE] ?? 0) >= 3) useful++;
  }
  const count = COUNT[families] ?? 0;
  return count >= 4 && count - 3 > useful ? families : 0;
}

/** Scratch: how much each family is wanted. */
const wanted = new Int32Array(FAMILY_COUNT);

/** For the fullest family of which something can be had. */
function callForFamily(game: QuickGame, random: QuickRandom): boolean {
  const { turn } = game;
  const jokers = COUNT[jokersOf(game, turn)] ?? 0;
  const isFree = game.sizes[turn] === jokers;
  for (let family = 0; family < FAMILY_COUNT; family++) {
    const held = heldBy(game, turn, family);
    if (game.posed[family] === 1 || (held === 0 && !isFree)) {
      wanted[family] = -1;
      continue;
    }
    const own = COUNT[held & ALL_PEOPLE] ?? 0;
    const reach = own + (COUNT[ALL_PEOPLE & ~held & (game.seen[family] ?? 0)] ?? 0);
    wanted[family] = 12 * reach + 4 * own + (reach + Math.min(1, jokers) >= 6 ? 40 : 0) + random.below(12);
  }
  for (let tries = 0; tries < FAMILY_COUNT; tries++) {
    let best = 0;
    for (let family = 1; family < FAMILY_COUNT; family++)
      if ((wanted[family] ?? 0) > (wanted[best] ?? 0)) best = family;
    if ((wanted[best] ?? 0) < 0) return false;
    wanted[best] = -1;
    const missing = ALL_PEOPLE & ~heldBy(game, turn, best);
    if (callSure(game, best, missing & (game.seen[best] ?? 0))) return true;
    const hidden = missing & ~(game.seen[best] ?? 0);
    if (callUnsure(game, best, hidden, random, 1 << best) || callUnsure(game, best, hidden, random, 0))
      return true;
  }
  return false;
}

function callSure(game: QuickGame, family: number, mask: number): boolean {
  for (let seat = 0; seat < game.seats; seat++) {
    const there = seat === game.turn ? 0 : heldBy(game, seat, family) & mask;
    if (there === 0) continue;
    call(game, codeOf(family, there), seat);
    return true;
  }
  return false;
}

/** Something that nobody has seen, of somebody who may have it, and who has called these families. */
function callUnsure(
  game: QuickGame,
  family: number,
  mask: number,
  random: QuickRandom,
  called: number,
): boolean {
  const count = game.seats * FAMILY_SIZE;
  const start = random.below(count);
  for (let i = 0; i < count; i++) {
    const at = (start + i) % count;
    const seat = at % game.seats;
    const bit = 1 << Math.floor(at / game.seats);
    if ((mask & bit) === 0 || seat === game.turn || !isIn(game, seat)) continue;
    if (((game.calls[seat] ?? 0) & called) !== called) continue;
    if (((game.lacks[seat * FAMILY_COUNT + family] ?? 0) & bit) !== 0) continue;
    call(game, codeOf(family, bit), seat);
    return true;
  }
  return false;
}

/** The code of the lowest bit. */
function codeOf(family: number, mask: number): Code {
  return family * FAMILY_SIZE + 31 - Math.clz32(mask & -mask);
}

function someSeat(game: QuickGame, random: QuickRandom): Seat {
  return (game.turn + 1 + random.below(game.seats - 1)) % game.seats;
}
