/**
 * Puzzles of Calculator: how long it takes to make one and to prove that it has one solution, by size and level;
 * a 9 × 9 is to take less than 2 s, a 5 × 5 less than 50 ms. Every one of them is proved again by the exact search.
 *
 * Usage: node games/calculator/bench/puzzles.bench.ts [times as many]
 */

import { quantile } from '#bench/lib/figures.ts';
import { print } from '#bench/lib/measure.ts';
import { LEVELS } from '../puzzle/deduce.ts';
import { makePuzzle } from '../puzzle/generate.ts';
import { SIZES } from '../puzzle/lattice.ts';
import { countSolutions } from '../puzzle/solve.ts';

const TIMES = Number(process.argv[2] ?? 1);
const COUNTS = { 5: 400, 9: 40, 13: 10 } as const;

for (const size of SIZES) {
  for (const level of LEVELS) {
    const making: number[] = [];
    const proving: number[] = [];
    const holes: number[] = [];
    let unique = 0;
    for (let i = 0; i < COUNTS[size] * TIMES; i++) {
      const start = performance.now();
      const { puzzle } = makePuzzle(size, level, `bench ${i}`);
      const made = performance.now();
      if (countSolutions(puzzle).count === 1) unique++;
      proving.push(performance.now() - made);
      making.push(made - start);
      holes.push(puzzle.toPlace.length);
    }
    print({
      bench: `Calculator puzzles ${size} × ${size}, level ${level}`,
      puzzles: making.length,
      unique,
      msMedian: round(quantile(making, 0.5)),
      ms95: round(quantile(making, 0.95)),
      msMost: round(quantile(making, 1)),
      msProofMedian: round(quantile(proving, 0.5)),
      msProofMost: round(quantile(proving, 1)),
      holesMedian: quantile(holes, 0.5),
    });
  }
}

function round(ms: number): number {
  return Number(ms.toFixed(2));
}
