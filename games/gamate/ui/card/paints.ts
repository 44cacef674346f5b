import type { Colour } from '../../data/symbols.ts';

export const INK = '#2b2622';
export const PAPER = '#fdf8ec';

/**
 * A colour has its own lightness, so that a photocopy tells it, and the hatching that heralds give it: red
 * upright, blue level, green falling, violet rising, yellow dots. Black is the echoes' and has none.
 */
interface Paint {
  readonly fill: string;
  readonly edge: string;
  readonly hatching?: Hatching;
}

/** One tile of it: a square of `size` units, shifted and turned as a whole. */
interface Hatching {
  readonly size: number;
  readonly shift: number;
  readonly turn: number;
  readonly d: string;
  readonly width: number;
  readonly ink: string;
}

const PALE = 'rgb(255 255 255/.55)';

export const PAINTS: Readonly<Record<Colour, Paint>> = {
  // Two columns 164 units apart, one flute down the middle of each.
  red: { fill: '#cf4520', edge: '#7c240b', hatching: lines(20.5, 18, 90, 4) },
  blue: { fill: '#1a5ba6', edge: '#0b3162', hatching: lines(10, 120.2, 0, 3.4) },
  green: { fill: '#17a079', edge: '#055540', hatching: lines(11, 0, 45, 3.6) },
  yellow: {
    fill: '#f6d23c',
    edge: '#6b5400',
    hatching: { size: 12, shift: 0, turn: 45, d: 'M6 6h0', width: 4.6, ink: '#8a6a00' },
  },
  violet: { fill: '#cf8fd0', edge: '#6a2b70', hatching: lines(11, 0, -45, 3.6) },
  black: { fill: '#1d1a1a', edge: '#1d1a1a' },
};

/** Level lines, one at `at` and one every `size` units from there, then turned. */
function lines(size: number, at: number, turn: number, width: number): Hatching {
  return { size, shift: at - size / 2, turn, d: `M0 ${size / 2}h${size}`, width, ink: PALE };
}
