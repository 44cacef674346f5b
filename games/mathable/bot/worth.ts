/** What it is worth to have a tile in the rack, beyond the turn. */
import { must } from '#kernel/must.ts';
import { ALL_TILES } from '../rules/tiles.ts';
import { FACE_COUNT, toFace } from './compact/faces.ts';
import type { Aims } from './turn/singles.ts';
import { LEARNT_WORTHS } from './worths.ts';

/** The game goes through stages as the reserve shrinks: each begins when it holds no more than this. */
const STAGE_STARTS = [106, 50, 20, 0] as const;
export const STAGES = STAGE_STARTS.length;

/**
 * What an extra tile is worth to a player who takes a restriction square, in points. From 6 to 20 it made no
 * difference that 4,000 games could show.
 */
const DRAWING = 8;

/** One per stage. */
export type AimsByStage = readonly Aims[];

export function stageOf(reserveSize: number): number {
  return STAGE_STARTS.findLastIndex(most => reserveSize <= most);
}

/** From the worth of each face at each stage, in points. */
export function aimsOf(worths: readonly (readonly number[])[]): AimsByStage {
  return worths.map((worth, stage) => {
    const last = stage === STAGES - 1;
    // A tile that leaves is replaced by an average one, until there are no more to come.
    const refill = last ? 0 : mean(ALL_TILES.map(tile => worth[toFace(tile)] ?? 0));
    const leaving = Float64Array.from({ length: FACE_COUNT }, (_, face) => refill - (worth[face] ?? 0));
    return { leaving, drawing: last ? 0 : DRAWING };
  });
}

export const AIMS: AimsByStage = aimsOf(LEARNT_WORTHS);

export function aimsAt(stages: AimsByStage, reserveSize: number): Aims {
  return must(stages[stageOf(reserveSize)]);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
