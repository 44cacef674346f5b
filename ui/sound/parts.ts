import type { Sound } from '#contract/sound.ts';

/** One thing that vibrates and dies away. */
export interface Part {
  /** A pitch, or noise around that pitch. */
  readonly grain: 'tone' | 'noise';
  readonly hertz: number;
  /** Milliseconds after the beginning. */
  readonly at: number;
  /** Milliseconds until nothing is left of it. */
  readonly ms: number;
  /** Between 0 and 1, at its loudest. */
  readonly loud: number;
  /** Milliseconds until it is at its loudest: a knock has none to speak of, a note comes softly. */
  readonly rise: number;
}

/** What a sound is made of. */
export function partsOf(sound: Sound): readonly Part[] {
  switch (sound.kind) {
    case 'line':
      return [...note(LOW, 0), ...note(highNote(sound.points), 85)];
    case 'doll':
      return doll(sound.size ?? MIDDLE_DOLL);
    case 'tile':
    case 'peg':
    case 'card':
    case 'deal':
    case 'page':
    case 'refusal':
    case 'bonus':
      return PARTS[sound.kind];
  }
}

/** Milliseconds. */
export function lengthOf(sound: Sound): number {
  return Math.max(...partsOf(sound).map(({ at, ms }) => at + ms));
}

/** The second note of a line worth so many points, in hertz; for none it is the first note again. */
export function highNote(points: number): number {
  const { semitones } = INTERVALS.findLast(({ from }) => points >= from) ?? { semitones: 0 };
  return LOW * 2 ** (semitones / 12);
}

/** G above middle C. */
const LOW = 392;

/** From a second to a twelfth, each for as many points or more; all of them sound well after the low note. */
const INTERVALS: readonly { readonly from: number; readonly semitones: number }[] = [
  { from: 1, semitones: 2 },
  { from: 4, semitones: 4 },
  { from: 8, semitones: 5 },
  { from: 12, semitones: 7 },
  { from: 20, semitones: 9 },
  { from: 30, semitones: 12 },
  { from: 50, semitones: 16 },
  { from: 90, semitones: 19 },
];

const PARTS: Readonly<Record<Exclude<Sound['kind'], 'line' | 'doll'>, readonly Part[]>> = {
  tile: [
    knock('noise', { hertz: 2600, ms: 14, loud: 0.14 }),
    knock('tone', { hertz: 540, ms: 60, loud: 0.26 }),
    knock('tone', { hertz: 1180, ms: 34, loud: 0.14 }),
    knock('tone', { hertz: 2050, ms: 18, loud: 0.08 }),
  ],
  // It touches the rim, then the bottom.
  peg: [
    knock('noise', { hertz: 3200, ms: 8, loud: 0.16 }),
    knock('noise', { hertz: 900, ms: 16, loud: 0.2, at: 34 }),
    knock('tone', { hertz: 310, ms: 90, loud: 0.3, at: 34 }),
    knock('tone', { hertz: 745, ms: 46, loud: 0.12, at: 34 }),
  ],
  card: [
    { grain: 'noise', hertz: 1500, at: 0, ms: 90, loud: 0.16, rise: 28 },
    knock('noise', { hertz: 380, ms: 60, loud: 0.3, at: 62 }),
  ],
  // Three, each a little lower: the hand comes back to the pack.
  deal: [swish(1700, 0), swish(1500, 48), swish(1300, 96)],
  // It lifts, then falls flat.
  page: [
    { grain: 'noise', hertz: 3000, at: 0, ms: 110, loud: 0.14, rise: 60 },
    { grain: 'noise', hertz: 1300, at: 70, ms: 110, loud: 0.2, rise: 30 },
  ],
  refusal: [
    knock('noise', { hertz: 240, ms: 40, loud: 0.2 }),
    knock('tone', { hertz: 118, ms: 110, loud: 0.4 }),
    knock('tone', { hertz: 196, ms: 60, loud: 0.16 }),
  ],
  bonus: [...note(LOW, 0), ...note(LOW * 1.25, 45), ...note(LOW * 1.5, 90)],
};

interface Knock {
  readonly hertz: number;
  readonly ms: number;
  readonly loud: number;
  readonly at?: number;
}

function knock(grain: Part['grain'], { hertz, ms, loud, at = 0 }: Knock): Part {
  return { grain, hertz, at, ms, loud, rise: 0.8 };
}

/** A card that slides over another. */
function swish(hertz: number, at: number): Part {
  return { grain: 'noise', hertz, at, ms: 70, loud: 0.2, rise: 14 };
}

const MIDDLE_DOLL = 4;

/** The small one, then the one that closes over it: the larger the doll, the higher both, so that a row is a scale. */
function doll(size: number): readonly Part[] {
  const pitch = 1 + 0.06 * (size - MIDDLE_DOLL);
  return [...click(pitch, 0), ...click(0.66 * pitch, 88)];
}

/** Hollow wood; the second click is lower. */
function click(size: number, at: number): readonly Part[] {
  return [
    knock('noise', { hertz: 2800 * size, ms: 10, loud: 0.22, at }),
    knock('tone', { hertz: 930 * size, ms: 70, loud: 0.26, at }),
    knock('tone', { hertz: 2140 * size, ms: 30, loud: 0.1, at }),
  ];
}

/** Soft as a finger on a wooden bar: it comes slowly, with a little of its octave. */
function note(hertz: number, at: number): readonly Part[] {
  return [
    { grain: 'tone', hertz, at, ms: 108, loud: 0.24, rise: 6 },
    { grain: 'tone', hertz: hertz * 2, at, ms: 60, loud: 0.05, rise: 6 },
  ];
}
