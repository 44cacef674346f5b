import type { AtSeatProps, TableProps, TellScene } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { SEATS } from '../rules/seats.ts';
import { isTrump } from '../rules/trumps.ts';
import type { Gamate, View } from '../rules/types.ts';
import { Card } from '../ui/card/card.tsx';
import { groupsOf } from '../ui/choice.ts';
import { describeCard } from '../ui/names.ts';
import { AtSeat } from '../ui/seat/at-seat.tsx';
import { seatNote } from '../ui/seat/seat-note.ts';
import { Table } from '../ui/table.tsx';
import { useFrames } from './frames.ts';
import { isOpen } from './position.ts';
import type { LearnLabel } from './words.ts';

/** The real table, with all hands where they lie open; and what others do is told card by card. */
export function StudyTable(props: TableProps<Gamate>) {
  const { envelope, before, seat, words, seatName, pace } = props;
  const frame = useFrames(before?.view ?? null, envelope.view, pace);
  const view = frame ?? envelope.view;
  return (
    <>
      <StudySeats {...{ before, words, seatName, pace }} envelope={{ ...envelope, view }} />
      {isOpen(view) && <OpenHands {...{ view, words, seatName }} />}
      <Table {...props} envelope={{ ...envelope, view }} seat={frame === null ? seat : null} />
    </>
  );
}

/** The others, clockwise from one's left: in a lesson no frame lays them round the cloth. */
function StudySeats(props: Omit<AtSeatProps<Gamate>, 'seat'>) {
  const { envelope, seatName } = props;
  const words: Words<LearnLabel> = props.words;
  const { label } = words;
  const { view } = envelope;
  const first = view.me === 'spectator' ? 0 : view.me + 1;
  const others = SEATS.map(i => (first + i) % SEATS.length).filter(seat => seat !== view.me);
  return (
    <ul class="study-seats" aria-label={label('learn.others')}>
      {others.map(seat => (
        <li key={seat} class="place">
          <p class="plate" data-place={`seat-${seat}`}>
            <b>{seatName(seat)}</b> <small>{seatNote(view, seat, words)}</small>
          </p>
          <AtSeat {...props} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

interface OpenHandsProps extends TellScene {
  readonly view: View;
}

/** The two hands that nobody sees at a table. */
function OpenHands({ view, words: all, seatName }: OpenHandsProps) {
  const words: Words<LearnLabel> = all;
  const { contract, me, dummy } = view;
  if (contract === null || view.phase.tag === 'over') return null;
  return (
    <section class="open-hands" aria-label={words.label('learn.open-hands')}>
      {view.hands.map((hand, seat) =>
        hand === null || seat === me || seat === dummy ? null : (
          <div key={seat}>
            <h3>{seatName(seat)}</h3>
            <ul>
              {groupsOf(hand, contract.trumps)
                .flatMap(({ cards }) => cards)
                .map((card, i) => (
                  <li key={i}>
                    <Card card={card} isTrump={isTrump(contract.trumps, card)} />
                    <span class="unseen">{describeCard(card, isTrump(contract.trumps, card), words)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}
