import './panels.css';
import type { ReviewProps } from '#contract/page.ts';
import { isTrump } from '../../rules/trumps.ts';
import type { Gamate } from '../../rules/types.ts';
import { Card } from '../card/card.tsx';
import { sayFinding } from './say-finding.ts';

/** What a card was worth, and the one that was better. */
export function Review({ passage, finding, words }: ReviewProps<Gamate>) {
  const { verdict, more } = sayFinding(finding, words);
  const { card } = finding.facts;
  const trumps = passage.views[0]?.contract?.trumps;
  return (
    <div class="gamate-review">
      <p>{finding.isFault ? <b>{verdict}</b> : verdict}</p>
      {more.map(sentence => (
        <p key={sentence} class="soft">
          {sentence}
        </p>
      ))}
      {typeof card === 'number' && (
        <Card card={card} isTrump={trumps !== undefined && isTrump(trumps, card)} />
      )}
    </div>
  );
}
