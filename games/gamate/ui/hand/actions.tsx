import { ConfirmButton } from '#ui/confirm-button.tsx';
import type { Move, View } from '../../rules/types.ts';
import { sayDefinition } from '../../text/say-definition.ts';
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
      <div class="actions">
        <button type="button" class="button primary" onClick={goOn}>
          {label('ui.next-deal')}
        </button>
      </div>
    );
  if (!live) return <div class="actions" />;
  switch (phase.tag) {
    case 'auction':
    case 'opposition':
      return (
        <div class="actions">
          <button type="button" class="button" onClick={() => play({ kind: 'pass' })}>
            {label(phase.tag === 'auction' ? 'ui.pass' : 'ui.let-play')}
          </button>
          <ConfirmButton move={moveOf(props.choice, props.view)} play={props.play} miss={props.miss}>
            {definitionLabel(props)}
          </ConfirmButton>
        </div>
      );
    case 'announce':
      return <AnnounceActions {...props} />;
    case 'lead':
    case 'follow':
      return <PlayActions {...props} />;
    case 'over':
      return <div class="actions" />;
  }
}

function definitionLabel({ view, choice, words }: ActionsProps): string {
  const verb = view.phase.tag === 'opposition' ? 'ui.oppose' : 'ui.bid';
  const { trumps } = choice;
  return words.label(verb, trumps === null ? {} : { trumps: sayDefinition(trumps, words) });
}

function AnnounceActions(props: ActionsProps) {
  const { choice, words, isForfeiting, play, forfeit } = props;
  const { label } = words;
  if (isForfeiting)
    return (
      <div class="actions" role="group" aria-label={label('ui.forfeit')}>
        <p>{label('ui.forfeit-sure')}</p>
        <button type="button" class="button" onClick={() => forfeit(false)}>
          {label('ui.forfeit-no')}
        </button>
        <button type="button" class="button primary" onClick={() => play({ kind: 'forfeit' })}>
          {label('ui.forfeit')}
        </button>
      </div>
    );
  const { way, tricks } = choice;
  return (
    <div class="actions">
      <button type="button" class="button quiet" onClick={() => forfeit(true)}>
        {label('ui.forfeit')}
      </button>
      <ConfirmButton move={moveOf(props.choice, props.view)} play={props.play} miss={props.miss}>
        {label('ui.announce', { ...(way === null ? {} : { way }), ...(tricks === null ? {} : { tricks }) })}
      </ConfirmButton>
    </div>
  );
}

/** Each way to play the card in hand, by its name; what is not possible answers why. */
function PlayActions({ ways, words, play }: ActionsProps) {
  const { label } = words;
  const natural = naturalWay(ways);
  return (
    <div class="actions ways">
      {ways.length === 0 && <p class="soft">{label('ui.touch-card')}</p>}
      {ways.map(way => (
        <button
          type="button"
          key={way.deed}
          class={way === natural ? 'button primary' : way.verdict.ok ? 'button' : 'button cannot'}
          aria-disabled={!way.verdict.ok}
          aria-keyshortcuts={label(`ui.key.${way.deed}`)}
          data-deed={way.deed}
          onClick={() => play(way.move)}
        >
          {label(`ui.do.${way.deed}`)}
        </button>
      ))}
    </div>
  );
}
