/** Looking back at a match that is over: what each decision cost, judged by what its player could know. */
import type { Bot, Budget, Candidate, Level } from '#contract/bot.ts';
import type { Seat, Shape } from '#contract/game.ts';
import type { Passage } from '#contract/review.ts';
import { canonical } from '#kernel/fingerprint.ts';
import { must } from '#kernel/must.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';

export interface Decision<S extends Shape> {
  /** The step that it answered. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: Candidate<S['move']>;
  readonly best: Candidate<S['move']>;
  /** In points of the game: what the best found is worth more than what was played. */
  readonly loss: number;
  /** Standard error of `loss`. */
  readonly error: number;
  /** Only of the best found, where it was hard to see. */
  readonly insight?: Insight;
}

/** What was found and is not seen at once. */
export interface Insight {
  /** In points: what it is worth more than what is seen at once. */
  readonly gain: number;
  /** Standard error of `gain`. */
  readonly error: number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- pages pass views and moves through without looking inside
export type AnyDecision = Decision<any>;

/** How well somebody played. */
export interface Accuracy {
  readonly seat: Seat;
  /** Decisions in which there was a choice. */
  readonly decisions: number;
  /** Those in which something better was there for certain. */
  readonly faults: number;
  /** The part of the decisions without a fault, and its standard error. */
  readonly share: number;
  readonly error: number;
  /** Points that the faults cost. */
  readonly lost: number;
}

/** Worlds that are imagined for each decision of a review: about what the strongest bot takes. */
export const REVIEW_WORLDS = 96;

/** The judge's own chance, apart from that of the match. */
const THOUGHTS = 7_000_000;
/** So many standard errors make a loss certain; and so many points make it worth a word. */
const CERTAIN = 2;
const WORTH_A_WORD = 0.5;
const TURNING_POINTS = 3;
const WELL_SEEN = 2;

/** What was decided in one step, where there was a choice and the judge knows what was done. */
export function decisionsIn<S extends Shape>(
  bot: Bot<S>,
  { views, moves }: Passage<S>,
  { step, seed, budget }: { readonly step: number; readonly seed: Seed; readonly budget: Budget },
): Decision<S>[] {
  return moves.flatMap(({ seat, move }) => {
    const ranked = bot.rank(must(views[seat]), budget, rngFor(seed, THOUGHTS + step), move);
    const [best] = ranked;
    const done = canonical(move);
    const played = ranked.find(one => canonical(one.move) === done);
    if (best === undefined || played === undefined || ranked.length < 2) return [];
    const error = played === best ? 0 : Math.hypot(played.error, best.error);
    const decision = { step, seat, played, best, loss: best.value - played.value, error };
    if (played !== best) return [decision];
    const insight = insightOf(bot, must(views[seat]), best, { step, seed, budget });
    return [insight === null ? decision : { ...decision, insight }];
  });
}

/** Players who go by what they see at once; each is asked so often. */
const BY_EYE: readonly Level[] = [2, 3];
const GLANCES = 2;
/** Their chance, apart from the judge's. */
const SIGHTS = 6_000_000;

/** Whether players who do not calculate all miss it, and what the last of them would have left. */
function insightOf<S extends Shape>(
  bot: Bot<S>,
  view: S['view'],
  { move }: Candidate<S['move']>,
  { step, seed, budget }: { readonly step: number; readonly seed: Seed; readonly budget: Budget },
): Insight | null {
  const found = canonical(move);
  const rng = rngFor(seed, SIGHTS + step);
  let seen: S['move'] = move;
  for (const level of BY_EYE) {
    for (let i = 0; i < GLANCES; i++) {
      seen = bot.choose(view, level, rng);
      if (canonical(seen) === found) return null;
    }
  }
  const ranked = bot.rank(view, budget, rngFor(seed, THOUGHTS + step), seen);
  const [best] = ranked;
  const other = ranked.find(one => canonical(one.move) === canonical(seen));
  if (best === undefined || other === undefined || canonical(best.move) !== found) return null;
  const insight = { gain: best.value - other.value, error: Math.hypot(best.error, other.error) };
  return isFault({ loss: insight.gain, error: insight.error }) ? insight : null;
}

/** What was best seen by somebody, the best first. */
export function wellSeen<S extends Shape>(decisions: readonly Decision<S>[], seat: Seat): Decision<S>[] {
  return decisions
    .filter(one => one.seat === seat && one.insight !== undefined)
    .sort((a, b) => (b.insight?.gain ?? 0) - (a.insight?.gain ?? 0))
    .slice(0, WELL_SEEN);
}

/** Whether something better was there, beyond what the judge may err by. */
export function isFault({ loss, error }: Pick<Decision<Shape>, 'loss' | 'error'>): boolean {
  return loss >= WORTH_A_WORD && loss > CERTAIN * error;
}

/** The costliest faults, in the order of the match. */
export function turningPointsOf<S extends Shape>(decisions: readonly Decision<S>[]): Decision<S>[] {
  return worstOfTurns(decisions)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, TURNING_POINTS)
    .sort((a, b) => a.step - b.step);
}

/**
 * Of the faults that somebody made one after the other, with nobody's decision in between, the costliest: whoever does
 * not see something for a whole turn has missed it once.
 */
function worstOfTurns<S extends Shape>(decisions: readonly Decision<S>[]): Decision<S>[] {
  const worst: Decision<S>[] = [];
  let last: Decision<S> | undefined;
  for (const decision of decisions) {
    const goesOn = last?.seat === decision.seat;
    last = decision;
    if (!isFault(decision)) continue;
    const before = worst.at(-1);
    if (!goesOn || before === undefined || before.seat !== decision.seat) worst.push(decision);
    else if (decision.loss > before.loss) worst[worst.length - 1] = decision;
  }
  return worst;
}

/** `decisions`: of everybody, in the order of the match. */
export function accuracyOf(decisions: readonly Decision<Shape>[], seat: Seat): Accuracy {
  const own = decisions.filter(one => one.seat === seat);
  const faults = own.filter(isFault);
  const share = own.length === 0 ? 1 : 1 - faults.length / own.length;
  return {
    seat,
    decisions: own.length,
    faults: faults.length,
    share,
    error: own.length === 0 ? 0 : Math.sqrt((share * (1 - share)) / own.length),
    lost: worstOfTurns(decisions)
      .filter(one => one.seat === seat)
      .reduce((sum, { loss }) => sum + loss, 0),
  };
}
