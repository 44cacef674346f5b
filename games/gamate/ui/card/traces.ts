import { type Colour, colourOfPrime, factorsOf } from '../../data/symbols.ts';
import { COLUMNS, PENTAGON, ROOF } from './temple.tsx';

/** One part of the drawing of a number. A repeated prime has one for each time, `copy` 0 for the first. */
export interface Trace {
  readonly prime: number;
  readonly copy: number;
  readonly colour: Colour;
  readonly d: string;
}

/**
 * GA-2: the drawing of a number. Every prime has its one place on the card, and so has every echo: what is drawn
 * for a number is found again, unmoved, in each of its multiples. Of 1 there is nothing to draw.
 */
export function tracesOf(n: number): readonly Trace[] {
  return factorsOf(n).flatMap((prime, i, factors) => tracesOfFactor(prime, i - factors.indexOf(prime)));
}

function tracesOfFactor(prime: number, copy: number): readonly Trace[] {
  if (copy > 0) return [{ prime, copy, colour: 'black', d: ECHOES[prime]?.[copy - 1] ?? '' }];
  const colours = colourOfPrime(prime);
  return (SHAPES[prime] ?? []).flatMap((d, i) => {
    const colour = colours[i];
    return colour === undefined ? [] : [{ prime, copy, colour, d }];
  });
}

/** Outlines, one for each colour. All but 2 and 3 stand in the middle, around (100, 197). */
const SHAPES: Readonly<Record<number, readonly string[]>> = {
  2: [COLUMNS],
  3: [ROOF],
  5: [PENTAGON],
  // Seven rays around the place of 5.
  7: [
    'M109 156L114 139L86 139L91 156ZM137.7 178.5L154.1 171.8L136.6 149.9L126.4 164.4ZM138 214.9L153.4 223.6L159.7 196.3L142 197.3ZM109.7 237.8L112.6 255.3L137.8 243.2L125.9 230ZM74.1 230L62.2 243.2L87.4 255.3L90.3 237.8ZM58 197.3L40.3 196.3L46.6 223.6L62 214.9ZM73.6 164.4L63.4 149.9L45.9 171.8L62.3 178.5Z',
  ],
  // Two bars, crescent, lozenge, ring, zigzag.
  11: ['M45 159h110v26h-110ZM45 209h110v26h-110Z'],
  13: ['M99.6 140.1A58 58 0 1 0 149.1 221.4A48 48 0 1 1 99.6 140.1Z'],
  17: ['M100 135L149 197L100 259L51 197ZM75.5 197L100 228L124.5 197L100 166Z'],
  19: ['M43 197a57 57 0 1 0 114 0a57 57 0 1 0 -114 0ZM64 197a36 36 0 1 0 72 0a36 36 0 1 0 -72 0Z'],
  23: ['M42 203L71 155L100 203L129 155L158 203L158 239L129 191L100 239L71 191L42 239Z'],
  // Square, arrow, two half discs, hourglass, cross, star.
  29: ['M49 146h102v102h-102ZM70 167h60v60h-60Z'],
  31: ['M100 135L152 191L136 206L112 181V260H88V181L64 206L48 191Z'],
  37: ['M95 140A57 57 0 0 0 95 254Z', 'M105 140A57 57 0 0 1 105 254Z'],
  41: ['M48 136H152L112 197L152 258H48L88 197ZM80 154L100 183L120 154ZM80 240L100 211L120 240Z'],
  43: ['M85 197L43 155L58 140L100 182L142 140L157 155L115 197L157 239L142 254L100 212L58 254L43 239Z'],
  47: ['M100 134L116.3 180.7L163 197L116.3 213.3L100 260L83.7 213.3L37 197L83.7 180.7Z'],
};

/** Smaller, inside, on the same axis; only these primes can be repeated below 49. */
const ECHOES: Readonly<Record<number, readonly string[]>> = {
  2: [
    'M31 141h6v121h-6ZM163 141h6v121h-6Z',
    'M41 150h6v112h-6ZM153 150h6v112h-6Z',
    'M51 159h6v103h-6ZM143 159h6v103h-6Z',
    'M61 168h6v94h-6ZM133 168h6v94h-6Z',
  ],
  3: ['M100 73.8L146.4 110.5L53.6 110.5ZM70.8 104.5L129.2 104.5L100 81.4Z', 'M100 85.9L119.1 101L80.9 101Z'],
  5: ['M100 184L114.3 194.4L108.8 211.1L91.2 211.1L85.7 194.4Z'],
};
