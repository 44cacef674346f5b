import { discs } from '../discs.ts';
import { label, line, round, segment, swell, through, tipOf } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { bow, box, range } from '../points.ts';
import type { Ink, Mark, Plate, Point } from '../types.ts';
import { COLUMNS, LOOP, NOTE_G, type Sign } from './lovelace-note.ts';

/** The chain of cards hangs on the left, one row an operation. */
const TOP = -66;
const ROW = 5.25;
const CARD = { left: -82, right: -60 };
/** The columns of figure wheels stand below. */
const WHEELS = { top: 69, bottom: 95 };

/** Note G: twenty-five cards, the loop from 13 to 23, and the columns that each card reads and writes. */
export const lovelace: Plate = {
  keep: 100,
  draw: () => [
    COLUMNS.map(column => line(segment([across(column), TOP - 7], [across(column), WHEELS.top]), 0.35)),
    { ...hatchPolygon(LOOPED, { angle: 0, gap: ROW / 3, width: 0.22 }), only: 'fine' },
    NOTE_G.map(({ reads, writes }, i) => {
      const y = row(i + 1);
      const ends = [...reads, ...writes].map(across);
      return line(segment([CARD.right, y], [Math.max(...ends), y]), isLooped(i + 1) ? 0.8 : 0.5);
    }),
    line(
      segment([CARD.left + 3, TOP - 2], [CARD.left + 3, 66]) +
        segment([CARD.right - 3, TOP - 2], [CARD.right - 3, 66]),
      0.7,
    ),
    cards(),
    line(discs(knots('reads'), 1.7), 0.8, { fill: 'paper' }),
    line(discs(knots('writes'), 1.9), 0.4, { fill: 'line' }),
    loop(),
    wheels(COLUMNS.slice(0, -1), 'paper'),
    wheels(COLUMNS.slice(-1), 'accent'),
    [1, 13, 24].map(column =>
      label(Math.max(-42, Math.min(across(column), 86)), TOP - 10, `V${column}`, 9, { upright: true }),
    ),
  ],
};

/** The rows of the loop. */
const LOOPED = box(CARD.right + 4, row(LOOP.from) - ROW / 2, 95, row(LOOP.to) + ROW / 2);

function row(operation: number): number {
  return TOP + (operation - 0.5) * ROW;
}

function across(column: number): number {
  const place = COLUMNS.findIndex(one => one === column);
  return -48 + place * 8.4 + (column > 20 ? 4 : 0);
}

function isLooped(operation: number): boolean {
  return operation >= LOOP.from && operation <= LOOP.to;
}

const SIGNS: readonly Sign[] = ['+', '−', '×', '÷'];

/** Punched cards: four places, one for each sign, of which one is a hole. */
function cards(): Mark[] {
  const edges = NOTE_G.map((_, i) =>
    through(box(CARD.left, row(i + 1) - ROW * 0.4, CARD.right, row(i + 1) + ROW * 0.4), true),
  );
  const holes = NOTE_G.flatMap(({ sign }, i) =>
    SIGNS.map((one, k) => ({
      at: [CARD.left + 4.5 + k * 4.4, row(i + 1)] as const,
      isThrough: one === sign,
    })),
  );
  const punched = (isThrough: boolean): Point[] =>
    holes.filter(hole => hole.isThrough === isThrough).map(hole => hole.at);
  return [
    line(edges.join(''), 0.7, { fill: 'paper' }),
    line(discs(punched(false), 0.4), 0.3, { fill: 'line' }),
    line(discs(punched(true), 1.4), 0.3, { fill: 'line' }),
  ];
}

/** Where the threads of the cards meet the columns. */
function knots(kind: 'reads' | 'writes'): Point[] {
  return NOTE_G.flatMap((operation, i) =>
    operation[kind].map((column): Point => [across(column), row(i + 1)]),
  );
}

/** From card 23 back to card 13. */
function loop(): Mark[] {
  const [from, to] = [row(LOOP.to), row(LOOP.from)];
  const back = bow([CARD.left, from], [-108, (from + to) / 2], [CARD.left, to], 0.03, 0.97);
  return [swell(back, t => 1.2 + 1.4 * t, 'accent'), tipOf(back, 9, 'accent')];
}

/** Figure wheels on their axles, shaded on the right; those of the result in the accent. */
function wheels(columns: readonly number[], fill: Ink): Mark[] {
  const height = (WHEELS.bottom - WHEELS.top) / 6;
  const each = columns.flatMap(column =>
    range(6, i => ({ x: across(column), y: WHEELS.top + i * height, low: WHEELS.top + (i + 0.84) * height })),
  );
  const shade = each.flatMap(({ x, y, low }) =>
    range(4, k => `M${round(x + 0.4 + k * 0.8)} ${round(y)}V${round(low)}`),
  );
  return [
    line(each.map(({ x, y, low }) => through(box(x - 3.4, y, x + 3.4, low), true)).join(''), 0.7, { fill }),
    line(shade.join(''), 0.3, { only: 'fine' }),
  ];
}
