import { type Shape, seatsByRank } from '#contract/game.ts';
import type { ResultProps } from '#contract/page.ts';
import { formatNumber } from '#text/format.ts';
import { Totals } from '#ui/totals.tsx';
import { sayPlain } from '../names.ts';

/** Ranks and points, the winner first. */
export function Result({ envelope: { outcome }, words, seatName }: ResultProps<Shape>) {
  if (outcome === null) return null;
  const say = sayPlain({ words });
  return (
    <Totals
      seats={seatsByRank(outcome)}
      seatName={seatName}
      heads={[say('plain.name'), say('plain.rank'), say('plain.score')]}
      cells={seat => [outcome.ranks[seat]]}
      total={seat => formatNumber(outcome.scores[seat] ?? 0, words.language)}
    />
  );
}
