import { seatsByRank } from '#contract/game.ts';
import type { ResultProps } from '#contract/page.ts';
import { formatNumber } from '#text/format.ts';
import { Totals } from '#ui/totals.tsx';
import type { Mathable } from '../../rules/types.ts';
import type { UiWords } from '../words.ts';
import { earnings } from './earnings.ts';

/** MB-18: how each total came about. */
export function Result({ envelope, words, seatName }: ResultProps<Mathable>) {
  const { label }: UiWords = words;
  const { view, outcome } = envelope;
  if (outcome === null) return null;
  const number = (one: number): string => formatNumber(one, words.language);
  const isShared = outcome.ranks.filter(rank => rank === 1).length > 1;
  const heads = ['player', 'placed', 'bonus', 'left'] as const;
  return (
    <>
      <Totals
        seats={seatsByRank(outcome)}
        seatName={seatName}
        heads={[...heads.map(head => label(`ui.total-${head}`)), label('ui.total')]}
        cells={seat => {
          const { placed, bonus, left } = earnings(view, seat);
          return [number(placed), bonus === 0 ? '–' : `+${number(bonus)}`, left === 0 ? '–' : number(-left)];
        }}
        total={seat => number(outcome.scores[seat] ?? 0)}
      />
      {isShared && <p>{label('ui.equal')}</p>}
    </>
  );
}
