import './hand.css';
import { useRef, useState } from 'preact/hooks';
import { type Card, type Family, familyOf, isDiscovery, isJoker, isPerson } from '../../rules/cards.ts';
import type { View } from '../../rules/types.ts';
import { MathistoCard } from '../card/card.tsx';
import { Emblem } from '../card/emblem.tsx';
import { CREAM, GOLD, INK, KITS } from '../card/kits.ts';
import { type FamilyRow, familiesNotHeld, type Place, rowsOf } from '../choice.ts';
import { describeCard, nameFamily } from '../names.ts';
import type { UiWords } from '../words.ts';
import { moveInGrid } from './grid-keys.ts';

interface HandGridProps {
  readonly view: View;
  readonly hand: readonly Card[];
  /** The card that is taken up. */
  readonly taken: Card | null;
  /** The judge's advice. */
  readonly hinted: Card | null;
  /** Came with the last step. */
  readonly fresh: readonly Card[];
  /** Whether a card may be called now. */
  readonly live: boolean;
  readonly words: UiWords;
  readonly touch: (card: Card) => void;
  /** Asks why nobody of this family may be called. */
  readonly askFamily: (family: Family) => void;
}

/** The hand by families: what is held, and beside it what is missing, to be called. Arrows go over rows and columns. */
export function HandGrid(props: HandGridProps) {
  const { view, hand, live, words, askFamily } = props;
  const { label } = words;
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Card | null>(null);
  const rows = rowsOf(view, hand);
  const jokers = hand.filter(isJoker);
  const cells = [...rows.flatMap(row => row.places.filter(isOpen).map(({ card }) => card)), ...jokers];
  // One stop for the Tab key: where one was, or the beginning.
  const stop = focused !== null && cells.includes(focused) ? focused : cells[0];
  const cell = { ...props, stop, setFocused };
  if (hand.length === 0) return <p class="no-cards soft">{label('ui.no-cards')}</p>;
  return (
    <div class="hand-box">
      <div
        class="hand-grid"
        role="grid"
        ref={grid}
        aria-label={label('ui.hand')}
        onKeyDown={event => moveInGrid(event, grid.current)}
      >
        {rows.map(row => (
          <div
            class="family-row"
            role="row"
            key={row.family}
            data-family={row.family}
            style={{ '--held-cards': heldIn(row.places), '--places': row.places.length }}
          >
            <FamilyHead row={row} words={words} />
            {row.places.map(place => (
              <div
                role="gridcell"
                key={place.card}
                class={
                  place.is === 'held' ? 'cell held' : place.is === 'missing' ? 'cell missing' : 'cell shown'
                }
              >
                {isOpen(place) ? (
                  <PlaceButton {...cell} place={place} />
                ) : (
                  <span class="spine shown">
                    <span class="along">{label(`card.${place.card}.short`)}</span>
                    <span class="unseen">{label('ui.face-up')}</span>
                  </span>
                )}
              </div>
            ))}
          </div>
        ))}
        {jokers.length > 0 && (
          <div class="family-row jokers" role="row">
            <div class="family-head" role="rowheader">
              <Emblem family="joker" />
              <span class="unseen">{label('ui.jokers')}</span>
            </div>
            {jokers.map(card => (
              <div role="gridcell" class="cell held" key={card}>
                <CardButton {...cell} card={card} />
              </div>
            ))}
          </div>
        )}
      </div>
      {live && familiesNotHeld(view, hand).length > 0 && (
        <div class="not-held" role="group" aria-label={label('ui.not-held')}>
          <span class="soft" aria-hidden="true">
            {label('ui.not-held-short')}
          </span>
          {familiesNotHeld(view, hand).map(family => (
            <button type="button" class="button quiet" key={family} onClick={() => askFamily(family)}>
              <Emblem family={family} />
              <span class="unseen">{nameFamily(family, words)}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

function heldIn(places: readonly Place[]): number {
  return places.filter(({ is }) => is === 'held').length;
}

function isOpen({ is }: Place): boolean {
  return is !== 'face up';
}

function FamilyHead({ row, words }: { readonly row: FamilyRow; readonly words: UiWords }) {
  const { label } = words;
  const people = row.places.filter(({ card }) => isPerson(card));
  const held = people.filter(({ is }) => is === 'held').length;
  return (
    <div class="family-head" role="rowheader">
      <Emblem family={row.family} />
      <span aria-hidden="true">
        <b>{label(`family.${row.family}.code`)}</b> {held}/{people.length}
      </span>
      <span class="unseen">
        {label('ui.family-held', { family: nameFamily(row.family, words), held, all: people.length })}
      </span>
    </div>
  );
}

interface CellProps extends HandGridProps {
  readonly stop: Card | undefined;
  readonly setFocused: (card: Card) => void;
}

function PlaceButton({ place, ...props }: CellProps & { readonly place: Place }) {
  return place.is === 'held' ? (
    <CardButton {...props} card={place.card} />
  ) : (
    <SpineButton {...props} card={place.card} />
  );
}

/** A card that one holds. */
function CardButton({
  card,
  words,
  taken,
  hinted,
  fresh,
  stop,
  setFocused,
  touch,
}: CellProps & { readonly card: Card }) {
  const classes = ['held-card', hinted === card && 'hinted', fresh.includes(card) && 'fresh'];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-card={card}
      aria-pressed={taken === card}
      tabIndex={stop === card ? 0 : -1}
      onFocus={() => setFocused(card)}
      onClick={() => touch(card)}
    >
      <MathistoCard card={card} words={words} size="hand" />
      <HeldSpine card={card} words={words} />
      <span class="unseen">{words.label('ui.held-card', { card: describeCard(card, words) })}</span>
    </button>
  );
}

/** What is seen of a card where there is no room for all of it: its edge, with the name along it. */
function HeldSpine({ card, words }: { readonly card: Card; readonly words: UiWords }) {
  const ink = isJoker(card) ? GOLD : KITS[familyOf(card)].ink;
  const [paper, line] = isDiscovery(card) ? [ink, CREAM] : [CREAM, INK];
  return (
    <span
      class="held-spine"
      aria-hidden="true"
      style={{ '--paper-of': paper, '--line-of': line, '--ink-of': ink }}
    >
      <span class="along">{words.label(`card.${card}.short`)}</span>
    </span>
  );
}

/** The place of a card that one does not hold, like the back of a book: its name is enough to call it. */
function SpineButton({
  card,
  words,
  taken,
  hinted,
  live,
  stop,
  setFocused,
  touch,
}: CellProps & { readonly card: Card }) {
  const { label } = words;
  return (
    <button
      type="button"
      class={hinted === card ? 'spine hinted' : 'spine'}
      data-card={card}
      aria-pressed={taken === card}
      aria-disabled={!live}
      tabIndex={stop === card ? 0 : -1}
      onFocus={() => setFocused(card)}
      onClick={() => touch(card)}
    >
      <span class="along" aria-hidden="true">
        {label(`card.${card}.short`)}
      </span>
      <span class="unseen">{label('ui.missing-card', { card: label(`card.${card}`) })}</span>
    </button>
  );
}
