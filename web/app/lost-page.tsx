import { useTitle } from '#ui/use-title.ts';
import { Bar } from './bar.tsx';
import { words } from './words.ts';

export function LostPage() {
  const { label } = words.value;
  useTitle(label('lost.title'));
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{label('lost.title')}</h1>
        <p>
          <a href="/">{label('nav.shelf')}</a>
        </p>
      </main>
    </>
  );
}
