import type { Seat } from '#contract/game.ts';
import type { SeatInfo, TableInfo } from '#protocol/table-info.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { words } from '../app/words.ts';
import type { SeatExtra } from '../table/seats.tsx';
import type { Feed } from './feed.ts';
import { SeatClock } from './seat-clock.tsx';
import { sayWords, type TalkState } from './talk-state.ts';

interface AtSeatProps {
  readonly feed: Feed;
  readonly talk: TalkState;
  readonly info: TableInfo;
  readonly announce: (sentence: string) => void;
}

/** Who sits there, whether they are here, what they just said, and how long they may think. */
export function atSeat({ feed, talk, info, announce }: AtSeatProps): (seat: Seat) => SeatExtra | null {
  const clocks = feed.clocks.value;
  const inTheAir = talk.inTheAir.value;
  return seat => {
    const there = info.seats[seat];
    const said = inTheAir.get(seat);
    const isMine = seat === info.you.seat;
    return {
      face: there?.kind === 'person' ? <FaceByNumber face={there.player.face} /> : null,
      note: info.status === 'playing' && there !== undefined && !isMine ? noteOf(there) : null,
      clock:
        clocks === null || info.status !== 'playing' ? null : (
          <SeatClock {...{ clocks, seat, clock: info.clock }} {...(isMine ? { announce } : {})} />
        ),
      says: said === undefined ? null : sayWords(said.say),
    };
  };
}

function noteOf(there: SeatInfo): string | null {
  const { label } = words.value;
  if (there.kind === 'empty') return label('online-table.note.awaited');
  if (there.kind !== 'person') return null;
  if (there.handedOver === 'resigned') return label('online-table.note.resigned');
  if (there.handedOver !== null) return label('online-table.note.bot');
  if (there.heldBy !== undefined) return label('online-table.note.held');
  return there.isHere ? null : label('online-table.note.away');
}
