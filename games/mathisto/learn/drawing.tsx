import type { Words } from '#text/words.ts';
import { cardsOf } from '../rules/cards.ts';
import { MathistoCard } from '../ui/card/card.tsx';
import { Values } from '../ui/panels/values.tsx';
import type { LearnLabel } from './words.ts';

/** What a step shows besides the table: a whole family, and what scores. */
export function Drawing({ step, words: all }: { readonly step: string; readonly words: Words }) {
  const words: Words<LearnLabel> = all;
  if (step === 'ways') return <Values form="strategic" words={words} />;
  if (step !== 'families') return null;
  return (
    <ul class="learn-family">
      {[...cardsOf('analysts'), 'bourbaki' as const].map(card => (
        <li key={card}>
          <MathistoCard card={card} size="tiny" words={words} />
          <span>{words.label(`card.${card}.short`)}</span>
        </li>
      ))}
    </ul>
  );
}
