import { disc, each, HEAD, round } from './shape.ts';

/** Which colour of its kit a piece takes. */
export const PAINTS = ['hair', 'scarf', 'trim', 'collar'] as const;
type Paint = (typeof PAINTS)[number];

/** One path of a headdress. `bare` has no outline, `fold` is only a line, `fur` joins its discs into one cloud. */
export interface Piece {
  readonly paint: Paint;
  readonly d: string;
  readonly as?: 'bare' | 'fold' | 'fur';
}

/** A headdress lies in three layers: behind the doll, on the head, and over the dress. */
export interface Head {
  readonly back?: readonly Piece[];
  readonly cap: readonly Piece[];
  readonly front: readonly Piece[];
  /** A scarf hides the neck: the face is a window in it. */
  readonly veiled?: true;
}

const HAIR: Piece = { paint: 'hair', d: HEAD };

export const HEADS = {
  /** Two plaits with ribbons, and a band. */
  plaits: {
    cap: [HAIR, { paint: 'scarf', d: 'M26 27Q50 10 74 27Q75 31 75 36Q50 19 25 36Q25 31 26 27Z' }],
    front: [
      {
        paint: 'hair',
        d: each(4, i => disc(23 - i * 2.4, 50 + i * 9, 6.3) + disc(77 + i * 2.4, 50 + i * 9, 6.3)),
      },
      { paint: 'scarf', d: disc(14.5, 86.5, 5) + disc(85.5, 86.5, 5) },
    ],
  },
  /** A flat sailor cap with a pompon, and a square collar. */
  sailor: {
    cap: [
      HAIR,
      { paint: 'scarf', d: 'M25 29Q50 19 75 29L74 20Q50 11 26 20Z' },
      { paint: 'scarf', d: 'M12 20C11 8 30 2 50 2S89 8 88 20Q50 7 12 20Z' },
      { paint: 'trim', d: disc(50, 1, 6.5) },
    ],
    front: [{ paint: 'collar', d: 'M27 57Q50 67 73 57L80 74L58 72L50 84L42 72L20 74Z' }],
  },
  /** A high bun and a lace collar. */
  bun: {
    back: [{ paint: 'hair', d: disc(50, 2, 14) }],
    cap: [HAIR, { paint: 'scarf', d: 'M35 8Q50 15 65 8L67 14Q50 21 33 14Z' }],
    front: [{ paint: 'collar', d: row(7, 27, 7.67, 57.5, 5, 5.2), as: 'fur' }],
  },
  /** A pointed hood whose tip falls to the right. */
  hood: {
    veiled: true,
    cap: [
      {
        paint: 'scarf',
        d: 'M28 57C24 50 22 42 24 31C27 16 40 2 70-9C75-10 78-6 75-2C70 3 69 8 72 16C77 28 78 46 72 57Q50 67 28 57Z',
      },
      { paint: 'trim', d: disc(77, -5, 5.5) },
    ],
    front: [{ paint: 'collar', d: 'M28 57Q50 68 72 57L69 65Q50 74 31 65Z' }],
  },
  /** A wound turban with a knob, like the lid of a teapot. */
  turban: {
    cap: [
      HAIR,
      { paint: 'trim', d: disc(50, -5, 6.5) },
      { paint: 'scarf', d: 'M22 32C8 14 28 0 50 0S92 14 78 32Q50 17 22 32Z' },
      { paint: 'scarf', d: 'M23 28Q36 8 66 4M40 23Q56 8 78 13M60 22Q71 16 81 24', as: 'fold' },
    ],
    front: [{ paint: 'collar', d: 'M27 57Q50 68 73 57L76 64Q50 78 24 64Z' }],
  },
  /** A kerchief tied under the chin. */
  kerchief: {
    veiled: true,
    cap: [
      {
        paint: 'scarf',
        d: 'M28 57.5C23 51 20 44 20 33C20 15 33 4 50 4S80 15 80 33C80 44 77 51 72 57.5Q50 67 28 57.5Z',
      },
      {
        paint: 'trim',
        d: [29, 71]
          .map(x => disc(x, 19, 3) + disc(x < 50 ? 25 : 75, 34, 3) + disc(x < 50 ? 41 : 59, 10.5, 3))
          .join(''),
        as: 'bare',
      },
    ],
    front: [
      {
        paint: 'scarf',
        d: `M47 60Q32 62 25 77Q38 81 50 64Q62 81 75 77Q68 62 53 60Z${disc(50, 61, 5)}`,
      },
    ],
  },
  /** A kokoshnik: a tall diadem that comes to a point. */
  kokoshnik: {
    back: [
      {
        paint: 'scarf',
        d: 'M14 44C4 28 12 14 27 9Q42 4 50-13Q58 4 73 9C88 14 96 28 86 44Q74 24 50 22Q26 24 14 44Z',
      },
      {
        paint: 'trim',
        d: `${disc(50, 0, 3.6)}${disc(17, 30, 3)}${disc(83, 30, 3)}${disc(27, 17, 3)}${disc(73, 17, 3)}`,
        as: 'bare',
      },
    ],
    cap: [HAIR],
    front: [{ paint: 'trim', d: row(5, 31, 9.5, 58.5, 5, 4.6) }],
  },
  /** A crown with three pearls. */
  crown: {
    cap: [
      HAIR,
      { paint: 'scarf', d: 'M25 25L21-1L36 9L50-7L64 9L79-1L75 25Q50 15 25 25Z' },
      { paint: 'trim', d: disc(21, -2, 4) + disc(50, -8, 4) + disc(79, -2, 4) },
    ],
    front: [{ paint: 'collar', d: 'M28 57Q50 67 72 57L78 67L67 66L60 74L50 67L40 74L33 66L22 67Z' }],
  },
  /** A fur hat with ear flaps, and a fur collar. */
  fur: {
    cap: [
      HAIR,
      { paint: 'scarf', d: 'M28 18C29-4 71-4 72 18Z' },
      {
        paint: 'trim',
        d:
          row(8, 24, 7.43, 21, -6, 6.5) +
          each(3, i => disc(20.5, 29 + i * 9, 5.8) + disc(79.5, 29 + i * 9, 5.8)),
        as: 'fur',
      },
    ],
    front: [{ paint: 'trim', d: row(8, 24, 7.43, 59, 6, 5.6), as: 'fur' }],
  },
  /** A broad mushroom cap with spots. */
  mushroom: {
    cap: [
      HAIR,
      { paint: 'scarf', d: 'M7 30C4 6 28-9 50-9S96 6 93 30Q72 20 50 20T7 30Z' },
      {
        paint: 'trim',
        d: disc(28, 8, 5.6) + disc(52, 0, 5) + disc(74, 9, 6.2) + disc(17, 20, 3.4) + disc(50, 13, 3),
        as: 'bare',
      },
    ],
    front: [{ paint: 'collar', d: 'M27 56Q50 67 73 56L79 66Q50 81 21 66Z' }],
  },
} as const satisfies Record<string, Head>;

export type HeadName = keyof typeof HEADS;

/** Discs along an arc: how many, the first, the step, the height of the ends and the sag of the middle. */
function row(n: number, x: number, dx: number, y: number, sag: number, r: number): string {
  return each(n, i => disc(x + i * dx, round(y + sag * Math.sin((Math.PI * i) / (n - 1))), r));
}
