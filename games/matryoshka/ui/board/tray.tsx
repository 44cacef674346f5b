import './tray.css';
import type { ComponentChildren } from 'preact';
import type { Seat } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { Icon } from '#ui/icons.tsx';
import { type Card, setOf, sizeOf } from '../../rules/cards.ts';
import { offerSize } from '../../rules/check.ts';
import type { Matryoshka, PastView } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { DollCard } from '../card/card.tsx';
import { nameCard } from '../names.ts';
import type { UiWords } from '../words.ts';

interface TrayProps {
  readonly envelope: Envelope<Matryoshka>;
  readonly words: UiWords;
  readonly seatName: (seat: Seat) => string;
  readonly faces: readonly ComponentChildren[] | undefined;
  /** The cards one is about to put in the middle, to offer, or to take. */
  readonly chosen: readonly Card[];
  /** Absent where one is not asked to take an offer. */
  readonly take?: (card: Card) => void;
}

/** The middle of the table: the open card, and what is offered for it, face down. */
export function Tray(props: TrayProps) {
  const { envelope, words } = props;
  const { phase, me, handSizes } = envelope.view;
  if (phase.tag === 'display' || phase.tag === 'over') return null;
  const middle = <Middle key="middle" {...props} active={phase.active} />;
  const offers = <Offers key="offers" {...props} active={phase.active} />;
  const slots = 1 + (handSizes.length - 1) * offerSize(envelope.view);
  const swap = <Icon key="swap" name="swap" />;
  return (
    <section class="market" aria-label={words.label('ui.middle')} data-drop>
      {/* What one has oneself comes first. */}
      <div class="tray" data-slots={slots}>
        {me === phase.active ? [middle, swap, offers] : [offers, swap, middle]}
      </div>
      <Note {...props} />
    </section>
  );
}

interface WithActive extends TrayProps {
  readonly active: Seat;
}

function Middle(props: WithActive) {
  const { envelope, words, seatName, chosen, active } = props;
  const { phase, me } = envelope.view;
  const mine = me === active;
  const card = 'middle' in phase ? phase.middle : mine ? chosen[0] : undefined;
  return (
    <figure class={phase.tag === 'present' ? 'slot middle to-come' : 'slot middle'}>
      <figcaption class="owner">
        <Who {...props} seat={active} />
      </figcaption>
      {card === undefined ? (
        <Empty {...props} who={mine ? 'you' : 'other'} />
      ) : (
        <span class="card" data-card={phase.tag === 'present' ? undefined : card}>
          <DollCard set={setOf(card)} size={sizeOf(card)} />
          <span class="unseen">
            {words.label('ui.presents', { who: mine ? 'you' : 'other', name: seatName(active) })}{' '}
            {nameCard(card, words)}
          </span>
        </span>
      )}
    </figure>
  );
}

/** One place for each other player: empty, face down, or open to the active player alone. */
function Offers(props: WithActive) {
  const { envelope, active } = props;
  const seats = envelope.view.handSizes.map((_, seat) => seat);
  const others = [...seats.slice(active + 1), ...seats.slice(0, active)];
  return (
    <ul class="offers">
      {others.flatMap(seat =>
        lyingAt(props, seat).map((lying, i) => (
          <li key={`${seat} ${i}`} class="slot" data-seat={seat}>
            <span class="owner">
              <Who {...props} seat={seat} />
            </span>
            <Offered {...props} {...{ seat, lying }} name={`offer-${seat}-${i}`} />
          </li>
        )),
      )}
    </ul>
  );
}

function Who({ faces, seatName, seat }: TrayProps & { readonly seat: Seat }) {
  return (
    <>
      {faces?.[seat]}
      <span class="who">{seatName(seat)}</span>
    </>
  );
}

type Lying =
  | { readonly tag: 'empty' | 'down' }
  /** One's own: face down for the others. */
  | { readonly tag: 'own'; readonly card: Card; readonly isLaid: boolean }
  | { readonly tag: 'open'; readonly card: Card };

