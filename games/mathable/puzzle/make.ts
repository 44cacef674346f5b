/**
 * Finds Mathable's ten puzzles. Bots play whole games; each turn that begins with seven tiles is a candidate. The
 * exact search gives its answer, and a player who takes what is in sight, again and again, says how hard the
 * answer is to find.
 */

import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { playMove } from '#ui/learn/scripted.ts';
import { lay, positionOf } from '../bot/compact/position.ts';
import { rackOf, takeFace } from '../bot/compact/rack.ts';
import { bot } from '../bot/index.ts';
import { findSingles, noSingles, POINTS_ALONE } from '../bot/turn/singles.ts';
import { type BestFrom, bestFrom } from '../learn/best-from.ts';
import { readMove, writeBoard, writeMove } from '../learn/position.ts';
import { openPuzzle, type Puzzle, type PuzzleGoal } from '../learn/puzzles.ts';
import { prizeAt, restrictionAt } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import { RACK, tilesOn } from '../rules/tiles.ts';
import type { Placement, View } from '../rules/types.ts';

const GAMES = 260;
/** How often the player who takes what is in sight is let try each position. */
const TRIES = 1500;

/** The ten, in order: what to do, how full the board is, and how often a quick player finds it. */
const WANTED: readonly {
  readonly goal: PuzzleGoal;
  readonly level: number;
  readonly tiles: readonly [number, number];
  readonly found: readonly [number, number];
}[] = [
  { goal: 'all', level: 1, tiles: [4, 8], found: [0.3, 0.5] },
  { goal: 'best', level: 1, tiles: [4, 10], found: [0.15, 0.3] },
  { goal: 'all', level: 2, tiles: [6, 16], found: [0.1, 0.16] },
  { goal: 'best', level: 2, tiles: [6, 16], found: [0.05, 0.09] },
  { goal: 'all', level: 3, tiles: [10, 26], found: [0.04, 0.06] },
  { goal: 'best', level: 3, tiles: [10, 26], found: [0.012, 0.025] },
  { goal: 'best', level: 4, tiles: [14, 34], found: [0.004, 0.009] },
  { goal: 'all', level: 4, tiles: [14, 34], found: [0.01, 0.018] },
  { goal: 'best', level: 5, tiles: [22, 50], found: [0.0006, 0.0021] },
  { goal: 'all', level: 5, tiles: [22, 50], found: [0.0006, 0.008] },
];

interface Candidate {
  readonly game: number;
  readonly view: View;
  /** Tiles on the board. */
  readonly count: number;
  readonly answer: BestFrom;
}

export function makePuzzles(): unknown[] {
  const taken = new Set<number>();
  const pool = candidates();
  return WANTED.map(wanted => {
    const { goal, level, tiles, found } = wanted;
    const fitting = pool.flatMap(({ game: index, view, count, answer }) => {
      if (taken.has(index) || count < tiles[0] || count > tiles[1]) return [];
      if ((goal === 'all') !== answer.empties || answer.moves.length < 4) return [];
      const rate = findingRate(view, goal, answer.points);
      if (rate < found[0] || rate > found[1]) return [];
      const { points: best, moves } = answer;
      const puzzle = { board: writeBoard(view.board), rack: view.rack, best, solution: moves.map(writeMove) };
      return [{ index, puzzle, rate, charm: charmOf(puzzle) }];
    });
    const pick = fitting.sort((a, b) => b.charm - a.charm)[0];
    if (pick === undefined) throw new Error(`no position fits ${JSON.stringify(wanted)}: play more games`);
    taken.add(pick.index);
    console.log(
      goal,
      level,
      `found by ${(pick.rate * 100).toFixed(2)} %`,
      pick.puzzle.best,
      pick.puzzle.solution.join(', '),
    );
    const { board, rack, best, solution } = pick.puzzle;
    return { goal, level, board, rack, best, solution };
  });
}

/** Every turn that begins with seven tiles, from games of bots of several levels. */
function candidates(): Candidate[] {
  const all: Candidate[] = [];
  for (let index = 0; index < GAMES; index++) {
    const seed: Seed = [index, 8, 7, 1, 9, 0, 0, 0];
    const levels = [3, 4] as const;
    let state = game.setup({ checking: 'referee', lines: 'automatic' }, 2, rngFor(seed, 0));
    for (let step = 1; ; step++) {
      const status = game.status(state);
      const seat = status.tag === 'playing' ? status.turn.seats[0] : undefined;
      if (seat === undefined) break;
      const view = game.view(state, seat);
      if (view.turn.placements.length === 0 && view.turn.began === RACK)
        all.push({ game: index, view, count: tilesOn(view.board).length, answer: bestFrom(view) });
      const move = bot.choose(view, levels[seat] as 3 | 4, rngFor(seed, 1_000_000 + step));
      state = game.apply(state, [{ seat, move, elapsedMs: 0, by: 'bot' }], rngFor(seed, step));
    }
  }
  return all;
}

/** How often a player reaches the goal who lays one tile after the other, mostly where it scores well. */
function findingRate(view: View, goal: PuzzleGoal, best: number): number {
  const rng = rngFor([view.scores[0] ?? 0, best, 3, 0, 0, 0, 0, 0], 0);
  let found = 0;
  for (let i = 0; i < TRIES; i++) {
    const { points, left } = playByEye(view, rng);
    if (goal === 'all' ? left === 0 : points === best) found += 1;
  }
  return found / TRIES;
}

function playByEye({ board, rack: tiles }: View, rng: Rng): { points: number; left: number } {
  const position = positionOf(board);
  const rack = rackOf(tiles);
  const singles = noSingles();
  for (let points = 0; ; ) {
    findSingles(position, rack, POINTS_ALONE, singles);
    if (singles.count === 0) return { points, left: rack.size };
    // Large results are seen more readily than small ones.
    const weights = [...singles.worth.subarray(0, singles.count)].map(worth => worth + 4);
    let pick = rng.int(Math.round(weights.reduce((sum, one) => sum + one, 0)));
    let at = 0;
    while (at < weights.length - 1 && pick >= must(weights[at])) pick -= must(weights[at++]);
    points += must(singles.worth[at]);
    const [spot, face] = [must(singles.spot[at]), must(singles.face[at])];
    lay(position, spot, face);
    takeFace(rack, face);
    if (rack.size === 0) return { points, left: 0 };
  }
}

/** What makes an answer worth finding: lines that count twice, prizes, squares with an operation, variety. */
function charmOf(puzzle: Pick<Puzzle, 'board' | 'rack' | 'solution'>): number {
  const match = openPuzzle(puzzle);
  for (const text of puzzle.solution) playMove(match, readMove(text));
  const { turn, past } = match.envelope(0).view;
  const placements: readonly Placement[] =
    turn.seat === 0 && past.length === 0 ? turn.placements : (past[0]?.placements ?? []);
  const several = placements.filter(({ lines }) => lines.length > 1).length;
  const prizes = placements.filter(({ cell }) => prizeAt(cell) > 1).length;
  const restrictions = placements.filter(({ cell }) => restrictionAt(cell) !== null).length;
  return several * 2 + prizes * 2 + restrictions + new Set(puzzle.rack).size / 2;
}
