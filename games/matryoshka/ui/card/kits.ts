import type { SetName } from '../../rules/cards.ts';
import type { EmblemName } from './emblems.ts';
import type { HeadName } from './heads.ts';
import { each, grid } from './shape.ts';

/** The ink of every outline, and the paper of every card: the same by day and under the lamp. */
export const INK = '#2b2226';
export const PAPER = '#fffaf0';
/** Around what lies on the page itself: dark pieces must not melt into a dark page. */
export const EDGE = 'light-dark(var(--ink), var(--rule-strong))';
/** A letter over a dress: a little beyond ink and paper, for the dresses of middling lightness. */
const BLACK = '#0f0b0c';
const WHITE = '#ffffff';

/**
 * What tells one set of dolls from another: emblem, headdress, pattern of the dress, outline of the apron, and
 * colours. The lightness of the dresses is spread on purpose, so that the sets are told apart without colour.
 */
export interface Kit {
  readonly emblem: EmblemName;
  readonly head: HeadName;
  readonly pattern: PatternName;
  readonly apron: string;
  readonly dress: string;
  /** Of the pattern, over the dress. */
  readonly tone: string;
  readonly scarf: string;
  /** Where the headdress has some. */
  readonly trim?: string;
  readonly collar?: string;
  readonly hair: string;
  readonly skin: string;
  /** Of the emblem, on the apron. */
  readonly motif: string;
  /** Under the emblem: paper, but for the one set whose dress is as pale. */
  readonly ground: string;
  /** A letter over the dress. */
  readonly on: string;
  /** Behind the doll on its card, and a little deeper. */
  readonly pale: string;
  readonly mist: string;
}

