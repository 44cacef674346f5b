import type { MyTable, SeatInfo } from '#protocol/table-info.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';

type Label = Pick<Words<PageLabel>, 'label'>;

/** Who sits there: a player whose account was erased has no name. Null for an empty seat. */
export function nameAt(seat: SeatInfo, { label }: Label): string | null {
  switch (seat.kind) {
    case 'empty':
      return null;
    case 'bot':
      return label(`bot.${seat.level}.name`);
    case 'person':
      return seat.player.name === '' ? label('online.somebody') : seat.player.name;
  }
}

export function freeSeats(seats: readonly SeatInfo[]): number {
  return seats.filter(({ kind }) => kind === 'empty').length;
}

/** Whether the others wait for one's own answer before they begin: they would like a rematch. */
export function isAwaited({ status, seats, seat }: Pick<MyTable, 'status' | 'seats' | 'seat'>): boolean {
  const own = seats[seat];
  return status === 'open' && own?.kind === 'person' && !own.isReady;
}

/** `Mathable with Camille and Nougat`: the others, where `you` are one of them. */
export function tableTitle(game: string, seats: readonly SeatInfo[], words: Label, you?: string): string {
  const others = seats.filter(seat => seat.kind !== 'person' || seat.player.id !== you);
  const names = others.flatMap(seat => nameAt(seat, words) ?? []).map(text => ({ text }));
  return names.length === 0 ? game : words.label('lobby.with', { game, names });
}
