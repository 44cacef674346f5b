import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { words } from '../app/words.ts';

/** Where another tab has the table: `take` brings it here. */
export function Elsewhere({ take }: { readonly take: () => void }) {
  const { label } = words.value;
  useTitle(label('table.elsewhere'));
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{label('table.elsewhere')}</h1>
        <p>{label('table.elsewhere-why')}</p>
        <p>
          <button type="button" class="button primary" onClick={take}>
            {label('table.take-here')}
          </button>
        </p>
      </main>
    </>
  );
}
