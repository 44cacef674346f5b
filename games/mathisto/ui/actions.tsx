import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat, Verdict } from '#kernel/game.ts';
import { Icon } from '#ui/icons.tsx';
import type { Card, FamilyCard } from '../rules/cards.ts';
import { isDiscovery } from '../rules/cards.ts';
import { FEWEST_DISCOVERIES, worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { Move, Rule, View } from '../rules/types.ts';
import { moveWithArrows } from './arrows.ts';
import { type Considered, moveOf, othersOf } from './choice.ts';
import { nameFamily } from './names.ts';
import { readyFamilies } from './ways.ts';
import type { UiScene } from './words.ts';

interface ActionsProps extends UiScene {
  readonly view: View;
  readonly hand: readonly Card[];
  readonly live: boolean;
  readonly considered: Considered;
  readonly consider: (considered: Considered) => void;
  readonly check: (move: Move) => Verdict<Rule>;
  readonly play: (move: Move) => void;
  /** Pressed too early: it says what is missing. */
  readonly miss: () => void;
  readonly back: () => void;
  readonly look: (cards: readonly Card[]) => void;
}

/** What may be done now: one primary button, and what one may do instead. */
export function Actions(props: ActionsProps) {
  const { view, live, considered } = props;
  if (!live) return <div class="actions" />;
  switch (view.phase.tag) {
    case 'turn':
      switch (considered.tag) {
        case 'card':
          return considered.isCalled ? (
            <Whom {...props} card={considered.card} />
          ) : (
            <OwnCard {...props} card={considered.card} />
          );
        case 'pose':
        case 'discoveries':
          return <Pose {...props} considered={considered} />;
        default:
          return <Ready {...props} />;
      }
    case 'draw':
      return <Draw {...props} />;
    case 'question':
      return <Answer {...props} />;
    case 'counter':
      return (
        <div class="actions">
          <Confirm {...props}>{props.words.label('ui.do-counter')}</Confirm>
        </div>
      );
    case 'over':
      return <div class="actions" />;
  }
}

/** Never disabled: pressed too early it answers why not. */
function Confirm({ considered, play, miss, children }: ActionsProps & { readonly children: string }) {
  const move = moveOf(considered);
  return (
    <button
      type="button"
      class={move === null ? 'button primary unready' : 'button primary'}
      onClick={() => (move === null ? miss() : play(move))}
    >
      {children}
    </button>
  );
}

/** MH-10, MH-12: what can be posed is offered by name. */
function Ready({ view, hand, words, consider }: ActionsProps) {
  const { label } = words;
  const ready = readyFamilies(hand, view.config);
  const discoveries = hand.filter(isDiscovery);
  return (
    <div class="actions">
      {ready.map(({ family, value, cards }) => (
        <button
          type="button"
          class="button primary"
          key={family}
          data-pose={family}
          onClick={() => consider({ tag: 'pose', cards })}
        >
          {label('ui.offer-pose', { family: nameFamily(family, words), points: value })}
        </button>
      ))}
      {discoveries.length >= FEWEST_DISCOVERIES && (
        <button
          type="button"
          class="button"
          data-pose="discoveries"
          onClick={() => consider({ tag: 'discoveries', cards: discoveries })}
        >
          {label('ui.offer-discoveries', {
            count: discoveries.length,
            points: worthOfDiscoveries(discoveries),
          })}
        </button>
      )}
    </div>
  );
}

/** The second touch of a call: whom. */
function Whom({
  view,
  card,
  words,
  seatName,
  check,
  play,
  back,
}: ActionsProps & { readonly card: FamilyCard }) {
  const { label } = words;
  const group = useRef<HTMLDivElement>(null);
  // Whoever came with the keyboard goes on with it.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (here instanceof HTMLElement && here.matches('[data-card]:focus-visible'))
      group.current?.querySelector('button')?.focus();
  }, [card]);
  const call = (from: Seat): Move => ({ kind: 'call', card, from });
  return (
    <div
      class="actions whom"
      role="group"
      aria-label={label('ui.whom')}
      ref={group}
      onKeyDown={event => moveWithArrows(event, group.current)}
    >
      {othersOf(view).map((seat, i) => {
        const can = check(call(seat)).ok;
        return (
          <button
            type="button"
            class={can ? 'button primary' : 'button cannot'}
            key={seat}
            data-ask={seat}
            aria-disabled={!can}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => play(call(seat))}
          >
            <kbd aria-hidden="true">{i + 1}</kbd>
            {label('ui.ask-of', { name: seatName(seat) })}
          </button>
        );
      })}
      <Back back={back} label={label('ui.back')} />
    </div>
  );
}

/** A card that one holds is looked at; calling it is a bluff, and takes one touch more. */
function OwnCard({ card, words, consider, look, back }: ActionsProps & { readonly card: FamilyCard }) {
  const { label } = words;
  return (
    <div class="actions">
      <button type="button" class="button" onClick={() => look([card])}>
        {label('ui.look')}
      </button>
      <button
        type="button"
        class="button"
        data-bluff
        onClick={() => consider({ tag: 'card', card, isCalled: true })}
      >
        {label('ui.bluff')}
      </button>
      <Back back={back} label={label('ui.back')} />
    </div>
  );
}

function Pose(
  props: ActionsProps & {
    readonly considered: Extract<Considered, { readonly tag: 'pose' | 'discoveries' }>;
  },
) {
  const { view, considered, words, back } = props;
  const { label } = words;
  const points =
    considered.tag === 'pose' ? worthOf(considered.cards, view.config) : worthOfDiscoveries(considered.cards);
  return (
    <div class="actions">
      <Back back={back} label={label('ui.back')} />
      <Confirm {...props}>
        {label(considered.tag === 'pose' ? 'ui.do-pose' : 'ui.do-discoveries', {
          points,
          count: considered.cards.length,
        })}
      </Confirm>
    </div>
  );
}

/** MH-9. */
function Draw({ words, play }: ActionsProps) {
  return (
    <div class="actions">
      <button type="button" class="button" data-move="decline" onClick={() => play({ kind: 'decline' })}>
        {words.label('ui.do-decline')}
      </button>
      <button type="button" class="button primary" data-move="draw" onClick={() => play({ kind: 'draw' })}>
        {words.label('ui.do-draw')}
      </button>
    </div>
  );
}

function Answer(props: ActionsProps) {
  const { words, play } = props;
  return (
    <div class="actions">
      <button
        type="button"
        class="button quiet"
        data-move="silence"
        onClick={() => play({ kind: 'silence' })}
      >
        {words.label('ui.do-silence')}
      </button>
      <Confirm {...props}>{words.label('ui.do-answer')}</Confirm>
    </div>
  );
}

function Back({ back, label }: { readonly back: () => void; readonly label: string }) {
  return (
    <button
      type="button"
      class="button icon back"
      aria-label={label}
      aria-keyshortcuts="Escape"
      onClick={back}
    >
      <Icon name="close" />
    </button>
  );
}
