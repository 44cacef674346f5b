import type { TableProps } from '#contract/page.ts';
import type { Gamate } from '../rules/types.ts';
import { Table } from '../ui/table.tsx';
import { useFrames } from './frames.ts';
import { OpenHands } from './open-hands.tsx';
import { isOpen } from './position.ts';
import { StudySeats } from './study-seats.tsx';

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
