import type { JSX } from 'preact';
import type { LobbyTable, MyTable } from '#protocol/table-info.ts';
import { Icon } from '#ui/icons.tsx';
import { words } from '../app/words.ts';
import { freeSeats } from './seat-words.ts';
import { TableCard, titleOf } from './table-card.tsx';

interface OpenCardProps {
  readonly table: LobbyTable;
  readonly join: () => void;
}

/** Somebody waits for players: one click sits down. */
export function OpenCard({ table, join }: OpenCardProps): JSX.Element {
  const { label } = words.value;
  const free = freeSeats(table.seats);
  const title = titleOf(table);
  return (
    <TableCard table={table} state={label('online.free', { free })}>
      {free > 0 ? (
        <button type="button" class="button" aria-label={label('lobby.join-one', { title })} onClick={join}>
          {label('lobby.join')}
        </button>
      ) : (
        <a class="button quiet" href={`/t/${table.id}`} aria-label={label('lobby.look-one', { title })}>
          {label('lobby.look')}
        </a>
      )}
    </TableCard>
  );
}

/** Being played: anybody may watch what lies open on the table. */
export function PlayingCard({ table }: { readonly table: LobbyTable }): JSX.Element {
  const { label } = words.value;
  const title = titleOf(table);
  return (
    <TableCard table={table} state={label('lobby.is-playing')}>
      <a class="button quiet" href={`/t/${table.id}`} aria-label={label('lobby.watch-one', { title })}>
        <Icon name="eye" />
        {label('lobby.watch')}
      </a>
    </TableCard>
  );
}

/** One's own: whose turn it is, or who is still missing. */
export function OwnCard({ table }: { readonly table: MyTable }): JSX.Element {
  const { label } = words.value;
  const title = titleOf(table);
  return (
    <TableCard table={table} state={ownState(table)} isYours={table.isAsked}>
      <a class="button" href={`/t/${table.id}`} aria-label={label('lobby.go-one', { title })}>
        {label(table.isAsked ? 'lobby.play' : 'lobby.go')}
      </a>
    </TableCard>
  );
}

function ownState({ status, isAsked, seats }: MyTable): string {
  const { label } = words.value;
  if (isAsked) return label('lobby.your-turn');
  if (status === 'playing') return label('lobby.others-turn');
  const free = freeSeats(seats);
  return free === 0 ? label('lobby.about-to-begin') : label('online.free', { free });
}
