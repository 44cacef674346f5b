/** A puzzle under way, headless. */
import type { Envelope, Match } from '#kernel/match.ts';
import { sum } from '../rules/tiles.ts';
import type { Mathable, Move, Placement } from '../rules/types.ts';
import { readMove } from './notation.ts';
import { openPuzzle, type Puzzle } from './puzzles.ts';
import { playMove } from './scripted.ts';

export interface PuzzleRun {
  readonly puzzle: Puzzle;
  readonly match: Match<Mathable>;
  readonly envelope: Envelope<Mathable>;
  readonly before: Envelope<Mathable> | null;
  /** Who lays the tiles: the learner, or the solution being shown. */
  readonly by: 'learner' | 'solution';
}

export interface Standing {
  readonly placements: readonly Placement[];
  /** Super bonus included. */
  readonly points: number;
  readonly superBonus: number;
  readonly left: number;
  readonly over: boolean;
  readonly solved: boolean;
}

export function beginPuzzle(puzzle: Puzzle, by: PuzzleRun['by'] = 'learner'): PuzzleRun {
  const match = openPuzzle(puzzle);
  return { puzzle, match, envelope: match.envelope(0), before: null, by };
}

export function layTile(run: PuzzleRun, move: Move): PuzzleRun {
  const { match, envelope } = run;
  return playMove(match, move).ok ? { ...run, envelope: match.envelope(0), before: envelope } : run;
}

/** The next tile of the solution, then the end of the turn. */
export function layNext(run: PuzzleRun): PuzzleRun {
  const text = run.puzzle.solution[standingOf(run).placements.length];
  return layTile(run, text === undefined ? { kind: 'end' } : readMove(text));
}

export function standingOf({ envelope, puzzle }: Pick<PuzzleRun, 'envelope' | 'puzzle'>): Standing {
  const { view } = envelope;
  const past = view.past[0];
  const placements = past?.placements ?? view.turn.placements;
  const superBonus = past?.superBonus ?? 0;
  const points = sum(placements.map(one => one.points)) + superBonus;
  const over = past !== undefined;
  const left = puzzle.rack.length - placements.length;
  return {
    placements,
    points,
    superBonus,
    left,
    over,
    solved: over && (puzzle.goal === 'all' ? left === 0 : points === puzzle.best),
  };
}
