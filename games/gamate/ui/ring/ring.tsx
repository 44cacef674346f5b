import './ring.css';
import type { ComponentChildren } from 'preact';
import { actorOf, handOf } from '../../rules/turn.ts';
import type { View } from '../../rules/types.ts';
import type { UiScene } from '../words.ts';
import { PLACES, placeOf, seatAt } from './places.ts';
import { SeatPlace } from './seat-place.tsx';

interface RingProps extends UiScene {
  readonly view: View;
  /** The dummy's open hand, where it is another's. */
  readonly dummy: ComponentChildren | null;
  /** What lies in the middle. */
  readonly children: ComponentChildren;
}

/** Four hands round what lies in the middle: one's own below, the partner's opposite. */
export function Ring({ view, words, seatName, dummy, children }: RingProps) {
  const onTurn = handOf(view) ?? actorOf(view);
  return (
    <div class="ring" data-dummy={view.dummy === null ? undefined : placeOf(view.dummy, view.me)}>
      {PLACES.map(place => {
        const seat = seatAt(place, view.me);
        return (
          <SeatPlace
            key={place}
            {...{ view, seat, place, words, seatName }}
            isOnTurn={seat === onTurn}
            {...(seat === view.dummy && dummy !== null ? { children: dummy } : {})}
          />
        );
      })}
      <div class="middle">{children}</div>
    </div>
  );
}