export const KITS: Readonly<Record<SetName, Kit>> = {
  A: {
    emblem: 'wheat',
    head: 'plaits',
    pattern: 'stripes',
    apron: 'M50 70C67 70 73 82 73 99C73 117 65 129 50 129C35 129 27 117 27 99C27 82 33 70 50 70Z',
    dress: '#e5c337',
    tone: '#a26a00',
    scarf: PAPER,
    hair: '#8a4b1f',
    skin: '#f6cfa8',
    motif: '#8f5a06',
    ground: PAPER,
    on: BLACK,
    pale: '#fcf4d4',
    mist: '#f3e19c',
  },
  B: {
    emblem: 'fish',
    head: 'sailor',
    pattern: 'scales',
    apron: 'M32 74H68Q72 74 72 78V120Q72 126 66 127Q50 130 34 127Q28 126 28 120V78Q28 74 32 74Z',
    dress: '#2667cc',
    tone: '#a9d2f7',
    scarf: PAPER,
    trim: '#d8432f',
    collar: PAPER,
    hair: '#3a2a22',
    skin: '#e9b98c',
    motif: '#2262c6',
    ground: PAPER,
    on: WHITE,
    pale: '#e1edf8',
    mist: '#bcd6ef',
  },
  C: {
    emblem: 'key',
    head: 'bun',
    pattern: 'lozenges',
    apron: 'M27 73Q38 77 50 71Q62 77 73 73V102Q71 121 50 131Q29 121 27 102Z',
    dress: '#6d2c57',
    tone: '#c08cb2',
    scarf: '#e3b8dc',
    collar: PAPER,
    hair: '#bdb7b4',
    skin: '#f3c9a5',
    motif: '#6d2c57',
    ground: PAPER,
    on: WHITE,
    pale: '#f3e4f1',
    mist: '#dfc0db',
  },
  D: {
    emblem: 'moon',
    head: 'hood',
    pattern: 'stars',
    apron: 'M50 75A25.5 25.5 0 1 1 49.9 75Z',
    dress: '#151934',
    tone: '#f3dc8b',
    scarf: '#353c86',
    trim: '#f3dc8b',
    collar: '#f3dc8b',
    hair: '#1c1a26',
    skin: '#d6a074',
    motif: '#151934',
    ground: PAPER,
    on: WHITE,
    pale: '#e2e2ef',
    mist: '#bcbdd6',
  },
  E: {
    emblem: 'teapot',
    head: 'turban',
    pattern: 'bands',
    apron: 'M30 72H70L74 118q-4 7-8 0q-4 8-8 1q-4 8-8 1q-4 7-8-1q-4 7-8-1q-4 7-8 0Z',
    dress: '#1fa9a1',
    tone: '#c9f1ea',
    scarf: '#f6a13c',
    trim: '#d8432f',
    collar: PAPER,
    hair: '#2b1f1c',
    skin: '#cf9668',
    motif: '#0f6b65',
    ground: PAPER,
    on: BLACK,
    pale: '#dff3f0',
    mist: '#afdfd8',
  },
  F: {
    emblem: 'bird',
    head: 'kerchief',
    pattern: 'dots',
    apron:
      'M50 129C34 119 25 107 25 92C25 80 33 73 41 74C46 74.5 49 78 50 82C51 78 54 74.5 59 74C67 73 75 80 75 92C75 107 66 119 50 129Z',
    dress: '#a81f2e',
    tone: '#ffe0d8',
    scarf: '#f9cfc7',
    trim: '#a81f2e',
    hair: '#5b3420',
    skin: '#fbdcc4',
    motif: '#a81f2e',
    ground: PAPER,
    on: WHITE,
    pale: '#fce8e3',
    mist: '#f3bdb5',
  },
  G: {
    emblem: 'leaf',
    head: 'kokoshnik',
    pattern: 'leaves',
    apron: 'M50 66C64 76 74 86 74 101C74 116 65 126 50 130C35 126 26 116 26 101C26 86 36 76 50 66Z',
    dress: '#5f922f',
    tone: '#1f541c',
    scarf: '#e4efaa',
    trim: '#a81f2e',
    hair: '#a8622a',
    skin: '#f3c9a5',
    motif: '#2f6d24',
    ground: PAPER,
    on: BLACK,
    pale: '#eaf3df',
    mist: '#c5dfb2',
  },
  H: {
    emblem: 'star',
    head: 'crown',
    pattern: 'checks',
    apron: 'M50 69L77 100L50 131L23 100Z',
    dress: '#f8f3e8',
    tone: '#7d746a',
    scarf: '#f1c232',
    trim: '#d8432f',
    collar: '#f1c232',
    hair: '#6e4a34',
    skin: '#dba777',
    motif: '#f6d669',
    ground: '#3a3438',
    on: BLACK,
    pale: '#ece7dd',
    mist: '#cfc7b9',
  },
  I: {
    emblem: 'snow',
    head: 'fur',
    pattern: 'zigzag',
    apron: 'M50 72L75.1 86.5V115.5L50 130L24.9 115.5V86.5Z',
    dress: '#c0e1fb',
    tone: '#4b88b8',
    scarf: '#4b88b8',
    trim: '#ffffff',
    hair: '#d9b45a',
    skin: '#fbe0cb',
    motif: '#235f8f',
    ground: PAPER,
    on: BLACK,
    pale: '#eaf5fc',
    mist: '#c8e4f5',
  },
  J: {
    emblem: 'mushroom',
    head: 'mushroom',
    pattern: 'slants',
    apron: 'M27 128V97C27 80 37 71 50 71S73 80 73 97V128Q50 133 27 128Z',
    dress: '#f99863',
    tone: '#fff0de',
    scarf: '#a8321f',
    trim: '#fff3e0',
    collar: '#fff3e0',
    hair: '#5f3a26',
    skin: '#f3c9a2',
    motif: '#a8321f',
    ground: PAPER,
    on: BLACK,
    pale: '#fdecdc',
    mist: '#f9cda4',
  },
};

/** Drawn over a dress and clipped to it: x from 11 to 89, y from 56 to 136. With a width it is a line, else a shape. */
export interface Pattern {
  readonly d: string;
  readonly width?: number;
}

export const PATTERNS = {
  stripes: { d: each(9, i => `M${10 + i * 10} 50V140`), width: 4.2 },
  scales: { d: grid(16, 10, at => `${at}a8 8 0 0 0 16 0`), width: 2.4 },
  lozenges: { d: grid(15, 10, at => `${at}l4 6.4l-4 6.4l-4-6.4Z`) },
  stars: { d: grid(19, 10, at => `${at}m0-5l1.6 3.4l3.4 1.6l-3.4 1.6l-1.6 3.4l-1.6-3.4l-3.4-1.6l3.4-1.6Z`) },
  bands: { d: each(7, i => `M5 ${62 + i * 12}H95`), width: 5 },
  dots: { d: grid(16, 11, at => `${at}h.01`), width: 7.4 },
  leaves: { d: grid(18, 12, at => `${at}q-9-1-8-10q8 1 8 10q0-9 8-10q1 9-8 10Z`) },
  checks: { d: each(8, i => `M${15 + i * 10} 50V140M5 ${66 + i * 10}H95`), width: 1.6 },
  zigzag: { d: each(6, i => `M4 ${66 + i * 14}${each(8, () => 'l6-8l6 8')}`), width: 3.2 },
  slants: { d: each(13, i => `M${-60 + i * 14} 140L${20 + i * 14} 50`), width: 4.6 },
} as const satisfies Record<string, Pattern>;

type PatternName = keyof typeof PATTERNS;
