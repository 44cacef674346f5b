import type { Verdict } from '#contract/game.ts';
import { Icon } from '#ui/icons.tsx';
import type { Move, Rule, View } from '../../rules/types.ts';
import type { UiWords } from '../words.ts';
import { EMPTY, type Hand, type Laying, owesBonus, pointsLaid } from './hand-state.ts';

interface ActionsProps {
  readonly view: View;
  readonly hand: Hand;
  readonly words: UiWords;
  readonly live: boolean;
  readonly check: (move: Move) => Verdict<Rule>;
  readonly play: (move: Move) => void;
  readonly setHand: (hand: Hand) => void;
  /** Plays what was laid or chosen; with `ends`, the turn is over with it. */
  readonly confirm: (ends: boolean) => void;
}

/** One primary button: what comes next. Beside it, what else may be done. */
export function Actions(props: ActionsProps) {
  const { view, hand, words, live, check, play, setHand, confirm } = props;
  const { label } = words;
  const may = (kind: Exclude<Move['kind'], 'place' | 'exchange'>): boolean => live && check({ kind }).ok;
  if (view.phase.tag === 'bonus' && live) {
    return (
      <Choice
        primary={{ text: label('ui.draw'), act: () => play({ kind: 'draw' }) }}
        other={{ text: label('ui.keep'), act: () => play({ kind: 'keep' }) }}
      />
    );
  }
  if (view.phase.tag === 'verdict' && live) {
    return (
      <Choice
        primary={{ text: label('ui.accept'), act: () => play({ kind: 'accept' }) }}
        other={{ text: label('ui.contest'), act: () => play({ kind: 'contest' }) }}
      />
    );
  }
  if (hand.tag === 'exchanging') {
    const tiles = hand.slots.length;
    return (
      <div class="actions">
        <TakeBack {...props} />
        <button type="button" class="button primary" disabled={tiles === 0} onClick={() => confirm(false)}>
          {label('ui.exchange-now', { tiles })}
        </button>
      </div>
    );
  }
  if (hand.laid.length > 0) {
    const isReady = view.config.lines === 'automatic' || hand.laid.every(({ claims }) => claims.length > 0);
    // The turn ends by itself with the last tile, and not yet where an extra one is to be decided (MB-7).
    const canEnd = hand.laid.length < view.rack.length && !owesBonus(hand.laid, view);
    return (
      <div class="actions">
        <TakeBack {...props} />
        <button
          type="button"
          class={canEnd ? 'button' : 'button primary'}
          disabled={!isReady}
          onClick={() => confirm(false)}
        >
          {confirmLabel(view, hand, words)}
        </button>
        {canEnd && (
          <button type="button" class="button primary" disabled={!isReady} onClick={() => confirm(true)}>
            {label('ui.end')}
          </button>
        )}
      </div>
    );
  }
  const placed = view.turn.placements.length > 0;
  return (
    <div class="actions">
      {may('contest') && (
        <button type="button" class="button" onClick={() => play({ kind: 'contest' })}>
          {label('ui.contest')}
        </button>
      )}
      {!placed && live && view.rack.length > 0 && (
        <button
          type="button"
          class="button"
          disabled={view.reserveSize === 0}
          onClick={() => setHand({ tag: 'exchanging', slots: [] })}
        >
          <Icon name="swap" />
          {label('ui.exchange')}
        </button>
      )}
      {may('pass') && (
        <button type="button" class="button" onClick={() => play({ kind: 'pass' })}>
          {label('ui.pass')}
        </button>
      )}
      {may('end') && (
        <button type="button" class="button primary" onClick={() => play({ kind: 'end' })}>
          {label('ui.end')}
        </button>
      )}
    </div>
  );
}

function TakeBack({ words, setHand }: Pick<ActionsProps, 'words' | 'setHand'>) {
  return (
    <button
      type="button"
      class="button icon"
      aria-label={words.label('ui.take-back')}
      onClick={() => setHand(EMPTY)}
    >
      <Icon name="undo" />
    </button>
  );
}

function Choice(
  props: Readonly<Record<'primary' | 'other', { readonly text: string; readonly act: () => void }>>,
) {
  const { primary, other } = props;
  return (
    <div class="actions">
      <button type="button" class="button" onClick={other.act}>
        {other.text}
      </button>
      <button type="button" class="button primary" onClick={primary.act}>
        {primary.text}
      </button>
    </div>
  );
}

/** With its points, where the program counts them; who names their own lines (MB-16) counts for themselves. */
function confirmLabel(view: View, hand: Laying, words: UiWords): string {
  const { checking, lines } = view.config;
  if (checking === 'challenge' || lines === 'claimed') return words.label('ui.confirm');
  return words.label('ui.confirm-points', { points: pointsLaid(hand, view) });
}
