import type { JSX } from 'preact';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import { shelf } from '../shelf/shelved.ts';

/** One link a game; where no table is open, with a word of invitation. */
export function NewTable({ isInviting }: { readonly isInviting: boolean }): JSX.Element {
  const { label } = words.value;
  return (
    <section class={isInviting ? 'new-table inviting' : 'new-table'}>
      {isInviting && <EmptyTable />}
      <h2>{label(isInviting ? 'lobby.empty' : 'lobby.new')}</h2>
      {isInviting && <p class="soft">{label('lobby.empty-text')}</p>}
      <p class="new-games">
        {shelf
          .filter(({ isOpen }) => isOpen)
          .map(({ id, meta }) => (
            <a
              key={id}
              class="button"
              href={`/${id}/invite`}
              aria-label={label('lobby.new-one', { game: meta.name })}
            >
              <PageIcon name="plus" />
              {meta.name}
            </a>
          ))}
      </p>
    </section>
  );
}

/** A table with four free chairs. */
function EmptyTable(): JSX.Element {
  return (
    <svg viewBox="0 0 120 64" aria-hidden="true">
      <path d="M30 24H90L98 44H22ZM26 44V58M94 44V58" />
      <path
        class="ghost"
        d="M10 22V40M10 40H20M20 40V56M110 22V40M110 40H100M100 40V56M44 20V8H56V20M64 20V8H76V20"
      />
    </svg>
  );
}
