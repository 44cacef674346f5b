import { useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import type { PageLabel } from '../app/words.ts';
import { ToolWords } from '../table/tool.tsx';
import type { OpenReplay } from './open-replay.ts';

/** A copy for days without a network: pressed once, and it lies among one's own games. */
export function KeepCopy({ replay: { keep, words } }: { readonly replay: OpenReplay }) {
  const [state, setState] = useState<'offered' | 'kept' | 'refused'>('offered');
  const { label }: Words<PageLabel> = words;
  if (keep === null) return null;
  const text = label('replay.keep', { state });
  return (
    <button
      type="button"
      class="button quiet tool"
      aria-label={text}
      aria-disabled={state === 'kept'}
      onClick={() => {
        if (state === 'kept') return;
        keep().then(
          () => setState('kept'),
          // No room left, or a private window.
          () => setState('refused'),
        );
      }}
    >
      <PageIcon name={state === 'kept' ? 'check' : 'keep'} />
      <span role="status">
        <ToolWords text={text} short={label('replay.keep-short')} />
      </span>
    </button>
  );
}
