import type { JSX } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { codeOf, sayCode } from '#protocol/table-code.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';

interface ShareLinkProps {
  /** Of the table. */
  readonly id: string;
  /** `Mathable · Étagère`, for whatever passes the link on. */
  readonly title: string;
}

/** The address of a table. */
export function linkTo(table: string): string {
  return new URL(`/t/${table}`, location.href).href;
}

/** The invitation: a code to say, a link to copy or to send. */
export function ShareLink({ id: table, title }: ShareLinkProps): JSX.Element {
  const { label } = words.value;
  const url = linkTo(table);
  const code = codeOf(table);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [said, say] = useState('');

  function copy(): void {
    field.current?.select();
    // Without https there is no clipboard to write to: the link is selected, and the keyboard copies it.
    const copied = navigator.clipboard?.writeText(url) ?? Promise.reject(new Error('no clipboard'));
    copied.then(
      () => say(label('online.copied')),
      () => say(label('online.selected')),
    );
  }
  function share(): void {
    // Turned down by the person: nothing to say about it.
    navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <div class="share-link">
      {code !== null && (
        <p class="table-code">
          <span>{label('online.code')}</span>
          <strong>{sayCode(code)}</strong>
          <small class="soft">{label('online.code.help', { place: location.host })}</small>
        </p>
      )}
      <div class="field">
        <label for={id}>{label('online.link')}</label>
        <input id={id} ref={field} readOnly value={url} onFocus={event => event.currentTarget.select()} />
      </div>
      <div class="share-actions">
        <button type="button" class="button" onClick={copy}>
          <PageIcon name="copy" />
          {label('online.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={share}>
            <PageIcon name="share" />
            {label('online.share')}
          </button>
        )}
        <span class="soft" role="status">
          {said}
        </span>
      </div>
    </div>
  );
}
