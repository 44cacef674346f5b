/**
 * How players of the compact game weigh things, by the round and by how many they are. The numbers were found by
 * letting styles play against each other, thousands of games each.
 */
import { must } from '#kernel/must.ts';
import { type Hopes, hopesOf } from './hopes.ts';

/** What counts in one round. */
export interface Mood {
  /** What cards are worth, with what may still come. */
  readonly hopes: Hopes;
  /** How much it counts, when a card is put in the middle, that others would like it. */
  readonly lure: number;
  /** How much it counts that another player gains by an exchange. */
  readonly deny: number;
  /** An offer is taken as often as not if the active player seems to gain this much by it, in points. */
  readonly tempting: number;
  /** How many points more or less make it clear. */
  readonly vague: number;
}

/** One mood a round. */
export type Style = readonly Mood[];

/** The chance that a missing card still comes, among three players, and what tempts them. */
const ROUNDS = [
  { chance: 0.55, tempting: 1.9, vague: 0.5 },
  { chance: 0.55, tempting: 1.9, vague: 0.5 },
  { chance: 0.44, tempting: 1.4, vague: 0.5 },
  { chance: 0.28, tempting: 2.2, vague: 0.7 },
  { chance: 0.13, tempting: 2, vague: 0.6 },
] as const;

/**
 * By the number of players: sets in play (MY-2, MY-12), how much likelier cards come than among three, and what
 * others count for. Of two players, what one gains the other loses.
 */
const TABLES = new Map([
  [2, { sets: 4, plenty: 1.55, lure: -0.8, deny: 1 }],
  [3, { sets: 6, plenty: 1, lure: 0, deny: 0.15 }],
  [4, { sets: 8, plenty: 0.55, lure: 0, deny: 0.1 }],
  [5, { sets: 10, plenty: 0.35, lure: 0.1, deny: 0.1 }],
]);

const STYLES: ReadonlyMap<number, Style> = new Map(
  [...TABLES].map(([seats, { sets, plenty, lure, deny }]) => [
    seats,
    ROUNDS.map(({ chance, tempting, vague }) => ({
      hopes: hopesOf(chance * plenty, sets),
      lure,
      deny,
      tempting,
      vague,
    })),
  ]),
);

export function styleFor(seats: number): Style {
  return must(STYLES.get(seats));
}

export function moodIn(style: Style, round: number): Mood {
  return must(style[round]);
}
