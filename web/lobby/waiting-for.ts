import type { PlayerInfo, TableInfo } from '#protocol/table-info.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';
import { freeSeats, nameAt } from './seat-words.ts';

type Waiting = Pick<TableInfo, 'seats' | 'host' | 'you'>;

/** Those without whom it cannot begin; the host, who begins, is not one of them. */
export function missing(info: Waiting): number {
  return freeSeats(info.seats) + awaited(info).length;
}

/** What the table waits for, to whoever reads it: a player, an answer, or the host. */
export function waitsFor(info: Waiting, words: Pick<Words<PageLabel>, 'label'>): string {
  const { label } = words;
  const { seats, you } = info;
  const free = freeSeats(seats);
  if (free > 0) return label('online.waiting.missing', { players: free });
  const here = you.seat === null ? null : seats[you.seat];
  const isAwaited = here?.kind === 'person' && !here.isReady;
  const names = awaited(info).map(({ name }) => ({ text: name }));
  if (names.length > 0 && here === null) return label('online.waiting.full');
  if (isAwaited && !you.isHost) return label('online.waiting.awaits-you');
  if (names.length > 0) return label('online.waiting.awaits', { names });
  return you.isHost
    ? label(seats.some(({ kind }) => kind === 'empty') ? 'online.waiting.enough' : 'online.waiting.complete')
    : label('online.waiting.host-begins', { name: hostOf(info, words) });
}

/** Those who were expected, in a rematch, or need a moment. */
function awaited({ seats, host }: Waiting): readonly PlayerInfo[] {
  return seats.flatMap(seat =>
    seat.kind === 'person' && !seat.isReady && seat.player.id !== host ? [seat.player] : [],
  );
}

function hostOf({ seats, host }: Waiting, words: Pick<Words<PageLabel>, 'label'>): string {
  const there = seats.find(seat => seat.kind === 'person' && seat.player.id === host);
  return (there && nameAt(there, words)) ?? words.label('online.somebody');
}
