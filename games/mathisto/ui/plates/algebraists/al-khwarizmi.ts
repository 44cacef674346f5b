import { label, plaque, polygon } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import type { Plate, Point } from '../types.ts';
import { CORNERS, SQUARE, WHOLE, WINGS } from './al-khwarizmi-square.ts';

/** x² + 10x = 39: four rectangles around the square, and four corners complete a larger one. */
export const alKhwarizmi: Plate = {
  draw: () => [
    hatchPolygon(SQUARE, { angle: 45, gap: 2, width: 0.6 }),
    hatchPolygon(SQUARE, { angle: -45, gap: 2, width: 0.6 }),
    WINGS.map((wing, i) => hatchPolygon(wing, { angle: i < 2 ? 0 : 90, gap: 2.6, width: 0.5 })),
    CORNERS.map(corner => polygon(corner, 0.8, { dash: '3 2' })),
    WINGS.map(wing => polygon(wing, 1)),
    polygon(SQUARE, 2.2),
    polygon(WHOLE, 2.2, { stroke: 'accent' }),
    plaque(0, 4.5, 'x²', 15),
    WINGS.map(wing => {
      const [x, y] = middle(wing);
      return plaque(x, y + 4, '2½ x', 10.5);
    }),
    CORNERS.map(corner => {
      const [x, y] = middle(corner);
      return label(x, y + 4, '6¼', 11);
    }),
    plaque(0, 91, 'x² + 10x = 39  ⇒  (x + 5)² = 64', 11),
  ],
};

function middle([[left, top] = [0, 0], , [right, bottom] = [0, 0]]: readonly Point[]): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}
