import type { TableProps } from '#contract/page.ts';
import { Table } from '../ui/table.tsx';
import { ExerciseBoard } from './exercise-board.tsx';
import { OpenHands } from './open-hands.tsx';
import { useStory } from './story.ts';
import type { Study } from './study-game.ts';

/** The real table, or a question; and what others do is told card by card. */
export function StudyTable(props: TableProps<Study>) {
  const { envelope, before, seat, hint, words, seatName, pace } = props;
  const frame = useStory(before?.view ?? null, envelope.view, pace);
  const view = frame ?? envelope.view;
  if (view.exercise !== null) return <ExerciseBoard {...props} exercise={view.exercise} />;
  const advice = hint === null || hint.move.kind === 'answer' ? null : { ...hint, move: hint.move };
  return (
    <>
      {view.isOpen && <OpenHands {...{ view, words, seatName }} />}
      <Table
        {...props}
        envelope={{ ...envelope, mine: null, view }}
        before={before === null ? null : { ...before, mine: null }}
        seat={frame === null ? seat : null}
        hint={advice}
      />
    </>
  );
}
