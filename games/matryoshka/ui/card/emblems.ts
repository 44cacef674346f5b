import { disc, each } from './shape.ts';

/** The sign of a set, around (0, 0) in a box of about 40: two layers in its colour, then two in the colour of its ground. */
export interface Emblem {
  readonly solid: string;
  readonly line?: Line;
  readonly cut?: string;
  readonly etch?: Line;
}

interface Line {
  readonly d: string;
  readonly width: number;
}

export const EMBLEMS = {
  wheat: {
    solid: `M0-9Q6-15 0-22Q-6-15 0-9Z${each(3, i => `M1.5 ${i * 8 - 1}Q12 ${i * 8 - 2} 11 ${i * 8 - 12}Q2 ${i * 8 - 10} 1.5 ${i * 8 - 1}ZM-1.5 ${i * 8 - 1}Q-12 ${i * 8 - 2}-11 ${i * 8 - 12}Q-2 ${i * 8 - 10}-1.5 ${i * 8 - 1}Z`)}`,
    line: { d: 'M0 22V-8', width: 2.6 },
  },
  fish: {
    solid: 'M-20 0C-12-13 4-13 11-2L21-11Q18 0 21 11L11 2C4 13-12 13-20 0Z',
    cut: disc(-10.5, -2.5, 2.2),
    etch: { d: 'M-4.5-7Q-1 0-4.5 7M3-5Q5.5 0 3 5', width: 2 },
  },
  key: {
    solid: `${disc(0, -12, 9.5)}M-2.7-4H2.7V22H-2.7ZM2 6H11.5V11.5H2ZM2 15H9.5V20.5H2Z`,
    cut: disc(0, -12, 4),
  },
  moon: {
    solid:
      'M6-19A19.5 19.5 0 1 0 17 12A16 16 0 1 1 6-19ZM9-10.5l2.2 5.1l5.6.5l-4.2 3.7l1.2 5.5l-4.8-2.9l-4.8 2.9l1.2-5.5l-4.2-3.7l5.6-.5Z',
  },
  teapot: {
    solid: `M-13-6H13Q17 15 7 16.5H-7Q-17 15-13-6ZM-10.5-8.5Q0-17 10.5-8.5Z${disc(0, -15.5, 2.9)}M11.5-1Q16-2 19-11L23-9.5Q21 7 11 10Z`,
    line: { d: 'M-13-2.5Q-22-3.5-20.5 4.5Q-19 10.5-12 9.5', width: 3.2 },
  },
  bird: {
    solid: 'M-21 10.5Q-10.5 9.5-8-1Q-5-14 7-14Q13-14 14.5-9.5L22-6.5L14.5-4Q15 11.5-1 14Q-12 15-21 10.5Z',
    line: { d: 'M-3 13V19M4 13V19', width: 2.4 },
    cut: `${disc(8, -8.8, 2)}M-6 2Q2-4 9.5 2Q5 9.5-1 9.5Q-6 8-6 2Z`,
  },
  leaf: {
    solid: 'M0-22C15-12 17 4 0 16C-17 4-15-12 0-22Z',
    line: { d: 'M0 23V-10', width: 3 },
    etch: { d: 'M0 13V-14M0-5L6.5-10M0-5L-6.5-10M0 4L8.5-2.5M0 4L-8.5-2.5', width: 1.9 },
  },
  star: { solid: 'M0-21L6.2-6.6L21.5-5.6L9.8 4.4L13.5 19.4L0 11.2L-13.5 19.4L-9.8 4.4L-21.5-5.6L-6.2-6.6Z' },
  snow: {
    solid: disc(0, 0, 3.4),
    line: {
      d: 'M0-20V20M-17.3-10L17.3 10M-17.3 10L17.3-10M-5.5-17L0-11.5L5.5-17M-5.5 17L0 11.5L5.5 17M-17.5-3.7L-10-5.8L-12-13.3M17.5 3.7L10 5.8L12 13.3M-12 13.3L-10 5.8L-17.5 3.7M12-13.3L10-5.8L17.5-3.7',
      width: 3.1,
    },
  },
  mushroom: {
    solid:
      'M-20 3C-21-12-10-20 0-20S21-12 20 3Q0 8-20 3ZM-6.5 7.5Q-5 14-9 19.5Q0 23 9 19.5Q5 14 6.5 7.5Q0 9-6.5 7.5Z',
    cut: `${disc(-9, -5.5, 3.5)}${disc(1.5, -12, 3)}${disc(10, -4.5, 3.7)}`,
  },
} as const satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof EMBLEMS;
