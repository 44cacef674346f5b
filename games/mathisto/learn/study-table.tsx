import { useRef } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import type { Mathisto, View } from '../rules/types.ts';
import { Table } from '../ui/table.tsx';

/** The real table. Where another scene begins, nothing is taken up: what was considered belongs to the one before. */
export function StudyTable(props: TableProps<Mathisto>) {
  const { view } = props.envelope;
  const last = useRef({ view, scene: 0 });
  if (!continues(last.current.view, view)) last.current.scene += 1;
  last.current.view = view;
  return <Table key={last.current.scene} {...props} />;
}

/** Whether all that happened in the one happened in the other too. */
export function continues({ past }: Pick<View, 'past'>, later: Pick<View, 'past'>): boolean {
  return past.every((one, i) => JSON.stringify(one) === JSON.stringify(later.past[i]));
}
