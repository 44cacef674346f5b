import './hand.css';
import { useRef } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import { useDrag, useDragged } from '#ui/drag.ts';
import type { Card as CardOf } from '../../rules/cards.ts';
import type { Definition } from '../../rules/definition.ts';
import { isTrump } from '../../rules/trumps.ts';
import { Card } from '../card/card.tsx';
import { groupsOf, type Held, isSame } from '../choice.ts';
import { keyInHand } from '../keys.ts';
import { describeCard } from '../names.ts';
import type { UiWords } from '../words.ts';

/** More than these stand in two rows where there is no room for one. */
const ROW = 7;
/** With so few they are larger. */
const FEW = 8;

export interface FanProps {
  readonly hand: Seat;
  readonly cards: readonly CardOf[];
  readonly title: string;
  /** What is marked as trumps: those of the contract, or those that are being tried. */
  readonly trumps: Definition | null;
  readonly held: Held | null;
  /** The judge's advice. */
  readonly hinted: CardOf | null;
  /** GA-14: these may go on the pile: they stand higher and carry a pill. */
  readonly fitting: readonly CardOf[];
  readonly words: UiWords;
  /** Absent where nothing may be played from here now. */
  readonly play?: {
    readonly touch: (held: Held) => void;
    /** Dragged onto the pile. */
    readonly drop: (held: Held, x: number, y: number) => void;
    readonly letter: (letter: string) => void;
  };
}

/** Open cards side by side, each a switch. Each covers the next but for the strip that tells what it is. */
export function Fan({ hand, cards, title, trumps, held, hinted, fitting, words, play }: FanProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const { dragged, dragOf } = useDragged<Held>((what, x, y) => play?.drop(what, x, y));
  const shown = groupsOf(cards, trumps).flatMap((group, at) =>
    group.cards.map((card, i) => ({
      held: { hand, card, copy: group.cards.slice(0, i).filter(other => other === card).length },
      isApart: i === 0 && at > 0,
      group: group.name,
    })),
  );
  const perRow = shown.length > ROW ? Math.ceil(shown.length / 2) : shown.length;
  const rows = [shown.slice(0, perRow), shown.slice(perRow)].filter(row => row.length > 0);

  function onKeyDown(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex(button => button === document.activeElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (by !== 0) {
      event.preventDefault();
      buttons[(at + by + buttons.length) % buttons.length]?.focus();
    } else if (/^\p{L}$/u.test(event.key)) play?.letter(event.key.toLowerCase());
  }

  return (
    <fieldset
      class={cards.length > FEW ? 'fan' : 'fan few'}
      ref={list}
      aria-label={title}
      data-hand={hand}
      data-count={cards.length}
      style={{
        '--n': shown.length,
        '--gaps': shown.filter(({ isApart }) => isApart).length,
        '--row': perRow,
      }}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, i) => (
        <div class={i < rows.length - 1 ? 'fan-row upper' : 'fan-row'} key={i}>
          {row.map(({ held: one, isApart, group }, at) => (
            <FanCard
              key={`${one.card} ${one.copy}`}
              held={one}
              place={i * perRow + at}
              isApart={isApart}
              group={group}
              isTrump={trumps !== null && isTrump(trumps, one.card)}
              isTaken={isSame(held, one)}
              isHinted={hinted === one.card && one.copy === 0}
              isFitting={fitting.includes(one.card)}
              isDragged={dragged !== null && isSame(dragged.what, one)}
              words={words}
              touch={() => play?.touch(one)}
              drag={() => (play === undefined ? null : dragOf(one))}
              isLive={play !== undefined}
            />
          ))}
        </div>
      ))}
      {dragged && (
        <div class="in-hand" style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}>
          <Card card={dragged.what.card} isTrump={trumps !== null && isTrump(trumps, dragged.what.card)} />
        </div>
      )}
    </fieldset>
  );
}

interface FanCardProps {
  readonly held: Held;
  /** Counted from the left, over both rows. */
  readonly place: number;
  /** The first of its kind stands apart from those before it. */
  readonly isApart: boolean;
  readonly group: string;
  readonly isTrump: boolean;
  readonly isTaken: boolean;
  readonly isHinted: boolean;
  readonly isFitting: boolean;
  readonly isDragged: boolean;
  readonly isLive: boolean;
  readonly words: UiWords;
  readonly touch: () => void;
  readonly drag: () => ReturnType<ReturnType<typeof useDragged<Held>>['dragOf']> | null;
}

function FanCard(props: FanCardProps) {
  const { held, place, isApart, group, isTrump: trump, isTaken, isHinted, isFitting, isDragged } = props;
  const { isLive, words } = props;
  const handlers = useDrag(props.drag);
  const classes = [
    'card',
    isApart && 'apart',
    isFitting && 'fits',
    isHinted && 'hinted',
    isDragged && 'dragged',
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      style={{ '--i': place }}
      data-card={keyInHand(held.hand, held.card, held.copy)}
      data-group={group}
      aria-pressed={isTaken}
      aria-disabled={!isLive}
      onClick={props.touch}
      {...handlers}
    >
      <Card card={held.card} isTrump={trump} />
      <span class="unseen">
        {describeCard(held.card, trump, words)}
        {isFitting && `, ${words.label('ui.fits')}`}
      </span>
    </button>
  );
}
