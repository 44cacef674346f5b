import type { Verdict } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { Icon } from '#ui/icons.tsx';
import { linesThatHold, pointsOf } from '../../rules/placing.ts';
import type { Move, Rule, View } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import { EMPTY, type Hand, heldTile } from './hand-state.ts';

interface ActionsProps {
  readonly view: View;
  readonly hand: Hand;
  readonly words: Words<GameLabel>;
  readonly live: boolean;
  readonly check: (move: Move) => Verdict<Rule>;
  readonly play: (move: Move) => void;
  readonly setHand: (hand: Hand) => void;
  readonly confirm: () => void;
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
  if (hand.tag === 'laid' || hand.tag === 'exchanging') {
    const count = hand.tag === 'exchanging' ? hand.slots.length : hand.claims.length;
    const ready = hand.tag === 'laid' ? view.config.lines === 'automatic' || count > 0 : count > 0;
    return (
      <div class="actions">
        <button
          type="button"
          class="button icon"
          aria-label={label('ui.take-back')}
          onClick={() => setHand(EMPTY)}
        >
          <Icon name="undo" />
        </button>
        <button type="button" class="button primary" disabled={!ready} onClick={confirm}>
          {hand.tag === 'laid' ? confirmLabel(view, hand, words) : label('ui.exchange-now', { tiles: count })}
        </button>
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
function confirmLabel(view: View, hand: Extract<Hand, { tag: 'laid' }>, words: Words<GameLabel>): string {
  const { checking, lines } = view.config;
  if (checking === 'challenge' || lines === 'claimed') return words.label('ui.confirm');
  const tile = heldTile(hand, view) ?? 0;
  const holding = linesThatHold(view.board, hand.cell, tile).length;
  return words.label('ui.confirm-points', { points: pointsOf(hand.cell, tile, holding) });
}
