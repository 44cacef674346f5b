import type { DealResult as Result, View } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
import { tellDeal } from '../tell.ts';
import type { UiScene } from '../words.ts';
import { nameCamp } from './camps.ts';
import { DealLines, headlineOf } from './deal-lines.tsx';
import { ScoreNow } from './score-sheet.tsx';

interface DealResultProps extends UiScene {
  readonly view: View;
  readonly result: Result;
}

/** How the deal before this one ended, while the next lies on the table already. */
export function DealResult({ view, result, words, seatName }: DealResultProps) {
  const { label } = words;
  return (
    <section class="deal-result" aria-label={label('ui.deal-result')}>
      <h2>{headlineOf(result, words)}</h2>
      {result.tag !== 'void' && (
        <p class="soft">
          {label('ui.deal-contract', {
            trumps: sayDefinition(result.contract.trumps, words),
            name: seatName(result.contract.declarer),
            ...(result.tag === 'played' ? { ...result.announced, played: 'yes' } : {}),
            ...(result.contract.isOpposed ? { opposed: 'yes' } : {}),
          })}
        </p>
      )}
      {result.tag === 'played' ? (
        <DealLines {...{ result, words }} camp={nameCamp(result.winner, { view, words, seatName })} />
      ) : (
        <p>{tellDeal(result, view, { words, seatName })}</p>
      )}
      <ScoreNow {...{ view, words, seatName }} />
    </section>
  );
}
