import type { Verdict } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { Icon } from '#ui/icons.tsx';
import type { Card } from '../../rules/cards.ts';
import type { Matryoshka, Move, Rule } from '../../rules/types.ts';
import { moveOf, wanted } from '../choice.ts';
import type { UiWords } from '../words.ts';
import { Talk } from './talk.tsx';

interface ActionsProps {
  readonly envelope: Envelope<Matryoshka>;
  readonly chosen: readonly Card[];
  readonly words: UiWords;
  readonly live: boolean;
  readonly check: (move: Move) => Verdict<Rule>;
  readonly play: (move: Move | null) => void;
  /** Puts everything back. */
  readonly restart: () => void;
}

/** One primary button: what comes next. Beside it, what one may say. */
export function Actions({ envelope, chosen, words, live, check, play, restart }: ActionsProps) {
  const { view } = envelope;
  const { phase } = view;
  // Pressed too early it answers why not, so it is never disabled.
  const need = wanted(view);
  const ready = chosen.length === need;
  return (
    <>
      <Talk {...{ view, words, check }} say={remark => play({ kind: 'remark', remark })} />
      {live && phase.tag === 'display' && chosen.length > 0 && (
        <button type="button" class="button" onClick={restart}>
          <Icon name="undo" />
          <span class="wide">{words.label('ui.restart')}</span>
        </button>
      )}
      {live && phase.tag !== 'over' && (
        <button
          type="button"
          class={ready ? 'button primary' : 'button primary unready'}
          onClick={() => play(moveOf(chosen, view))}
        >
          {words.label(`ui.do-${phase.tag}`, {
            chosen: chosen.length,
            need,
            ...(ready ? { cards: chosen.map(text => ({ text })) } : {}),
          })}
        </button>
      )}
    </>
  );
}
