import type { Card } from '../../rules/cards.ts';
import type { Definition } from '../../rules/definition.ts';
import { isTrump, trumpsOf } from '../../rules/trumps.ts';
import { sayTrumps } from '../../text/say-definition.ts';
import { SmallChart } from '../chart/small.tsx';
import type { UiWords } from '../words.ts';

interface PreviewProps {
  readonly words: UiWords;
  readonly hand: readonly Card[] | null;
  readonly definition: Definition | null;
  readonly fault: string | null;
}

/** A definition as a set and as a sentence, and why it may not be proposed. */
export function Preview({ words, hand, definition, fault }: PreviewProps) {
  const { label } = words;
  return (
    <div class="preview">
      <SmallChart words={words} marked={definition === null ? [] : trumpsOf(definition)} held={hand ?? []} />
      {fault !== null ? (
        <p class="fault" role="status">
          {fault}
        </p>
      ) : (
        <p class="sum">
          {definition === null
            ? label('choose.none')
            : label('choose.preview', {
                trumps: sayTrumps(definition, words),
                hand: hand === null ? 'none' : 'some',
                held: (hand ?? []).filter(card => isTrump(definition, card)).length,
              })}
        </p>
      )}
    </div>
  );
}
