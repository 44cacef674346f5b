import { dot, hollow, label, line, ring, segment, tip } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { chance } from '../points.ts';
import type { Drawing, Plate } from '../types.ts';
import { CHAIN, height, SIDE, stillLines } from './germain-plate.ts';

const MIDDLE = -5;
const LOUD = 0.85;

/** Sand gathers where a plate does not vibrate; below, primes that double and add one. */
export const germain: Plate = {
  keep: 94,
  draw: () => [
    hatch((x, y) => isOnPlate(x, y) && height(x, y - MIDDLE) > LOUD, { angle: 45, gap: 2.2, width: 0.4 }),
    hatch((x, y) => isOnPlate(x, y) && height(x, y - MIDDLE) < -LOUD, { angle: -45, gap: 2.2, width: 0.4 }),
    sand(),
    line(edge(SIDE), 2.2),
    line(edge(SIDE + 3.5), 0.5),
    ring(0, MIDDLE, 6, 1.4, { fill: 'paper' }),
    dot([0, MIDDLE], 2.4, 'accent'),
    primes(),
  ],
};

function isOnPlate(x: number, y: number): boolean {
  return Math.abs(x) < SIDE - 1 && Math.abs(y - MIDDLE) < SIDE - 1;
}

function edge(half: number): string {
  return `M${-half} ${MIDDLE - half}H${half}V${MIDDLE + half}H${-half}Z`;
}

/** Grains along the lines where nothing moves, thinner away from them; on a small card the lines alone. */
function sand(): Drawing {
  const random = chance(1821);
  const pieces = stillLines();
  const grains = pieces.flatMap(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay);
    const count = Math.floor(length * 2 + random());
    return Array.from({ length: count }, () => {
      const share = random();
      const aside = 1.7 * (random() + random() + random() - 1.5);
      const x = ax + (bx - ax) * share - (aside * (by - ay)) / length;
      const y = ay + (by - ay) * share + (aside * (bx - ax)) / length + MIDDLE;
      return isOnPlate(x, y) ? `M${x.toFixed(1)} ${y.toFixed(1)}h0` : '';
    });
  });
  const still = pieces.map(([[ax, ay], [bx, by]]) => segment([ax, ay + MIDDLE], [bx, by + MIDDLE])).join('');
  return [line(grains.join(''), 1.15, { only: 'fine' }), line(still, 3, { only: 'plain' })];
}

function primes(): Drawing {
  const y = 83;
  const at = (i: number): number => -80 + i * 40;
  return CHAIN.map((prime, i) => [
    i === 0 ? [] : [line(segment([at(i) - 29, y], [at(i) - 13, y]), 0.9), tip([at(i) - 11, y], 0, 6)],
    hollow([at(i), y], 10.5, 1.2),
    label(at(i), y + 3.8, prime, 11, { upright: true }),
  ]);
}
