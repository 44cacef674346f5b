import type { ComponentChildren } from 'preact';
import type { Seat } from '#contract/game.ts';
import { renouncedOf } from '../../rules/tricks.ts';
import { isTrump } from '../../rules/trumps.ts';
import type { View } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { Card } from '../card/card.tsx';
import { trickToShow } from '../choice.ts';
import { describeCard, nameCard } from '../names.ts';
import type { UiScene, UiWords } from '../words.ts';
import type { Place } from './places.ts';
import { rolesOf } from './roles.ts';

interface SeatPlaceProps extends UiScene {
  readonly view: View;
  readonly seat: Seat;
  readonly place: Place;
  readonly isOnTurn: boolean;
  /** The dummy's open cards, if it is this seat's and not one's own. */
  readonly children?: ComponentChildren;
}

/** One side of the table: who sits there, their hand, what they did in this trick, what they renounced. */
export function SeatPlace({ view, seat, place, isOnTurn, words, seatName, children }: SeatPlaceProps) {
  const { label } = words;
  // Who deals matters as long as people speak.
  const roles = rolesOf(view, seat).filter(role => role !== 'dealer' || view.contract === null);
  const cards = view.handSizes[seat] ?? 0;
  const play = trickToShow(view).trick.find(({ hand }) => hand === seat);
  return (
    <div class={isOnTurn ? `place ${place} on-turn` : `place ${place}`} data-seat={seat}>
      <p class="place-name">
        <b>{seatName(seat)}</b>{' '}
        {roles.map(role => (
          <span class="role" key={role}>
            {label(`ui.role.${role}`)}
          </span>
        ))}{' '}
        {play && (
          <span class="deed" data-deed={play.deed} key={`${view.tricks.length} ${play.card}`}>
            {play.deed === 'dodge'
              ? label('ui.deed.dodge')
              : label('ui.did', { deed: label(`ui.deed.${play.deed}`), card: nameCard(play.card, words) })}
          </span>
        )}
      </p>
      {/* One's own cards lie before one, below the table. */}
      {children ?? (seat !== view.me && <Backs cards={cards} words={words} />)}
      <Renounced view={view} seat={seat} words={words} />
    </div>
  );
}

/** A closed hand: as many backs as cards, and their number. */
function Backs({ cards, words }: { readonly cards: number; readonly words: UiWords }) {
  return (
    <p class="backs">
      <span class="unseen">{words.label('ui.cards', { cards })}</span>
      {cards > 0 && (
        <span class="back-fan" aria-hidden="true">
          {Array.from({ length: cards }, (_, i) => (
            <CardBack key={i} />
          ))}
        </span>
      )}
      <span class="back-count" aria-hidden="true">
        {cards}
      </span>
    </p>
  );
}

/** GA-14: these stay face up in front of their owner to the end of the deal. */
function Renounced({ view, seat, words }: Pick<SeatPlaceProps, 'view' | 'seat' | 'words'>) {
  const cards = renouncedOf(view.tricks, view.trick, seat);
  const { contract } = view;
  if (cards.length === 0) return null;
  return (
    <ul class="renounced" aria-label={words.label('ui.renounced')}>
      {cards.map((card, i) => {
        const trump = contract !== null && isTrump(contract.trumps, card);
        return (
          <li key={i} data-card={card}>
            <Card card={card} isTrump={trump} />
            <span class="unseen">{describeCard(card, trump, words)}</span>
          </li>
        );
      })}
    </ul>
  );
}
