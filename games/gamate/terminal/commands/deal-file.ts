/** The rest of a deal with all hands known, as somebody wrote it down: what `etagere solve gamate FILE` reads. */
import type { Seat } from '#contract/game.ts';
import { isInt, isRecord, type Json } from '#contract/json.ts';
import { type Card, HIGHEST, MUTE } from '../../rules/cards.ts';
import { readDefinition } from '../../rules/notation.ts';
import { campOf, SEATS } from '../../rules/seats.ts';
import { type Pair, WAYS } from '../../rules/types.ts';
import type { Deal } from '../../solver/position.ts';

/** A file that can be read. Whether such a deal is possible is checked in `check-deal.ts`. */
export interface DealFile extends Omit<Deal, 'leader' | 'trick'> {
  /** The hand that leads the trick, or has led it. */
  readonly leader: Seat;
  /** From the leader on. */
  readonly trick: readonly { readonly card: Card; readonly isRenounced: boolean }[];
}

/** Its parts, in this order; what each holds is `command.solve.field.<part>`. */
export const PARTS = [
  'hands',
  'trumps',
  'way',
  'announced',
  'opposed',
  'declarer',
  'leader',
  'trick',
  'taken',
] as const;

/** Players are counted from 1; a mute is `"m"`. */
export const EXAMPLE = {
  hands: [[48, 5], ['m', 7], [12, 20], [9]],
  trumps: 'multiples 6',
  way: 'up',
  announced: 7,
  opposed: false,
  declarer: 1,
  leader: 4,
  trick: [33],
  taken: {
    declarer: { tricks: 6, brisques: 2, renounced: 3 },
    defence: { tricks: 5, brisques: 1, renounced: 4 },
  },
} satisfies Record<(typeof PARTS)[number], Json>;

/** The name of the part that cannot be read, if there is one. */
export function parseDealFile(raw: unknown): DealFile | string {
  if (!isRecord(raw)) return 'file';
  const { way: rawWay, announced, opposed: isOpposed } = raw;
  const hands = parseList(raw['hands'], hand => parseList(hand, parseCard));
  if (hands === null || hands.length !== SEATS.length) return 'hands';
  const trumps = typeof raw['trumps'] === 'string' ? readDefinition(raw['trumps']) : null;
  if (trumps === null) return 'trumps';
  const way = WAYS.find(one => one === rawWay);
  if (way === undefined) return 'way';
  if (!isInt(announced, -1000, 1000)) return 'announced';
  if (typeof isOpposed !== 'boolean') return 'opposed';
  const declarer = parseSeat(raw['declarer']);
  if (declarer === null) return 'declarer';
  const leader = parseSeat(raw['leader']);
  if (leader === null) return 'leader';
  const trick = parseList(raw['trick'] ?? [], parsePlay);
  if (trick === null || trick.length >= SEATS.length) return 'trick';
  const taken = parseTaken(raw['taken']);
  if (taken === null) return 'taken';
  const pair = (of: (camp: Counts) => number): Pair<number> =>
    campOf(declarer) === 0
      ? [of(taken.declarer), of(taken.defence)]
      : [of(taken.defence), of(taken.declarer)];
  return {
    hands,
    trumps,
    way,
    announced,
    isOpposed,
    declarer,
    leader,
    trick,
    tricks: pair(({ tricks }) => tricks),
    brisques: pair(({ brisques }) => brisques),
    renounced: pair(({ renounced }) => renounced),
  };
}

/** As `parseCard` reads it. */
export function writeCard(card: Card): number | 'm' {
  return card === MUTE ? 'm' : card;
}

function parseCard(raw: unknown): Card | null {
  if (raw === 'm') return MUTE;
  return isInt(raw, 1, HIGHEST) ? raw : null;
}

/** `12`, or `{ "renounce": 12 }`. */
function parsePlay(raw: unknown): DealFile['trick'][number] | null {
  const isRenounced = isRecord(raw);
  const card = parseCard(isRenounced ? raw['renounce'] : raw);
  return card === null ? null : { card, isRenounced };
}

function parseSeat(raw: unknown): Seat | null {
  return isInt(raw, 1, SEATS.length) ? raw - 1 : null;
}

interface Counts {
  readonly tricks: number;
  readonly brisques: number;
  readonly renounced: number;
}

function parseTaken(raw: unknown): { readonly declarer: Counts; readonly defence: Counts } | null {
  if (!isRecord(raw)) return null;
  const [declarer, defence] = [parseCounts(raw['declarer']), parseCounts(raw['defence'])];
  return declarer === null || defence === null ? null : { declarer, defence };
}

function parseCounts(raw: unknown): Counts | null {
  if (!isRecord(raw)) return null;
  const { tricks, brisques, renounced } = raw;
  // No deal has more of anything than it has cards.
  return isInt(tricks, 0, 52) && isInt(brisques, 0, 52) && isInt(renounced, 0, 52)
    ? { tricks, brisques, renounced }
    : null;
}

function parseList<T>(raw: unknown, parse: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(raw)) return null;
  const list: T[] = [];
  const found: readonly unknown[] = raw;
  for (const one of found) {
    const parsed = parse(one);
    if (parsed === null) return null;
    list.push(parsed);
  }
  return list;
}
