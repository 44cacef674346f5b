import type { JSX } from 'preact';

/** The ink of every outline. */
export const INK = '#2b2226';
export const PAPER = '#fffaf0';

/** What tells one set of dolls from another: motif, headwear, pattern of the dress, outline of the apron, colours. */
export interface Kit {
  readonly dress: string;
  readonly tone: string;
  readonly scarf: string;
  readonly trim: string;
  readonly collar: string;
  readonly hair: string;
  readonly skin: string;
  readonly motif: string;
  readonly apron: string;
  /** A scarf hides the neck: the face is a window in it. */
  readonly veiled?: boolean;
  /** Clipped to the dress, x from 11 to 89, y from 56 to 136. */
  readonly pattern: (tone: string) => JSX.Element;
  /** Around the middle of the apron, in a box of about 36. */
  readonly sign: (colour: string) => JSX.Element;
}

export const KITS = {
  /** The fish: sailor cap, scales. */
  B: {
    dress: '#2f6fba',
    tone: '#79b0e6',
    scarf: '#fffaf0',
    trim: '#d8432f',
    collar: '#fffaf0',
    hair: '#3a2a22',
    skin: '#e9b98c',
    motif: '#2f6fba',
    apron: 'M32 74H68Q72 74 72 78V120Q72 126 66 127Q50 130 34 127Q28 126 28 120V78Q28 74 32 74Z',
    pattern: tone => (
      <path
        d={grid(13, 8, (x, y) => `M${x - 6.5} ${y}q6.5 8 13 0`)}
        fill="none"
        stroke={tone}
        stroke-width="1.7"
      />
    ),
    sign: () => (
      <g transform="scale(1.12)">
        <path d="M-17 0C-10-11 4-11 10-1L17-9Q15 0 17 9L10 1C4 11-10 11-17 0Z" />
        <circle cx="-9.5" cy="-2" r="1.9" fill={PAPER} />
        <path d="M-4.5-6Q-1.5 0-4.5 6M2-4Q4 0 2 4" fill="none" stroke={PAPER} stroke-width="1.6" />
      </g>
    ),
  },
  /** The teapot: turban, bands. */
  E: {
    dress: '#1f9a93',
    tone: '#8fd8cf',
    scarf: '#f6a13c',
    trim: '#d8432f',
    collar: '#fffaf0',
    hair: '#2b1f1c',
    skin: '#a8714a',
    motif: '#14706b',
    apron: 'M30 72H70L74 118q-4 7-8 0q-4 8-8 1q-4 8-8 1q-4 7-8-1q-4 7-8-1q-4 7-8 0Z',
    pattern: tone => <path d={each(8, i => `M5 ${58 + i * 10.4}h90v3.8h-90Z`)} fill={tone} />,
    sign: colour => (
      <g transform="scale(1.15)">
        <path d="M-11-5H11Q14 13 6 14H-6Q-14 13-11-5ZM-9-7Q0-14 9-7ZM10-1Q14-2 17-9L19.5-8Q18 6 9.5 9Z" />
        <circle cy="-13" r="2.3" />
        <path d="M-11-2Q-19-3-17.5 4Q-16 9-10 8" fill="none" stroke={colour} stroke-width="2.6" />
        <path d="M-6 3Q0 7 6 3" fill="none" stroke={PAPER} stroke-width="1.6" />
      </g>
    ),
  },
  /** The bird: kerchief, dots. */
  F: {
    dress: '#cf2f33',
    tone: '#ffd9cf',
    scarf: '#f7c9c0',
    trim: '#cf2f33',
    collar: '#cf2f33',
    hair: '#5b3420',
    skin: '#f9d9bf',
    motif: '#cf2f33',
    veiled: true,
    apron:
      'M50 129C34 119 25 107 25 92C25 80 33 73 41 74C46 74.5 49 78 50 82C51 78 54 74.5 59 74C67 73 75 80 75 92C75 107 66 119 50 129Z',
    pattern: tone => (
      <path
        d={grid(13, 9, (x, y) => `M${x} ${y}h.01`)}
        stroke={tone}
        stroke-width="5.4"
        stroke-linecap="round"
      />
    ),
    sign: colour => (
      <g transform="scale(1.15)">
        <path d="M-18 9Q-9 8-7-1Q-4-12 6-12Q11-12 12.5-8L18-5.5L12.5-3.5Q13 10-1 12Q-10 13-18 9Z" />
        <circle cx="7" cy="-7.5" r="1.7" fill={PAPER} />
        <path d="M-5 2Q2-3 8 2Q4 8-1 8Q-5 7-5 2Z" fill={PAPER} />
        <path d="M-2 12V16M3 11.5V16" stroke={colour} stroke-width="1.8" stroke-linecap="round" />
      </g>
    ),
  },
  /** The leaf: kokoshnik, sprigs. */
  G: {
    dress: '#4b8f3c',
    tone: '#2c6428',
    scarf: '#dcea9a',
    trim: '#cf2f33',
    collar: '#dcea9a',
    hair: '#a8622a',
    skin: '#f3c9a5',
    motif: '#4b8f3c',
    apron: 'M50 66C64 76 74 86 74 101C74 116 65 126 50 130C35 126 26 116 26 101C26 86 36 76 50 66Z',
    pattern: tone => <path d={grid(14, 10, (x, y) => `M${x} ${y + 4}q-5-4-1-9q5 4 1 9Z`)} fill={tone} />,
    sign: colour => (
      <g transform="scale(1.4)" stroke-linecap="round">
        <path d="M0-17C11-9 13 3 0 13C-13 3-11-9 0-17Z" />
        <path d="M0 18V-10" stroke={colour} stroke-width="2.2" />
        <path
          d="M0 11V-11M0-4L5-8M0-4L-5-8M0 3L6.5-2M0 3L-6.5-2"
          fill="none"
          stroke={PAPER}
          stroke-width="1.5"
        />
      </g>
    ),
  },
} as const satisfies Record<string, Kit>;

export type SetLetter = keyof typeof KITS;

/** Places all over a dress, every other row moved by half a step. */
function grid(dx: number, dy: number, draw: (x: number, y: number) => string): string {
  return each(Math.ceil(92 / dy), row =>
    each(Math.ceil(100 / dx), i => draw(6 + i * dx + (row % 2) * (dx / 2), 56 + row * dy)),
  );
}

function each(n: number, draw: (i: number) => string): string {
  return Array.from({ length: n }, (_, i) => draw(i)).join('');
}
