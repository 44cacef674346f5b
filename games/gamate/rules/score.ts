import { otherCamp } from './seats.ts';
import type { Tally } from './tricks.ts';
import type { Camp, Config, DealResult, Pair, Score } from './types.ts';

/** GA-17: points that win a game. */
export const GAME = 52;
/** GA-17: games that win the rubber. */
export const GAMES = 2;
/** GA-17: for a rubber of two games to nil. */
const TWO_NIL = 26;
/** GA-12. */
export const FORFEIT = 26;
/** GA-4, GA-11: tricks in a deal. */
export const TRICKS = 13;

/** GA-16: what each thing brings to the declarer's camp, and to the defenders. */
export const VALUES = {
  tricks: { declarer: 3, defence: 6 },
  brisques: { declarer: 1, defence: 1 },
  renounced: { declarer: 2, defence: 4 },
  exact: { declarer: 6, defence: 0 },
  twelve: { declarer: 4, defence: 8 },
  thirteen: { declarer: 7, defence: 14 },
} as const;

type Line = {
  readonly what: keyof typeof VALUES | 'doubled';
  /** How many of them: tricks, cards, or 1 for a bonus. */
  readonly count: number;
  readonly points: number;
};

export type Played = Tally & {
  readonly announced: number;
  readonly isOpposed: boolean;
  readonly declarer: Camp;
};

/** GA-16: who wins the deal, how many points, and where they come from; lines that bring nothing are left out. */
export function pointsOf({ announced, isOpposed, declarer, tricks, brisques, renounced }: Played): {
  readonly winner: Camp;
  readonly points: number;
  readonly lines: readonly Line[];
} {
  const isMade = tricks[declarer] >= announced;
  const winner = isMade ? declarer : otherCamp(declarer);
  const taken = tricks[winner];
  const lines = [
    line('tricks', taken),
    line('brisques', brisques[winner]),
    line('renounced', renounced[otherCamp(winner)]),
    line('exact', isMade && taken === announced ? 1 : 0),
    line('twelve', taken === 12 ? 1 : 0),
    line('thirteen', taken === TRICKS ? 1 : 0),
  ].filter(({ points }) => points > 0);
  const sum = lines.reduce((total, { points }) => total + points, 0);
  if (!isOpposed) return { winner, points: sum, lines };
  return { winner, points: 2 * sum, lines: [...lines, { what: 'doubled', count: 1, points: sum }] };

  function line(what: keyof typeof VALUES, count: number): Line {
    return { what, count, points: count * VALUES[what][isMade ? 'declarer' : 'defence'] };
  }
}

export const NOTHING: Score = { games: [0, 0], points: [0, 0], totals: [0, 0] };

/**
 * GA-17: the score after a deal. `game`: the camp that has just won a game; `isDecided`: it was the last one.
 * The points of the last game stay on the sheet.
 */
export function addDeal(
  score: Score,
  result: DealResult,
  { length }: Config,
): { readonly score: Score; readonly game: Camp | null; readonly isDecided: boolean } {
  if (result.tag === 'void') return { score, game: null, isDecided: false };
  const { winner, points } = result;
  const scored: Score = {
    games: score.games,
    points: add(score.points, winner, points),
    totals: add(score.totals, winner, points),
  };
  const hasGames = length === 'rubber' || length === 'game';
  if (!hasGames || scored.points[winner] < GAME) return { score: scored, game: null, isDecided: false };
  const games = add(scored.games, winner, 1);
  const isDecided = length === 'game' || games[winner] === GAMES;
  const bonus = length === 'rubber' && isDecided && games[otherCamp(winner)] === 0 ? TWO_NIL : 0;
  return {
    score: {
      games,
      points: isDecided ? scored.points : NOTHING.points,
      totals: add(scored.totals, winner, bonus),
    },
    game: winner,
    isDecided,
  };
}

function add(pair: Pair<number>, camp: Camp, points: number): Pair<number> {
  return camp === 0 ? [pair[0] + points, pair[1]] : [pair[0], pair[1] + points];
}
