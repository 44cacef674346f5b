import { ConfirmButton } from '#ui/confirm-button.tsx';
import { sameTerms } from '../../rules/trumps.ts';
import type { Move, View } from '../../rules/types.ts';
import { type Choice, moveOf, naturalWay, type WayToPlay } from '../choice.ts';
import type { UiWords } from '../words.ts';

interface ActionsProps {
  readonly view: View;
  readonly choice: Choice;
  readonly ways: readonly WayToPlay[];
  readonly words: UiWords;
  readonly live: boolean;
  /** Whether one is asked if one really means to forfeit. */
  readonly isForfeiting: boolean;
  readonly play: (move: Move) => void;
  /** Pressed too early: it says what is missing. */
  readonly miss: () => void;
  readonly forfeit: (sure: boolean) => void;
  /** Puts the result of the last deal aside; absent where it is not shown. */
  readonly goOn?: () => void;
}

/** What may be done now: one primary button, and what one may do instead. */
export function Actions(props: ActionsProps) {
  const { view, words, live, goOn, play } = props;
  const { label } = words;
  const { phase } = view;
  if (goOn !== undefined)
    return (
      <button type="button" class="button primary" onClick={goOn}>
        {label('ui.next-deal')}
      </button>
    );
  if (!live) return null;
  switch (phase.tag) {
    case 'auction':
    case 'opposition':
      return (
        <>
          <button type="button" class="button" onClick={() => play({ kind: 'pass' })}>
            {label(phase.tag === 'auction' ? 'ui.pass' : 'ui.let-play')}
          </button>
          <ConfirmButton move={moveOf(props.choice, view)} play={play} miss={props.miss}>
            {label(phase.tag === 'opposition' ? 'ui.oppose' : isRepeated(props) ? 'ui.repeat' : 'ui.bid')}
          </ConfirmButton>
        </>
      );
    case 'announce':
      return <AnnounceActions {...props} />;
    case 'lead':
    case 'follow':
      return <PlayActions {...props} />;
    case 'over':
      return null;
  }
}

/** GA-7: said for the second time, it will be the contract. */
function isRepeated({ view, choice: { trumps } }: ActionsProps): boolean {
  return trumps !== null && view.calls.some(call => call.trumps !== null && sameTerms(call.trumps, trumps));
}

function AnnounceActions(props: ActionsProps) {
  const { choice, words, isForfeiting, play, forfeit } = props;
  const { label } = words;
  if (isForfeiting)
    return (
      <div class="sure" role="group" aria-label={label('ui.forfeit')}>
        <p>{label('ui.forfeit-sure')}</p>
        <button type="button" class="button" onClick={() => forfeit(false)}>
          {label('ui.forfeit-no')}
        </button>
        <button type="button" class="button primary" onClick={() => play({ kind: 'forfeit' })}>
          {label('ui.forfeit')}
        </button>
      </div>
    );
  const { tricks } = choice;
  return (
    <>
      <button type="button" class="button" onClick={() => forfeit(true)}>
        {label('ui.forfeit')}
      </button>
      <ConfirmButton move={moveOf(choice, props.view)} play={play} miss={props.miss}>
        {label('ui.announce', tricks === null ? {} : { tricks })}
      </ConfirmButton>
    </>
  );
}

/** GA-14: a card goes on the pile in at most one way; or it is renounced. What is not possible answers why. */
function PlayActions({ view, ways, choice, words, play, miss }: ActionsProps) {
  const { label } = words;
  const { held } = choice;
  const natural = naturalWay(ways);
  const renounce = ways.find(({ deed }) => deed === 'renounce');
  const onPile = natural ?? ways[0];
  return (
    <>
      {renounce && (
        <button
          type="button"
          class="button"
          aria-keyshortcuts={label('ui.key.renounce')}
          data-deed="renounce"
          onClick={() => play(renounce.move)}
        >
          {label('ui.do.renounce')}
        </button>
      )}
      {held === null || onPile === undefined ? (
        <button type="button" class="button primary unready" onClick={miss}>
          {label(view.phase.tag === 'lead' ? 'ui.do.lead' : 'ui.put', {})}
        </button>
      ) : (
        <button
          type="button"
          class={onPile.verdict.ok ? 'button primary' : 'button cannot'}
          aria-disabled={!onPile.verdict.ok}
          aria-keyshortcuts={label(`ui.key.${onPile.deed}`)}
          data-deed={onPile.deed}
          onClick={() => play(onPile.move)}
        >
          {label('ui.put', { card: held.card })}
        </button>
      )}
    </>
  );
}
