import type { Seat, Viewer } from '#contract/game.ts';
import { type Decisive, type Stretch, sidesOf } from '#table/stretches.ts';

/** A line of the scores, in a box of that size, its origin at the top left. */
export interface ChartLine {
  /** Whose it is: partners have one together. */
  readonly side: readonly Seat[];
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Lengths of ink and gap: lines are told apart by them, not by colour alone. Empty for a whole line. */
  readonly dash: readonly number[];
  readonly isMine: boolean;
}

const DASHES: readonly (readonly number[])[] = [[], [10, 5], [2, 5], [14, 4, 2, 4], [6, 3], [1, 3]];

/** A line for each side, the viewer's whole, and where the moment is that decided. The scale goes up to `least` at least. */
export function chartLines(
  stretches: readonly Stretch[],
  decisive: Decisive | null,
  viewer: Viewer,
  { width, height, least = 1 }: { readonly width: number; readonly height: number; readonly least?: number },
  sides: readonly (readonly Seat[])[] = sidesOf(stretches),
): { readonly lines: readonly ChartLine[]; readonly moment: number | null; readonly zero: number } {
  const all = stretches.flatMap(({ scores }) => scores);
  const [low, high] = [Math.min(0, ...all), Math.max(least, ...all)];
  const x = (index: number): number => (index / Math.max(1, stretches.length - 1)) * width;
  const y = (score: number): number => height - ((score - low) / (high - low)) * height;
  const mine = sides.findIndex(side => viewer !== 'spectator' && side.includes(viewer));
  const at = decisive === null ? -1 : stretches.indexOf(decisive.stretch);
  return {
    lines: sides.map((side, i) => ({
      side,
      points: stretches.map(({ scores }, index) => [x(index), y(scores[side[0] ?? 0] ?? 0)] as const),
      dash: DASHES[(i - Math.max(0, mine) + sides.length) % sides.length] ?? [],
      isMine: i === mine,
    })),
    moment: at === -1 ? null : x(at),
    zero: y(0),
  };
}
