import type { ComponentChildren } from 'preact';
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

interface EmptyPageProps {
  readonly title: string;
  /** Why, and what there is instead. */
  readonly children?: ComponentChildren;
}

/** A page that a game does not have: says so, and leads back to the shelf. */
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