/** What this viewer sees lie before a seat. */
function lyingAt({ envelope, chosen }: TrayProps, seat: Seat): readonly Lying[] {
  const { view, mine } = envelope;
  const { phase, me } = view;
  const places = Array.from({ length: offerSize(view) }, (_, i) => i);
  const down = places.map((): Lying => ({ tag: 'down' }));
  const empty = places.map((): Lying => ({ tag: 'empty' }));
  if (phase.tag === 'take') {
    const cards = phase.offers[seat];
    if (cards === null || cards === undefined) return down;
    return cards.map(card => (seat === me ? { tag: 'own', card, isLaid: true } : { tag: 'open', card }));
  }
  if (phase.tag !== 'offer') return empty;
  if (seat !== me) return envelope.chosen.includes(seat) ? down : empty;
  const isLaid = mine?.kind === 'offer';
  const cards = mine?.kind === 'offer' ? mine.cards : chosen;
  return places.map(i => {
    const card = cards[i];
    return card === undefined ? { tag: 'empty' } : { tag: 'own', card, isLaid };
  });
}

interface OfferedProps extends WithActive {
  readonly seat: Seat;
  readonly lying: Lying;
  /** What the card is called as long as one does not see its face. */
  readonly name: string;
}

function Offered(props: OfferedProps) {
  const { words, chosen, take, lying, name } = props;
  switch (lying.tag) {
    case 'empty':
      return <Empty {...props} who={whoChooses(props)} />;
    case 'down':
      return (
        <span class="card down" data-card={name} data-face="down">
          <CardBack />
          <span class="unseen">{words.label('ui.face-down')}</span>
        </span>
      );
    case 'own':
      return (
        <span
          class={lying.isLaid ? 'card own-offer' : 'card own-offer ringed'}
          data-card={lying.isLaid ? lying.card : undefined}
          data-face="down"
        >
          <CardBack />
          <span class="tag paper">{lying.card}</span>
          <span class="unseen">{nameCard(lying.card, words)}</span>
        </span>
      );
    case 'open':
      return take === undefined ? (
        <span class="card" data-card={lying.card} data-flight={name}>
          <Face card={lying.card} words={words} />
        </span>
      ) : (
        <button
          type="button"
          class={chosen.includes(lying.card) ? 'card ringed' : 'card'}
          data-card={lying.card}
          data-flight={name}
          aria-pressed={chosen.includes(lying.card)}
          onClick={() => take(lying.card)}
        >
          <Face card={lying.card} words={words} />
        </button>
      );
  }
}

function Face({ card, words }: { readonly card: Card; readonly words: UiWords }) {
  return (
    <>
      <DollCard set={setOf(card)} size={sizeOf(card)} />
      <span class="unseen">{nameCard(card, words)}</span>
    </>
  );
}

type Chooser = 'you' | 'other' | null;

function whoChooses({ envelope: { view }, seat }: OfferedProps): Chooser {
  if (view.phase.tag !== 'offer') return null;
  return seat === view.me ? 'you' : 'other';
}

/** A place where a card will lie, and who chooses it, if anybody does yet. */
function Empty({ words, who }: { readonly words: UiWords; readonly who: Chooser }) {
  return <span class="vacant">{who !== null && words.label('ui.chooses', { who })}</span>;
}

/** Below the tray: who sees the offers, or what has just changed hands. */
function Note({ envelope, words, seatName }: TrayProps) {
  const { phase, me, past } = envelope.view;
  const show = (icon: ComponentChildren, text: string) => (
    <p class="secret">
      {icon}
      {text}
    </p>
  );
  if (phase.tag === 'take') {
    const mine = phase.active === me;
    const facts = { who: mine ? 'you' : 'other', name: seatName(phase.active) } as const;
    return show(<Icon name="eye" />, words.label('ui.secret', facts));
  }
  const done = past.findLast((one): one is Exchanged => one.kind === 'exchanged');
  const since = past.findLast(one => one.kind !== 'said');
  if (phase.tag !== 'present' || done === undefined || since !== done) return null;
  return show(<Icon name="swap" />, words.label('ui.swapped', swapFacts(done, { me, seatName })));
}

type Exchanged = Extract<PastView, { readonly kind: 'exchanged' }>;

interface Eyes {
  readonly me: Seat | 'spectator';
  readonly seatName: (seat: Seat) => string;
}

function swapFacts({ active, partner, middle, given }: Exchanged, { me, seatName }: Eyes) {
  return {
    active: active === me ? 'you' : 'other',
    activeName: seatName(active),
    partner: partner === me ? 'you' : 'other',
    partnerName: seatName(partner),
    middle,
    ...(given === null ? {} : { given }),
  };
}
