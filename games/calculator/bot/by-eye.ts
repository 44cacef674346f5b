/**
 * Levels 1 to 3: players who lay what they happen to see. They differ in what they see and what they prefer;
 * none of them looks beyond the turn. Where nothing is checked before it is handed in, they miscount now and then.
 */
import type { Seat } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { RED } from '../data/board.ts';
import { sorted, without } from '../rules/tokens.ts';
import type { Laid, Move, View } from '../rules/types.ts';
import { bestOn, type Effort } from '../solver/best-plays.ts';
import type { Field } from '../solver/field.ts';
import { listPlays } from '../solver/generate.ts';
import { layOn, scoreOn } from '../solver/lay.ts';
import { type Play, playAt } from '../solver/play-list.ts';
import { fieldToPlay, gameOf } from './quick-game.ts';

type Character = {
  /** New numbers in a line, at most. */
  readonly numbers: number;
  /** How many plays it looks at; they come up by chance, and those that it does not understand are passed over. */
  readonly sees: number;
  readonly understands: (play: Play) => boolean;
  /** How much a play pleases. */
  readonly likes: (play: Play, rng: Rng) => number;
  /** In percent: to lay more lines with what is left. */
  readonly goesOn: number;
  /** In percent: to be one off in a play, where nothing checks it (CA-11). */
  readonly slips: number;
  /** Which numbers to exchange where nothing is seen. */
  readonly dislikes: (rack: readonly number[], rng: Rng) => readonly number[];
};

/** Adds and subtracts small numbers in one short line, and has no eye for red squares. */
const BEGINNER: Character = {
  numbers: 3,
  sees: 40,
  understands: isEasy,
  likes: (_, rng) => rng.int(100),
  goesOn: 0,
  slips: 10,
  dislikes: (rack, rng) => rng.shuffle(rack).slice(0, 2),
};

/** Takes the most points of what it sees, which is one line, and sees a red square only by luck. */
const CASUAL: Character = {
  numbers: 3,
  sees: 60,
  understands: () => true,
  likes: ({ points, tokens }) => (usesRed(tokens) ? Math.ceil(points / 2) : points),
  goesOn: 0,
  slips: 6,
  dislikes: (rack, rng) => rng.shuffle(rack).slice(0, 3),
};

/** Sees much, knows about red squares, and often finds a second line. */
const GOOD: Character = {
  numbers: 4,
  sees: 250,
  understands: () => true,
  likes: ({ points }, rng) => points * (85 + rng.int(31)),
  goesOn: 60,
  slips: 3,
  dislikes: rack => rack.filter(number => number > 12),
};

export const CHARACTERS = { 1: BEGINNER, 2: CASUAL, 3: GOOD } as const;

/** The further lines of a turn. */
const NEXT_LINES: Effort = { first: 3, next: 2, width: 1, branches: 1 };

export function chooseByEye(view: View, me: Seat, character: Character, rng: Rng): Move {
  const rack = view.rack ?? [];
  const racks = view.rackSizes.map((_, seat) => (seat === me ? rack : []));
  const field = fieldToPlay(gameOf(view, racks, []), me);
  const best = sights(field, character, rng)
    .map(play => ({ play, pleasure: character.likes(play, rng) }))
    .reduce<{ play: Play; pleasure: number } | null>(
      (top, one) => (top === null || one.pleasure > top.pleasure ? one : top),
      null,
    );
  if (best === null) {
    const tokens = sorted(character.dislikes(rack, rng)).slice(0, view.bagSize);
    return { kind: 'exchange', tokens };
  }
  if (view.config.checking === 'penalty' && rng.int(100) < character.slips) {
    const tokens = miscounted(best.play.tokens, rack, rng);
    if (tokens !== null) return { kind: 'play', tokens };
  }
  const more = rng.int(100) < character.goesOn ? moreLines(field, best.play.tokens) : [];
  return { kind: 'play', tokens: [...best.play.tokens, ...more].sort((a, b) => a.cell - b.cell) };
}

/** Plays that come to its eye: of those that it understands; if it sees none of these, of all that it sees. */
function sights(field: Field, { numbers, sees, understands }: Character, rng: Rng): Play[] {
  const list = listPlays(field, numbers);
  const seen =
    list.count <= sees
      ? Array.from({ length: list.count }, (_, at) => playAt(list, at))
      : Array.from({ length: sees }, () => playAt(list, rng.int(list.count)));
  const understood = seen.filter(understands);
  return understood.length > 0 ? understood : seen;
}

/** The same with one number that is one off, if the rack has such a one left. */
function miscounted(tokens: readonly Laid[], rack: readonly number[], rng: Rng): readonly Laid[] | null {
  const numbers = tokens.flatMap(({ token }) => (typeof token === 'number' ? [token] : []));
  const left = without(rack, numbers);
  const wrong = tokens.flatMap(({ token }, at) =>
    left.flatMap(other =>
      typeof token === 'number' && Math.abs(other - token) === 1 ? [{ at, other }] : [],
    ),
  );
  const slip = wrong[rng.int(Math.max(1, wrong.length))];
  return slip === undefined
    ? null
    : tokens.map((laid, at) => (at === slip.at ? { cell: laid.cell, token: slip.other } : laid));
}

function moreLines(field: Field, tokens: readonly Laid[]): readonly Laid[] {
  layOn(field, tokens);
  scoreOn(field, tokens, true);
  const [best] = bestOn(field, NEXT_LINES);
  return best !== undefined && best.points > 0 ? best.tokens : [];
}

function isEasy({ tokens }: Play): boolean {
  return tokens.every(
    ({ token }) => token !== 'x' && token !== ':' && !(typeof token === 'number' && token > 12),
  );
}

function usesRed(tokens: readonly Laid[]): boolean {
  return tokens.some(({ cell, token }) => token === '=' && RED.has(cell));
}
