import type fr from './text/fr.json';

export type Point = readonly [x: number, y: number];

/** What a stroke is printed in: the line of the plate, the one accent of its family, or the bare paper. */
export type Ink = 'line' | 'accent' | 'paper';

/**
 * How closely a plate is looked at. `fine` from about 120 pixels on; `plain` below: fewer and heavier lines, no
 * small print.
 */
export type Grain = 'fine' | 'plain';

interface Style {
  /** Absent: `line` for lines, nothing for text. */
  readonly stroke?: Ink | 'none';
  /** Absent: nothing for lines, `line` for text. */
  readonly fill?: Ink;
  /** Of the line, in units of the plate. */
  readonly width?: number;
  readonly dash?: string | undefined;
  /** Drawn in one grain alone. Without it, `press` decides from the width of the line and the size of the text. */
  readonly only?: Grain | undefined;
}

/** One stroke of the graver. The units are those of the plate: ±96 both ways around its middle, y downwards. */
export type Mark =
  | ({ readonly kind: 'path'; readonly d: string } & Style)
  /** Parallel lines, one string for each, so that the plain grain can leave out every other one. */
  | ({ readonly kind: 'hatch'; readonly rows: readonly string[] } & Style)
  | ({ readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number } & Style)
  | ({
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      /** Bare paper around the letters, so that they can lie on lines. */
      readonly halo?: boolean;
      readonly upright?: boolean;
      readonly bold?: boolean;
    } & Style);

/** Marks in the order in which they are printed; nested as it suits whoever draws. */
export type Drawing = readonly (Mark | Drawing)[];

/** The few words that stand on plates, as `text/fr.json` lists them. */
export type PlateWord = keyof typeof fr;
export type Say = (word: PlateWord) => string;

/**
 * An engraved plate: a drawing of somebody's own mathematics, computed and true. It fits within ±96 and leaves the
 * emblem of the family its place, 48 × 27 units at the top left of the window (`sky.ts`). Its accent covers no more
 * than a tenth.
 */
export interface Plate {
  /** Half the width that the ruled sky at both edges leaves free; absent: 92. From 100 on there is hardly any. */
  readonly keep?: number;
  readonly draw: (say: Say) => Drawing;
}
