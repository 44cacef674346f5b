/** What a contract promises, from the tricks that its camp may expect. */
import { pointsOf, TRICKS } from '../rules/score.ts';

/** How far the tricks of a camp lie from what its cards promise, as a standard deviation. */
const SPREAD = 0.85;
/** Cards that a camp renounces in a usual deal, and brisques that it takes. */
const RENOUNCED = 4;
const BRISQUES = 3;
/** Promises are told apart by tenths of a trick. */
const STEPS = 10;

/** Tables by what is announced: expected points for every tenth of a trick that is expected. */
const tables = new Map<number, Float64Array>();

/** Expected points of the declarer's camp minus those of the defenders, not doubled. */
function expectedPoints(tricks: number, announced: number): number {
  let table = tables.get(announced);
  if (table === undefined) {
    table = Float64Array.from({ length: TRICKS * STEPS + 1 }, (_, step) =>
      averagePoints(step / STEPS, announced),
    );
    tables.set(announced, table);
  }
  return table[Math.round(Math.min(TRICKS, Math.max(0, tricks)) * STEPS)] ?? 0;
}

/** The same with the best announcement from `floor` on. */
export function bestPoints(tricks: number, floor: number): number {
  let best = expectedPoints(tricks, floor);
  for (let announced = floor + 1; announced < tricks + 1; announced++)
    best = Math.max(best, expectedPoints(tricks, announced));
  return best;
}

function averagePoints(mean: number, announced: number): number {
  const chances = Array.from({ length: TRICKS + 1 }, (_, tricks) => bell((tricks - mean) / SPREAD));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.reduce((sum, chance, tricks) => sum + (chance / all) * usualPoints(announced, tricks), 0);
}

function bell(x: number): number {
  return Math.exp((-x * x) / 2);
}

function usualPoints(announced: number, tricks: number): number {
  const { winner, points } = pointsOf({
    announced,
    isOpposed: false,
    declarer: 0,
    tricks: [tricks, TRICKS - tricks],
    brisques: [BRISQUES, BRISQUES],
    renounced: [RENOUNCED, RENOUNCED],
  });
  return winner === 0 ? points : -points;
}
