import './board.css';
import type { Seat } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { type Card, setOf, sizeOf } from '../../rules/cards.ts';
import { offerSize } from '../../rules/check.ts';
import type { Matryoshka, PastView } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { DollCard } from '../card/card.tsx';
import { nameCard } from '../names.ts';
import type { UiWords } from '../words.ts';

interface MarketProps {
  readonly envelope: Envelope<Matryoshka>;
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
  /** The card one is about to put in the middle, or to take. */
  readonly chosen: readonly Card[];
  /** Absent where one is not asked to take an offer. */
  readonly take?: (card: Card) => void;
}

/** The middle of the table: the open card, and what lies face down around it. */
export function Market(props: MarketProps) {
  const { phase } = props.envelope.view;
  switch (phase.tag) {
    case 'offer':
    case 'take':
      return (
        <section class="market" aria-label={props.words.label('ui.middle')} data-drop>
          <Middle {...props} card={phase.middle} owner={phase.active} />
          <Offers {...props} active={phase.active} />
        </section>
      );
    case 'present':
      return (
        <section class="market" aria-label={props.words.label('ui.middle')} data-drop>
          <Middle {...props} card={null} owner={phase.active} />
          <LastExchange {...props} />
        </section>
      );
    case 'display':
    case 'over':
      return null;
  }
}

function Middle({
  card,
  owner,
  words,
  seatName,
  chosen,
  envelope,
}: MarketProps & { readonly card: Card | null; readonly owner: Seat }) {
  const mine = envelope.view.me === owner;
  const shown = card ?? (mine ? chosen[0] : undefined);
  return (
    <figure class={card === null ? 'middle to-come' : 'middle'}>
      {shown === undefined ? (
        <span class="place" />
      ) : (
        <>
          <DollCard set={setOf(shown)} size={sizeOf(shown)} />
          <span class="unseen">{nameCard(shown, words)}</span>
        </>
      )}
      <figcaption>
        {words.label(card === null ? 'ui.will-present' : 'ui.presents', {
          who: mine ? 'you' : 'other',
          name: seatName(owner),
        })}
      </figcaption>
    </figure>
  );
}

/** One place for each other player: empty, face down, or open to the active player alone. */
function Offers(props: MarketProps & { readonly active: Seat }) {
  const { envelope, words, seatName, chosen, take, active } = props;
  const { view } = envelope;
  const { phase } = view;
  const seats = view.handSizes.map((_, seat) => seat).filter(seat => seat !== active);
  return (
    <ul class="offers">
      {seats.flatMap(seat => {
        const cards = cardsOf(envelope, seat);
        return cards.map((card, i) => (
          <li key={`${seat} ${i}`} data-seat={seat}>
            {card === 'none' ? (
              <span class="place" />
            ) : card === 'hidden' ? (
              <span class="down">
                <CardBack />
                <span class="unseen">{words.label('ui.face-down')}</span>
              </span>
            ) : phase.tag === 'take' && take !== undefined ? (
              <button
                type="button"
                class="card"
                data-card={card}
                aria-pressed={chosen.includes(card)}
                onClick={() => take(card)}
              >
                <DollCard set={setOf(card)} size={sizeOf(card)} />
                <span class="unseen">{nameCard(card, words)}</span>
              </button>
            ) : (
              <span class="mine">
                <DollCard set={setOf(card)} size={sizeOf(card)} />
                <span class="unseen">{nameCard(card, words)}</span>
              </span>
            )}
            <span class="owner">{seatName(seat)}</span>
          </li>
        ));
      })}
    </ul>
  );
}

type Lying = Card | 'hidden' | 'none';

/** What this viewer sees lie before a seat. */
function cardsOf({ view, chosen, mine }: Envelope<Matryoshka>, seat: Seat): readonly Lying[] {
  const { phase, me } = view;
  const places = Array.from({ length: offerSize(view) });
  if (phase.tag === 'take') return phase.offers[seat] ?? places.map((): Lying => 'hidden');
  if (seat === me && mine?.kind === 'offer') return mine.cards;
  return places.map((): Lying => (chosen.includes(seat) ? 'hidden' : 'none'));
}

type Exchanged = Extract<PastView, { readonly kind: 'exchanged' }>;

/** What has just changed hands, while the next player thinks. */
function LastExchange({ envelope, words, seatName }: MarketProps) {
  const done = envelope.view.past.findLast((past): past is Exchanged => past.kind === 'exchanged');
  const since = envelope.view.past.findLast(past => past.kind !== 'said');
  if (done === undefined || since !== done) return null;
  const { active, partner, middle, given } = done;
  return (
    <figure class="swap" key={envelope.view.past.length}>
      <span class="to-left">
        {given === null ? <CardBack /> : <DollCard set={setOf(given)} size={sizeOf(given)} />}
      </span>
      <span class="to-right">
        <DollCard set={setOf(middle)} size={sizeOf(middle)} />
      </span>
      <figcaption>
        {words.label('ui.swapped', { active: seatName(active), partner: seatName(partner) })}
      </figcaption>
    </figure>
  );
}
