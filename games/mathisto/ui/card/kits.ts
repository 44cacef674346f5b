import type { Family } from '../../rules/cards.ts';

export const INK = '#2a2018';
export const CREAM = '#f8f1e1';
export const GOLD = '#a67c1c';
/** On the dark ground of a discovery. */
export const PALE_GOLD = '#ffd98a';
/** The back of every card. */
export const AUBERGINE = '#3a2c4d';
export const THREAD = '#efe2c6';

/** `full` is read, from about 200 pixels on; `hand` is known by its name, about 100; `tiny` by its plate, about 50. */
export type CardSize = 'full' | 'hand' | 'tiny';

/** A pattern that repeats, in units of the full card. */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly d: string;
  /** A line of this width; absent: filled. */
  readonly line?: number;
}

/** What tells a family apart, beside its letters: colour, pattern, and the outline that holds its emblem. */
export interface Kit {
  readonly ink: string;
  readonly tile: Tile;
  /** Around (0, 0), in a disc of radius 29. */
  readonly field: string;
}

export const KITS: Readonly<Record<Family, Kit>> = {
  algebraists: {
    ink: '#97352a',
    tile: { width: 4, height: 4, d: 'M0 0h1.3v4H0Z' },
    field: 'M-10.3-25H10.3L25-10.3V10.3L10.3 25H-10.3L-25 10.3V-10.3Z',
  },
  analysts: {
    ink: '#25477f',
    tile: { width: 8, height: 4, d: 'M-4 2q2 3 4 0t4 0t4 0t4 0', line: 1 },
    field: 'M-27 0A27 27 0 0 1 27 0A27 27 0 0 1-27 0Z',
  },
  arithmeticians: {
    ink: '#8a5a0f',
    tile: { width: 6, height: 10, d: `${disc(1.5, 2.5, 1.2)}${disc(4.5, 7.5, 1.2)}` },
    field: 'M-25-25H25V25H-25Z',
  },
  astronomers: {
    ink: '#463a7c',
    tile: { width: 10, height: 14, d: `${spark(2.5, 3.5)}${spark(7.5, 10.5)}` },
    field: sun(12),
  },
  geometers: {
    ink: '#22654a',
    tile: {
      width: 8,
      height: 14,
      d: 'M.3 6l2.7-4.7l2.7 4.7ZM4.3 13l2.7-4.7l2.7 4.7ZM-3.7 13l2.7-4.7l2.7 4.7Z',
    },
    field: 'M0-29L27 20H-27Z',
  },
  logicians: {
    ink: '#3b444b',
    tile: { width: 8, height: 8, d: 'M0 0h4v4H0ZM4 4h4v4H4Z' },
    field: 'M0-28L28 0L0 28L-28 0Z',
  },
  probabilists: {
    ink: '#8f2f62',
    tile: { width: 7, height: 7, d: 'M0 0l7 7M7 0l-7 7', line: 0.9 },
    field: 'M0-27L23.4-13.5V13.5L0 27L-23.4 13.5V-13.5Z',
  },
};

/** Jokers have no family: ink and gold. */
export const JOKER_KIT: Kit = {
  ink: INK,
  tile: { width: 6, height: 6, d: 'M0 0h1.6v6H0ZM3 0h.6v6H3Z' },
  field: 'M-27 0A27 27 0 0 1 27 0A27 27 0 0 1-27 0Z',
};

function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0Z`;
}

/** A star of four points. */
function spark(x: number, y: number): string {
  return `M${x} ${y - 3}l.6 2.4l2.4 .6l-2.4 .6l-.6 2.4l-.6-2.4l-2.4-.6l2.4-.6Z`;
}

function sun(points: number): string {
  const at = (i: number): string => {
    const radius = i % 2 === 0 ? 29 : 25;
    const angle = (Math.PI * i) / points;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => at(i)).join('L')}Z`;
}
