import type { TableProps } from '#contract/page.ts';
import { Table } from '../ui/table.tsx';
import { ExerciseBoard } from './exercise-board.tsx';
import type { Study } from './study-game.ts';

/** The real table, or a question. */
export function StudyTable(props: TableProps<Study>) {
  const { envelope, before, hint } = props;
  const { exercise, scene } = envelope.view;
  if (exercise !== null) return <ExerciseBoard {...props} exercise={exercise} />;
  return (
    <Table
      key={scene}
      {...props}
      envelope={{ ...envelope, mine: null }}
      before={before === null ? null : { ...before, mine: null }}
      hint={hint === null || hint.move.kind === 'answer' ? null : { ...hint, move: hint.move }}
    />
  );
}
