import type { Card } from '../../rules/cards.ts';
import type { Definition } from '../../rules/definition.ts';
import { isTrump, trumpsOf } from '../../rules/trumps.ts';
import { sayTrumps } from '../../text/say-definition.ts';
import { SmallDeck } from '../chart/small-deck.tsx';
import type { UiWords } from '../words.ts';

interface PreviewProps {
  readonly words: UiWords;
  readonly hand: readonly Card[] | null;
  readonly definition: Definition | null;
  readonly fault: string | null;
  readonly onPick?: (card: Card) => void;
}

/** A definition as a set, how many of it are one's own, and why it may not be proposed. */
export function Preview({ words, hand, definition, fault, onPick }: PreviewProps) {
  const { label } = words;
  const marked = definition === null ? [] : trumpsOf(definition);
  const held = definition === null ? 0 : (hand ?? []).filter(card => isTrump(definition, card)).length;
  return (
    <div class="preview">
      <SmallDeck {...{ words, marked }} held={hand ?? []} {...(onPick === undefined ? {} : { onPick })} />
      {fault !== null ? (
        <p class="fault" role="status">
          {fault}
        </p>
      ) : hand === null ? (
        <p class="sum">{definition === null ? label('choose.none') : sayTrumps(definition, words)}</p>
      ) : (
        <p class="legend">
          <span class="is-trump">{label('choose.trumps', { count: marked.length })}</span>
          <span class="is-held">{label('choose.held', { count: held })}</span>
        </p>
      )}
    </div>
  );
}
