import type { JSX } from 'preact';
import { words } from '../app/words.ts';

/** How everybody can check later that nobody steered the deal; the number itself for those who want it. */
export function DealPromise({ commitment }: { readonly commitment: string }): JSX.Element {
  const { label } = words.value;
  return (
    <details class="deal-promise">
      <summary>{label('online.deal')}</summary>
      <p>{label('online.deal.promise')}</p>
      <p>{label('online.deal.added')}</p>
      <p>{label('online.deal.check')}</p>
      <p class="soft">
        {label('online.deal.commitment')} <code>{commitment}</code>
      </p>
    </details>
  );
}
