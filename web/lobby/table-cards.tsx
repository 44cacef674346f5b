import type { JSX } from 'preact';
import type { LobbyTable, MyTable } from '#protocol/table-info.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { words } from '../app/words.ts';
import { inOneLine } from './option-words.ts';
import { freeSeats, isAwaited, nameAt } from './seat-words.ts';
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
        <PageIcon name="eye" />
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
    <TableCard table={table} state={ownState(table)} isYours={table.isAsked || isAwaited(table)}>
      <a class="button" href={`/t/${table.id}`} aria-label={label('lobby.go-one', { title })}>
        {label(table.isAsked ? 'lobby.play' : 'lobby.go')}
      </a>
    </TableCard>
  );
}

/** Played to its end, or stopped: how it came out, and when. */
export function PastCard({ table }: { readonly table: MyTable }): JSX.Element {
  const { label, language } = words.value;
  const title = titleOf(table);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const state = inOneLine([pastState(table), date.format(table.endedAt ?? table.createdAt)]);
  return (
    <TableCard table={table} state={state}>
      <a
        class="button quiet"
        href={`/replay/online/${table.id}`}
        aria-label={label('lobby.replay-one', { title })}
      >
        <PageIcon name="play" />
        {label('online-table.replay')}
      </a>
    </TableCard>
  );
}

function pastState({ outcome, seat, seats }: MyTable): string {
  const { label } = words.value;
  if (outcome === null) return label('lobby.stopped');
  const winners = outcome.ranks.flatMap((rank, one) => (rank === 1 ? [one] : []));
  if (winners.includes(seat)) return label(winners.length > 1 ? 'lobby.shared' : 'lobby.won');
  const names = winners.map(one => ({ text: (seats[one] && nameAt(seats[one], words.value)) ?? '' }));
  return label('lobby.lost', { names, count: names.length });
}

function ownState(table: MyTable): string {
  const { label } = words.value;
  const { status, isAsked, seats } = table;
  if (isAsked) return label('lobby.your-turn');
  if (isAwaited(table)) return label('lobby.your-answer');
  if (status === 'playing') return label('lobby.others-turn');
  const free = freeSeats(seats);
  return free === 0 ? label('lobby.about-to-begin') : label('online.free', { free });
}
