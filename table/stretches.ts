import type { Outcome, Seat } from '#contract/game.ts';
import type { AnyFrame } from './history.ts';

/** A turn as the scores saw it, or what was counted after the last one. */
export interface Stretch {
  /** Indices of its first and last frame; the last count has none of its own. */
  readonly first: number;
  readonly last: number;
  /** Whose turn it was; null for what all did together, and for the last count. */
  readonly seat: Seat | null;
  /** What every seat had after it. */
  readonly scores: readonly number[];
  /** How many games of a rubber every seat had won after it, where these decide before points do. */
  readonly games?: readonly number[];
  /** Counted when the match was over: tiles that were left, a bonus for the rubber. */
  readonly isLastCount: boolean;
}

type Count = (view: never, seat: Seat) => number;

/** What is counted of each seat. */
interface Counts {
  readonly scoreOf: Count;
  readonly gamesOf?: Count | undefined;
}

/** How the scores went, turn after turn. The first stretch is the start, before anybody moved. */
export function stretchesOf(
  frames: readonly AnyFrame[],
  seats: number,
  { scoreOf, gamesOf }: Counts,
): readonly Stretch[] {
  const count = ({ envelope }: AnyFrame, countOf: Count): number[] =>
    Array.from({ length: seats }, (_, seat) => countOf(envelope.view as never, seat));
  const stretches: Stretch[] = [];
  for (const [index, frame] of frames.entries()) {
    const seat = askedAlone(frames[index - 1]);
    const before = stretches.at(-1);
    const goesOn = index > 1 && seats > 1 && seat !== null && before?.seat === seat;
    const first = goesOn ? before.first : index;
    const scores = count(frame, scoreOf);
    const games = gamesOf && { games: count(frame, gamesOf) };
    const stretch = { first, last: index, seat, scores, ...games, isLastCount: false };
    if (goesOn) stretches[stretches.length - 1] = stretch;
    else stretches.push(stretch);
  }
  const end = stretches.at(-1);
  const counted = frames.at(-1)?.envelope.outcome?.scores;
  if (end !== undefined && counted !== undefined && counted.some((score, seat) => score !== end.scores[seat]))
    stretches.push({ ...end, first: end.last, seat: null, scores: counted, isLastCount: true });
  return stretches;
}

/** The start, and the turns in which somebody's score changed. */
export function scoringTurns(stretches: readonly Stretch[]): readonly Stretch[] {
  return stretches.filter(({ scores }, index) => {
    const before = stretches[index - 1];
    return before === undefined || scores.some((score, seat) => score !== before.scores[seat]);
  });
}

/** Seats by what they share: partners have the same scores all along, and are one side. */
export function sidesOf(stretches: readonly Stretch[]): readonly (readonly Seat[])[] {
  const sides = new Map<string, Seat[]>();
  for (const seat of stretches[0]?.scores.keys() ?? []) {
    const scores = stretches.map(one => one.scores[seat]).join();
    sides.set(scores, [...(sides.get(scores) ?? []), seat]);
  }
  return [...sides.values()];
}

/** The seat that was asked, if it was asked alone. */
function askedAlone(frame: AnyFrame | undefined): Seat | null {
  const seats = frame?.envelope.turn?.seats ?? [];
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

/** The turn that decided a match. */
export interface Decisive {
  readonly stretch: Stretch;
  /** What it was decided by. */
  readonly by: 'points' | 'games';
  /** The winners' lead on the best of the others, before and after it; negative where they were behind. */
  readonly from: number;
  readonly to: number;
}

/**
 * Of all turns since the winners were last caught up with, the one that brought them the most on the others. Null
 * where nobody lost, or no turn brought anything.
 */
export function decisiveOf(stretches: readonly Stretch[], { ranks }: Outcome): Decisive | null {
  const seatsOf = (isSought: (rank: number) => boolean): Seat[] =>
    ranks.flatMap((rank, seat) => (isSought(rank) ? [seat] : []));
  const [winners, others] = [seatsOf(rank => rank === 1), seatsOf(rank => rank > 1)];
  if (others.length === 0) return null;
  const leadIn = (counts: readonly number[]): number => {
    const of = (seats: readonly Seat[]): number[] => seats.map(seat => counts[seat] ?? 0);
    return Math.min(...of(winners)) - Math.max(...of(others));
  };
  const by = leadIn(stretches.at(-1)?.games ?? []) > 0 ? 'games' : 'points';
  const leads = stretches.map(({ games = [], scores }) => leadIn(by === 'games' ? games : scores));
  const lastBehind = leads.findLastIndex(lead => lead <= 0);
  // A winner may be behind in points to the very end, where something else decides: then every turn counts.
  const since = lastBehind === leads.length - 1 ? 0 : lastBehind;
  let found: Decisive | null = null;
  for (const [index, stretch] of stretches.entries()) {
    const [from, to] = [leads[index - 1], leads[index]];
    if (from === undefined || to === undefined || index <= since) continue;
    if (to > from && (found === null || to - from >= found.to - found.from))
      found = { stretch, by, from, to };
  }
  return found;
}
