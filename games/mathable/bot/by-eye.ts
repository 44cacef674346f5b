/**
 * Levels 1 to 3: players who go tile by tile, by what they happen to see. They differ in what they see, what
 * they prefer and when they stop; none of them looks beyond the turn.
 */
import type { Rng } from '#contract/rng.ts';
import type { Direction } from '../rules/cells.ts';
import { reserveToCome } from '../rules/check.ts';
import { type Line, linesThatHold, operatorsOf, pointsOf } from '../rules/placing.ts';
import { RACK, sorted } from '../rules/tiles.ts';
import { SUPER_BONUS } from '../rules/turn.ts';
import type { Move, Tile, View } from '../rules/types.ts';
import { toTile } from './compact/faces.ts';
import { toCell } from './compact/grid.ts';
import { positionOf } from './compact/position.ts';
import { rackOf } from './compact/rack.ts';
import { placeMove } from './moves.ts';
import { type Slip, slipsIn } from './slips.ts';
import { bestTurn } from './turn/best-turn.ts';
import { findSingles, noSingles, POINTS_ALONE } from './turn/singles.ts';

/** A placement as a person sees it. */
interface Sight {
  readonly cell: number;
  readonly tile: Tile;
  readonly lines: readonly Line[];
  readonly points: number;
}

/** How hard a sum is in one's head. */
type Effort = 'easy' | 'fair' | 'hard';

interface Character {
  /** In percent: to notice a placement that is there, by how hard its sum is. */
  readonly sees: Readonly<Record<Effort, number>>;
  /** In percent: to notice one more line of it, a wrong tile of another player. */
  readonly seesLine: number;
  readonly seesWrong: number;
  /** In percent: to lay a wrong result, where nothing checks it. */
  readonly slips: number;
  readonly drawsExtra: number;
  /** To stop after this many tiles of a turn, in percent. */
  readonly stops: (laid: number) => number;
  /** How much a placement pleases. */
  readonly likes: (sight: Sight, rng: Rng) => number;
  /** In percent: to work out a whole turn, tiles that build on each other included. */
  readonly plans: number;
  /** Which tiles to exchange where nothing can be laid. */
  readonly dislikes: (rack: readonly Tile[], rng: Rng) => readonly Tile[];
}

/** Adds and subtracts small numbers, seldom multiplies, lays a tile or two, and is content. */
const BEGINNER: Character = {
  sees: { easy: 65, fair: 45, hard: 30 },
  seesLine: 0,
  seesWrong: 25,
  slips: 6,
  drawsExtra: 50,
  stops: laid => (laid >= 2 ? 30 : 8),
  likes: ({ points }, rng) => points + rng.int(20),
  plans: 10,
  dislikes: rack => rack.slice(-3),
};

/** Takes the most points in sight, but does not see everything; seldom finds tiles that build on each other. */
const CASUAL: Character = {
  sees: { easy: 60, fair: 55, hard: 50 },
  seesLine: 70,
  seesWrong: 50,
  slips: 3,
  drawsExtra: 80,
  stops: laid => (laid >= 2 ? 15 : 5),
  likes: ({ points }) => points,
  plans: 32,
  dislikes: (rack, rng) => rng.shuffle(rack).slice(0, 3),
};

/** Sees most, lays all that goes, and now and then finds tiles that build on each other. Saves nothing for later. */
const GOOD: Character = {
  sees: { easy: 90, fair: 85, hard: 80 },
  seesLine: 100,
  seesWrong: 80,
  slips: 1,
  drawsExtra: 100,
  stops: () => 0,
  likes: ({ points }, rng) => points * (85 + rng.int(31)),
  plans: 65,
  dislikes: rack => rack.filter(tile => tile > 10).slice(-4),
};

export const CHARACTERS = { 1: BEGINNER, 2: CASUAL, 3: GOOD } as const;

export function chooseByEye(view: View, character: Character, rng: Rng): Move {
  if (view.phase.tag === 'bonus') return { kind: chance(character.drawsExtra, rng) ? 'draw' : 'keep' };
  const laid = view.turn.placements.length;
  if (laid > 0 && chance(character.stops(laid), rng)) return { kind: 'end' };
  if (view.config.checking === 'challenge' && chance(character.slips, rng)) {
    const slips = slipsIn(view);
    const slip = slips[rng.int(Math.max(1, slips.length))];
    if (slip !== undefined) return slipMove(view, slip);
  }
  const planned = chance(character.plans, rng) ? planMove(view) : null;
  if (planned !== null) return planned;
  // Whoever would have to pass looks a second time.
  const best = look(view, character, rng) ?? (laid > 0 ? null : look(view, character, rng));
  if (best !== null) return claimMove(view, best, character, rng);
  if (laid > 0) return { kind: 'end' };
  const tiles = character.dislikes(view.rack, rng).slice(0, reserveToCome(view));
  return tiles.length > 0 ? { kind: 'exchange', tiles: sorted(tiles) } : { kind: 'pass' };
}

export function chance(percent: number, rng: Rng): boolean {
  return rng.int(100) < percent;
}

/** What pleases most of all that catches the eye; null if nothing does. */
function look(view: View, { sees, likes }: Character, rng: Rng): Sight | null {
  let best: Sight | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const sight of sights(view)) {
    if (!chance(sees[effortOf(sight)], rng)) continue;
    const pleasure = likes(sight, rng);
    if (pleasure > most) [best, most] = [sight, pleasure];
  }
  return best;
}

/** The first tile of the turn that scores most; null if there is none. */
function planMove(view: View): Move | null {
  const { placements } = bestTurn({
    position: positionOf(view.board),
    rack: rackOf(view.rack),
    emptied: view.turn.began === RACK ? SUPER_BONUS : 0,
    limit: 30,
  });
  const first = placements[0];
  return first === undefined ? null : placeMove(view, first);
}

const singles = noSingles();

function sights({ board, rack }: View): Sight[] {
  findSingles(positionOf(board), rackOf(rack), POINTS_ALONE, singles);
  return Array.from({ length: singles.count }, (_, i) => {
    const cell = toCell(singles.spot[i] ?? 0);
    const tile = toTile(singles.face[i] ?? 0);
    const lines = linesThatHold(board, cell, tile);
    return { cell, tile, lines, points: pointsOf(cell, tile, lines.length) };
  });
}

/** Of the easiest of its lines: sums of small numbers, then the small times table and larger sums. */
function effortOf({ tile, lines }: Sight): Effort {
  const operators = new Set(lines.flatMap(line => operatorsOf(line, tile)));
  const adds = operators.has('+') || operators.has('-');
  if (adds && tile <= EASY) return 'easy';
  return adds || (operators.has('x') && tile <= FAIR) ? 'fair' : 'hard';
}

const EASY = 12;
const FAIR = 30;

/** MB-16: where lines are claimed, one is seen for sure, the others perhaps. */
function claimMove({ config }: View, { cell, tile, lines }: Sight, { seesLine }: Character, rng: Rng): Move {
  if (config.lines === 'automatic') return { kind: 'place', cell, tile };
  const claimed: Direction[] = lines
    .filter((_, i) => i === 0 || chance(seesLine, rng))
    .map(({ direction }) => direction);
  return { kind: 'place', cell, tile, lines: claimed };
}

function slipMove({ config }: View, { cell, tile, line }: Slip): Move {
  if (config.lines === 'automatic') return { kind: 'place', cell, tile };
  return { kind: 'place', cell, tile, lines: [line.direction] };
}
