/** What the rail says while one reads how a deal ended. */
import { campOf } from '../../rules/seats.ts';
import type { View } from '../../rules/types.ts';
import { campFacts } from '../names.ts';
import { lastScoring } from '../score/last-scoring.ts';
import type { UiScene } from '../words.ts';
import type { Asked } from './asked.ts';

export function betweenDeals(view: View, { words, seatName }: UiScene): Asked {
  const { label } = words;
  const { past, me } = view;
  if (view.phase.tag === 'over') return { headline: label('ui.over'), line: '' };
  const { game } = lastScoring(view);
  if (game === null)
    return { headline: label('ui.end-of-deal', { number: past.length }), line: label('ui.between') };
  return {
    headline: label('ui.game-won', campFacts(game, me, seatName)),
    line: label('ui.one-more', { camp: me !== 'spectator' && campOf(me) === game ? 'us' : 'other' }),
  };
}
