import type { ComponentChildren } from 'preact';
import { words } from '../app/words.ts';

interface TheEndProps {
  /** Who won, in one sentence. */
  readonly title: string;
  /** Opens the result again. */
  readonly open: () => void;
  /** What can be done next, the first button first. */
  readonly children: ComponentChildren;
}

/** Where a player is asked while a match goes on: once it is over, what comes next. */
export function TheEnd({ title, open, children }: TheEndProps) {
  const { label } = words.value;
  return (
    <section class="now the-end" aria-label={label('table.over')}>
      <h2>{label('table.over')}</h2>
      <p>{title}</p>
      <div class="end-actions">
        {children}
        <button type="button" class="button" onClick={open}>
          {label('table.result')}
        </button>
      </div>
    </section>
  );
}
