/**
 * Where the lesson plays: three players and six sets. The learner sits on the first seat, Olga on the second,
 * Micha on the third.
 */
import type { Position } from './position.ts';

const REMOVED = 'GHIJ';

/** Six cards each; two are to be displayed. */
const OPENING: Position = {
  removed: REMOVED,
  round: 0,
  hands: ['A1 B4 B5 C3 D4 E2', 'A3 A6 B7 D5 E1 F3', 'B6 C2 C6 E7 F5 F6'],
  displays: ['', '', ''],
  first: 0,
  phase: { tag: 'display' },
  next: 'D7 F7 C1 E4 A7 E6',
};

/** The same match, two exchanges later: now people talk. */
const TALK: Position = {
  removed: REMOVED,
  round: 1,
  hands: ['A1 B5 B6 B7 D7 E2', 'A6 C1 C3 D5 E1 E4', 'A7 C2 C6 E6 E7 F7'],
  displays: ['B4 D4', 'A3 F3', 'F5 F6'],
  first: 0,
  phase: { tag: 'present', active: 2 },
  talk: 'remarks',
};

/** Second round: six cards, and five that follow one another. */
const LONG: Position = {
  removed: REMOVED,
  round: 2,
  hands: ['A1 B3 C2 D4 E2 F1', 'A6 C1 D1 D6 F3 F7', 'A2 A7 B1 D3 D7 E6'],
  displays: ['B4 B5 B6 B7', 'C4 C5 E4 E5', 'A5 F4 F5 F6'],
  first: 1,
  phase: { tag: 'display' },
};

/** Third round: a row with a hole, and the card that fills it among the offers. */
const GAP: Position = {
  removed: REMOVED,
  round: 3,
  hands: ['A5 A7 C1 E3 F2', 'A1 B3 D1 D7 F4 F6', 'B7 C7 D2 D5 E1 F7'],
  displays: ['B1 B2 B4 B5 B6 D4', 'C4 C5 C6 E4 E5 E6', 'A2 A3 A4 C3 D3 F3'],
  first: 2,
  phase: { tag: 'take', active: 0, middle: 'E7', offers: [[], ['B3'], ['D5']] },
};

/** The end: everyone has fourteen cards and displays thirteen. */
const LAST: Position = {
  removed: REMOVED,
  round: 4,
  hands: ['A2 A3 B1 B2 D3 F1', 'B7 C1 D7 E6 F2 F3', 'A1 A7 B3 C2 D1 E7'],
  displays: ['B4 B5 B6 C3 C4 C5 C6 C7', 'A4 A5 A6 D4 D5 D6 E4 E5', 'D2 E1 E2 E3 F4 F5 F6 F7'],
  first: 0,
  phase: { tag: 'display' },
};

export const SCENES = { OPENING, TALK, LONG, GAP, LAST } as const;
export type Scene = keyof typeof SCENES;

/** All that a seat may display from. */
export function poolIn({ hands, displays }: Position, seat: number): string {
  return `${hands[seat] ?? ''} ${displays[seat] ?? ''}`;
}
