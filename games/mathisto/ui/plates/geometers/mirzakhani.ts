import { must } from '#kernel/must.ts';
import { line, plaque, segment, swell } from '../engrave.ts';
import { range } from '../points.ts';
import type { Drawing, Mark, Plate, Point } from '../types.ts';
import { ACROSS, frontRuns, type Spot, slice, spans } from './mirzakhani-surface.ts';
import { light } from './solid.ts';

/** A surface of genus 2, which three closed curves cut into two pairs of pants. */
export const mirzakhani: Plate = {
  keep: 100,
  draw: () => [
    range(66, i => -98 + i * 3)
      .flatMap(from => slice(from, 0.42, 4))
      .flatMap(frontRuns)
      .map(shaded),
    line(outline(), 1.6),
    cut(0, 0, () => true),
    cut(0, Math.PI / 2, ([x]) => Math.abs(x) > 55),
    plaque(0, 82, 'g = 2', 15),
  ],
};

/** A line of the surface, thicker where it is in the shade. */
function shaded(run: readonly Spot[]): Mark {
  return swell(
    run.map(one => one.at),
    (_, i) => 0.1 + 1.75 * (1 - light(must(run[i]).normal)) ** 1.6,
  );
}

function outline(): string {
  const edges = ACROSS.map(x => spans(x));
  return edges
    .slice(1)
    .map((now, i) => {
      const before = must(edges[i]);
      const [from, to] = [must(ACROSS[i]), must(ACROSS[i + 1])];
      // Where a hole opens or closes the numbers differ, and the outline has a gap of one step.
      if (now.length !== before.length) return '';
      return now
        .map(([top, bottom], k) => {
          const [oldTop, oldBottom] = must(before[k]);
          return segment([from, oldTop], [to, top]) + segment([from, oldBottom], [to, bottom]);
        })
        .join('');
    })
    .join('');
}

function cut(from: number, turn: number, isWanted: (at: Point) => boolean): Drawing {
  return slice(from, turn, 0.5)
    .filter(loop => isWanted(must(loop[0]).at))
    .flatMap(frontRuns)
    .map(run =>
      swell(
        run.map(one => one.at).filter((_, i) => i % 2 === 0),
        t => 2 + 2 * Math.sin(Math.PI * t),
        'accent',
      ),
    );
}
