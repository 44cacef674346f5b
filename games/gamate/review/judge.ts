/** What a card was worth, now that all hands are known. */
import type { Finding, Passage } from '#contract/review.ts';
import { TRICKS } from '../rules/score.ts';
import type { Gamate, Move, View } from '../rules/types.ts';
import { dealOf } from '../solver/deal-of.ts';
import { type SolvedPlay, solve } from '../solver/solve.ts';
import { followBest } from './line.ts';
import { lossOf } from './loss.ts';

/** Tricks that are solved, the one under way included: seven often take more than anybody wants to wait for. */
export const SOLVED_TRICKS = 6;

/** Plays to try at most. All that was measured with six tricks needs less; this is about half a second. */
const NODES = 3_000_000;

export function judge({ views, moves }: Passage<Gamate>): Finding | null {
  const [first] = moves;
  const view = views[0];
  if (first === undefined || view === undefined || !('card' in first.move)) return null;
  if (TRICKS - view.tricks.length > SOLVED_TRICKS) return EARLY;
  const deal = dealOf({ ...view, hands: handsIn(views) });
  const solved = deal === null ? null : solve(deal, { nodes: NODES });
  if (deal === null || solved?.tag !== 'solved') return EARLY;
  const { plays, value } = solved;
  const best = plays[0];
  const played = plays.find(play => isPlay(play, first.move));
  if (best === undefined || played === undefined) return null;
  if (played.value === value)
    return { isFault: false, facts: { verdict: plays.length === 1 ? 'only' : 'best' } };
  const isOne = plays.filter(play => play.value === value).length === 1;
  const { card, deed } = best;
  return {
    isFault: true,
    facts: {
      ...lossOf(followBest(deal, best), followBest(deal, played), best.hand),
      verdict: 'lost',
      card,
      deed,
      others: isOne ? 'no' : 'yes',
    },
  };
}

const EARLY: Finding = { isFault: false, facts: { verdict: 'early', tricks: SOLVED_TRICKS } };

/** Everybody sees their own. */
function handsIn(views: readonly View[]): View['hands'] {
  return views.map(({ hands }, seat) => hands[seat] ?? []);
}

function isPlay({ card, deed }: SolvedPlay, move: Move): boolean {
  return 'card' in move && move.card === card && move.kind === deed;
}
