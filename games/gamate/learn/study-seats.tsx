import type { AtSeatProps } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { SEATS } from '../rules/seats.ts';
import type { Gamate } from '../rules/types.ts';
import { AtSeat } from '../ui/seat/at-seat.tsx';
import { seatNote } from '../ui/seat/seat-note.ts';
import type { LearnLabel } from './words.ts';

/** The others, clockwise from one's left: in a lesson no frame lays them round the cloth. */
export function StudySeats(props: Omit<AtSeatProps<Gamate>, 'seat'>) {
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
