import type { ComponentChildren } from 'preact';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from './bar.tsx';
import { words } from './words.ts';

export function LostPage() {
  return <EmptyPage title={words.value.label('lost.title')} />;
}

interface EmptyPageProps {
  readonly title: string;
  /** Why, and what there is instead. */
  readonly children?: ComponentChildren;
}

/** Says that there is nothing here, and leads back to the shelf. */
export function EmptyPage({ title, children }: EmptyPageProps) {
  useTitle(title);
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{title}</h1>
        {children}
        <p>
          <a class="button" href="/">
            {words.value.label('nav.shelf')}
          </a>
        </p>
      </main>
    </>
  );
}
