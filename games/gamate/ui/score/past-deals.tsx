import './score.css';
import { sayDefinition } from '../../text/say-definition.ts';
import { factsOf, nameCamp, type ScoreProps } from './camps.ts';
import { DealLines, headlineOf } from './deal-lines.tsx';

/** Every deal that is over, the last first; each opens on where its points come from. */
export function PastDeals(props: ScoreProps) {
  const { view, words } = props;
  const { label } = words;
  const deals = view.past.map((result, i) => ({ result, number: i + 1 })).toReversed();
  return (
    <ol class="past-deals" reversed aria-label={label('ui.past-deals')}>
      {deals.map(({ result, number }) => (
        <li key={number}>
          <details>
            <summary>
              <span>{label('ui.deal-number', { number })}</span>{' '}
              <b>
                {result.tag === 'void'
                  ? headlineOf(result, words)
                  : label('ui.deal-points', { camp: nameCamp(result.winner, props), points: result.points })}
              </b>
            </summary>
            {result.tag !== 'void' && (
              <p class="soft">
                {sayDefinition(result.contract.trumps, words)} · {headlineOf(result, words)}
              </p>
            )}
            {result.tag === 'played' && (
              <DealLines
                {...{ result, words }}
                total={label('ui.line.total', factsOf(result.winner, props))}
              />
            )}
          </details>
        </li>
      ))}
    </ol>
  );
}
