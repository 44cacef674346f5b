/** Levels 1 to 4: players who go by what they remember. They differ in how much that is and what they make of it. */

import { quickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { moves } from '../rules/moves.ts';
import type { Move, View } from '../rules/types.ts';
import { type Belief, beliefBy, beliefFrom, type Memory } from './belief.ts';
import { EAGER } from './call-worth.ts';
import { mannered } from './manners.ts';
import { findOptions } from './options.ts';
import { outlookOf } from './outlook.ts';

interface Character {
  /** In percent: to do anything at all. */
  readonly careless: number;
  /** In percent: to call a card that one holds, so that nobody looks for it here. */
  readonly bluff: number;
  /** How far an estimate may be off, in points. */
  readonly blur: number;
  /** What it remembers; `everything` draws every conclusion that the rules allow, and hears who calls what. */
  readonly memory: Memory | 'everything';
}

export const CHARACTERS: Readonly<Record<1 | 2 | 3 | 4, Character>> = {
  1: { careless: 30, bluff: 0, blur: 6, memory: { span: 4, kinship: 1 } },
  2: { careless: 10, bluff: 2, blur: 4, memory: { span: 10, kinship: 1 } },
  3: { careless: 0, bluff: 4, blur: 2, memory: { span: 30, kinship: 1.3 } },
  4: { careless: 0, bluff: 3, blur: 0.5, memory: 'everything' },
};

export function chooseByEye(view: View, me: Seat, character: Character, rng: Rng): Move {
  const all = moves(view);
  if (rng.int(100) < character.careless) return carelessMove(all, rng);
  const isBluffing = rng.int(100) < character.bluff;
  const belief = beliefIn(view, me, character, rng);
  const options = mannered(view, me, findOptions(view, me, belief, EAGER), belief);
  const bluffs = options.filter(({ move }) => isBluff(view, me, move));
  const rest = options.filter(({ move }) => !isBluff(view, me, move));
  const open =
    (isBluffing && bluffs.length > 0 && rest[0]?.move.kind === 'call') || rest.length === 0 ? bluffs : rest;
  const blur = (): number => (character.blur * rng.int(1000)) / 1000;
  return open
    .map(({ move, worth }) => ({ move, liking: worth + blur() }))
    .reduce((best, one) => (one.liking > best.liking ? one : best)).move;
}

/** Of each kind as likely as of another: whoever can pose does so sooner or later. */
function carelessMove(all: readonly Move[], rng: Rng): Move {
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  const kind = kinds[rng.int(kinds.length)];
  const alike = all.filter(move => move.kind === kind);
  return must(alike[rng.int(alike.length)]);
}

function isBluff({ hands }: View, me: Seat, move: Move): boolean {
  return move.kind === 'call' && hands[me]?.includes(move.card) === true;
}

/** Worlds to form a belief from. */
const WORLDS = 48;

function beliefIn(view: View, me: Seat, { memory }: Character, rng: Rng): Belief {
  if (memory !== 'everything') return beliefBy(view, me, memory);
  const random = quickRandom(rng);
  return beliefFrom(outlookOf(view, 'calls', random), WORLDS);
}
