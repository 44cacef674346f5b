import { hollow, label, line, plaque, ring, segment, swell, tip } from '../engrave.ts';
import { hatch, inDisc, type Region } from '../hatch.ts';
import type { Drawing, Mark, Plate, Point } from '../types.ts';

const AT = { A: [-54, -44], E: [54, -44], I: [-54, 60], O: [54, 60] } as const satisfies Record<
  string,
  Point
>;
type Form = keyof typeof AT;
const FORMS: readonly Form[] = ['A', 'E', 'I', 'O'];
const MIDDLE: Point = [0, 8];

/** All, none, some, not all: which statements exclude, complete or entail each other. The square is later than he. */
export const aristotle: Plate = {
  keep: 102,
  draw: say => [
    ring(...MIDDLE, 34, 0.35),
    hatch((x, y) => Math.abs(x - MIDDLE[0]) + Math.abs(y - MIDDLE[1]) < 32, {
      angle: 0,
      gap: 2,
      width: 0.45,
    }),
    diagonal('A', 'O'),
    diagonal('E', 'I'),
    line(segment(AT.A, AT.E), 1.6),
    line(segment(AT.I, AT.O), 1.6, { dash: '4 2.5' }),
    entails('A', 'I'),
    entails('E', 'O'),
    FORMS.map(form => {
      const [x, y] = AT[form];
      return [
        ring(x, y, 23, 1.8, { fill: 'paper' }),
        ring(x, y, 21, 0.45),
        pair(form, [x, y]),
        label(x + Math.sign(x) * 34, y + 6, form, 20, { upright: true, bold: true }),
      ];
    }),
    hollow(MIDDLE, 12.5, 0.9),
    label(MIDDLE[0], MIDDLE[1] + 4, say('aristotle.not'), 12),
    plaque(0, AT.A[1] - 6, say('aristotle.contraries'), 9),
    plaque(0, AT.I[1] + 13, say('aristotle.subcontraries'), 9),
  ],
};

/** Contradictories: always one true, the other false. */
function diagonal(from: Form, to: Form): Mark {
  const [[ax, ay], [bx, by]] = [AT[from], AT[to]];
  return swell(
    [AT[from], [(ax + bx) / 2, (ay + by) / 2], AT[to]],
    t => 1.2 + 3 * Math.sin(Math.PI * t),
    'accent',
  );
}

function entails(from: Form, to: Form): Drawing {
  const [x, top] = AT[from];
  const bottom = AT[to][1] - 24;
  return [
    [-1.2, 1.2].map(aside => line(segment([x + aside, top], [x + aside, bottom - 4]), 0.9)),
    tip([x, bottom], Math.PI / 2, 11),
  ];
}

/** Two classes: the hatched part is what the statement speaks of. */
function pair(form: Form, [x, y]: Point): Drawing {
  const shaded = (region: Region): Mark => hatch(region, { angle: 45, gap: 1.5, width: 0.65 });
  const [left, right] = [inDisc(x - 5, y, 9.5), inDisc(x + 5, y, 9.5)];
  const crossed: Drawing = [ring(x - 5, y, 9.5, 1.1), ring(x + 5, y, 9.5, 1.1)];
  switch (form) {
    case 'A':
      return [shaded(inDisc(x, y + 2, 7)), ring(x, y, 14, 1.1), ring(x, y + 2, 7, 1.1)];
    case 'E':
      return [shaded(inDisc(x - 8.5, y, 7.5)), ring(x - 8.5, y, 7.5, 1.1), ring(x + 8.5, y, 7.5, 1.1)];
    case 'I':
      return [shaded((a, b) => left(a, b) && right(a, b)), crossed];
    case 'O':
      return [shaded((a, b) => left(a, b) && !right(a, b)), crossed];
  }
}
