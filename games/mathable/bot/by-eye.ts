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
import { bestTurn } from './turn/best-turn.ts';
import { findSingles, noSingles, POINTS_ALONE } from './turn/singles.ts';

/** A placement as a person sees it. */
interface Sight {
  readonly cell: number;
  readonly tile: Tile;
  readonly lines: readonly Line[];
  readonly points: number;
}

interface Character {
  /** In percent: to notice a placement that is there, one more line of it, a wrong tile of another player. */
  readonly sees: number;
  readonly seesLine: number;
  readonly seesWrong: number;
  readonly drawsExtra: number;
  /** To stop after this many tiles of a turn, in percent. */
  readonly stops: (laid: number) => number;
  readonly understands: (sight: Sight) => boolean;
  /** How much a placement pleases. */
  readonly likes: (sight: Sight, rng: Rng) => number;
  /** In percent: to work out a whole turn, tiles that build on each other included. */
  readonly plans: number;
  /** Which tiles to exchange where nothing can be laid. */
  readonly dislikes: (rack: readonly Tile[], rng: Rng) => readonly Tile[];
}

/** Adds and subtracts small numbers, lays a tile or two, and is content. */
const BEGINNER: Character = {
  sees: 75,
  seesLine: 0,
  seesWrong: 20,
  drawsExtra: 50,
  stops: laid => (laid >= 2 ? 80 : 40),
  understands: ({ tile, lines }) => tile <= 12 && lines.some(line => isEasy(line, tile)),
  likes: (_, rng) => rng.int(100),
  plans: 0,
  dislikes: (rack, rng) => (rng.int(2) === 0 ? [] : rng.shuffle(rack).slice(0, 2)),
};

/** Takes the most points in sight, but does not see everything. */
const CASUAL: Character = {
  sees: 40,
  seesLine: 70,
  seesWrong: 50,
  drawsExtra: 80,
  stops: laid => (laid >= 2 ? 30 : 10),
  understands: () => true,
  likes: ({ points }) => points,
  plans: 0,
  dislikes: (rack, rng) => rng.shuffle(rack).slice(0, 3),
};

/** Sees most, lays all that goes, and now and then finds tiles that build on each other. Saves nothing for later. */
const GOOD: Character = {
  sees: 80,
  seesLine: 100,
  seesWrong: 80,
  drawsExtra: 100,
  stops: () => 0,
  understands: () => true,
  likes: ({ points }, rng) => points * (85 + rng.int(31)),
  plans: 35,
  dislikes: rack => rack.filter(tile => tile > 10).slice(-4),
};

export const CHARACTERS = { 1: BEGINNER, 2: CASUAL, 3: GOOD } as const;

export function chooseByEye(view: View, character: Character, rng: Rng): Move {
  if (view.phase.tag === 'bonus') return { kind: chance(character.drawsExtra, rng) ? 'draw' : 'keep' };
  const laid = view.turn.placements.length;
  if (laid > 0 && chance(character.stops(laid), rng)) return { kind: 'end' };
  const planned = chance(character.plans, rng) ? planMove(view) : null;
  if (planned !== null) return planned;
  const seen = sights(view).filter(sight => character.understands(sight) && chance(character.sees, rng));
  const best = seen
    .map(sight => ({ sight, pleasure: character.likes(sight, rng) }))
    .reduce<{ sight: Sight; pleasure: number } | null>(
      (top, one) => (top === null || one.pleasure > top.pleasure ? one : top),
      null,
    );
  if (best !== null) return claimMove(view, best.sight, character, rng);
  if (laid > 0) return { kind: 'end' };
  const tiles = character.dislikes(view.rack, rng).slice(0, reserveToCome(view));
  return tiles.length > 0 ? { kind: 'exchange', tiles: sorted(tiles) } : { kind: 'pass' };
}

export function chance(percent: number, rng: Rng): boolean {
  return rng.int(100) < percent;
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

function isEasy(line: Line, tile: Tile): boolean {
  return operatorsOf(line, tile).some(operator => operator === '+' || operator === '-');
}

/** MB-16: where lines are claimed, one is seen for sure, the others perhaps. */
function claimMove({ config }: View, { cell, tile, lines }: Sight, { seesLine }: Character, rng: Rng): Move {
  if (config.lines === 'automatic') return { kind: 'place', cell, tile };
  const claimed: Direction[] = lines
    .filter((_, i) => i === 0 || chance(seesLine, rng))
    .map(({ direction }) => direction);
  return { kind: 'place', cell, tile, lines: claimed };
}
