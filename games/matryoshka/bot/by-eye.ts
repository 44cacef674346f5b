/**
 * Levels 1 to 3: players who look at their own cards. They differ in how far they see: not even all they have,
 * what they have, and what it may become.
 */

import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { moves } from '../rules/moves.ts';
import type { Move, View } from '../rules/types.ts';
import { toCode } from './code.ts';
import { POINTS_NOW } from './final.ts';
import { gainOf, holdingOf, lossOf, worthOf } from './holding.ts';
import type { Hopes } from './hopes.ts';
import { findLastDisplays, isLastDisplay, tableOf } from './options.ts';
import { heldBy, type QuickGame, wishFor } from './quick-game.ts';
import { moodIn, styleFor } from './style.ts';

interface Character {
  /** In percent: to choose without looking. */
  readonly careless: number;
  /** How far a guess at a card may be off, in points. */
  readonly blur: number;
  readonly hopes: (view: View) => Hopes;
  /** Whether it cares for what others say they want. */
  readonly hears: boolean;
}

/** Chooses blindly most of the time; else it sees pairs and overlooks much. */
const BEGINNER: Character = { careless: 65, blur: 5, hopes: () => POINTS_NOW, hears: false };
/** Keeps what scores now. */
const CASUAL: Character = { careless: 10, blur: 4, hopes: () => POINTS_NOW, hears: false };
/** Keeps what may score one day. */
const GOOD: Character = {
  careless: 0,
  blur: 2.4,
  hopes: view => moodIn(styleFor(view.handSizes.length), view.round).hopes,
  hears: true,
};

export const CHARACTERS = { 1: BEGINNER, 2: CASUAL, 3: GOOD } as const;

export function chooseByEye(view: View, me: Seat, character: Character, rng: Rng): Move {
  const choices = moves(view).filter(({ kind }) => kind !== 'remark');
  if (rng.int(100) < character.careless) return must(choices[rng.int(choices.length)]);
  // Whoever looks can count the last display: nothing more will come.
  const [last] = isLastDisplay(view) ? findLastDisplays(view) : [];
  if (last !== undefined) return last.move;
  const hopes = character.hopes(view);
  const table = tableOf(view, me);
  const blur = (): number => (character.blur * rng.int(1000)) / 1000;
  const heed = (move: Move): number => (character.hears ? wishesMet(table, move) : 0);
  return choices
    .map(move => ({ move, liking: likingOf(table, me, move, hopes) + heed(move) + blur() }))
    .reduce((best, one) => (one.liking > best.liking ? one : best)).move;
}

/** What the active player asked for, in an offer. */
function wishesMet(table: QuickGame, move: Move): number {
  if (move.kind !== 'offer') return 0;
  return move.cards.reduce((sum, card) => sum + wishFor(table, table.active, toCode(card)), 0);
}

/** What it does for one's own cards. */
function likingOf(table: QuickGame, me: Seat, move: Move, hopes: Hopes): number {
  const held = heldBy(table, me);
  switch (move.kind) {
    case 'remark':
      return 0;
    case 'display':
      return worthOf(holdingOf(move.cards.map(toCode)), hopes);
    case 'present':
      return -lossOf(held, toCode(move.card), hopes);
    case 'offer':
      return -move.cards.reduce((sum, card) => sum + lossOf(held, toCode(card), hopes), 0);
    case 'take':
      return gainOf(held, toCode(move.card), hopes);
  }
}
