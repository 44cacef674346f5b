import { Heap } from '#ui/stage/fan.tsx';
import { FAMILIES } from '../../rules/cards.ts';
import type { View } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import type { UiWords } from '../words.ts';

interface PacksProps {
  readonly view: View;
  readonly words: UiWords;
  /** Shows the last question again; absent before there was one, or while it is shown. */
  readonly reread?: () => void;
}

/** On the cloth: what is left to draw, and the questions, of which each family has one. */
export function Packs({ view, words, reread }: PacksProps) {
  const { label } = words;
  const questions = (
    <>
      <span class="question-back" data-place="questions" aria-hidden="true">
        ?
      </span>
      <span class="pack-says">
        <b>{label('ui.posed-of', { posed: view.posed.length, all: FAMILIES.length })}</b>{' '}
        {label('ui.posed-word')}
      </span>
    </>
  );
  return (
    <div class="packs">
      <p class="pack" data-stock={view.stockSize}>
        {view.stockSize > 0 ? (
          <Heap count={view.stockSize} back={<CardBack />} place="stock" />
        ) : (
          <span class="no-stock" data-place="stock" aria-hidden="true" />
        )}
        <span class="pack-says">
          <b>{view.stockSize}</b> {label('ui.to-draw')}
        </span>
      </p>
      {reread === undefined ? (
        <p class="pack">{questions}</p>
      ) : (
        <button type="button" class="pack" onClick={reread}>
          {questions}
          <span class="unseen">{label('ui.reread')}</span>
        </button>
      )}
    </div>
  );
}
