import { Component, type ComponentChildren } from 'preact';
import type { Words } from '#text/words.ts';
import type { PageLabel } from './words.ts';

interface Props {
  readonly words: Words<PageLabel>;
  readonly children: ComponentChildren;
}

/** An unexpected error shows a sentence. What was played is on the device already: see LocalTable. */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state = { error: undefined as unknown };

  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    console.error(error);
    return { error };
  }

  override render({ words, children }: Props) {
    if (this.state.error === undefined) return children;
    return (
      <main class="page oops">
        <h1>{words.label('oops.title')}</h1>
        <p>{words.label('oops.kept')}</p>
        <p class="oops-actions">
          <button type="button" class="button primary" onClick={() => location.reload()}>
            {words.label('oops.reload')}
          </button>
          <a class="button" href="/">
            {words.label('nav.shelf')}
          </a>
        </p>
        <p class="soft">{words.label('oops.detail', { detail: told(this.state.error) })}</p>
      </main>
    );
  }
}

function told(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
