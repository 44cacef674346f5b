import type { MyTable, SeatInfo, TableInfo } from '#protocol/table-info.ts';
import type { Words } from '#text/words.ts';
import { type PageLabel, words } from '../app/words.ts';

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

/** Without whom nothing begins; where a bot plays until somebody comes, nobody is missing. */
export function freeSeats(seats: readonly SeatInfo[]): number {
  return seats.filter(seat => seat.kind === 'empty' && seat.level === undefined).length;
}

/** The seats that bots play until one takes them: of a match that came from a device, but for its owner's, who has another's. */
export function awaitedSeats(
  { seats, carried }: Pick<TableInfo, 'seats' | 'carried'>,
  me?: string,
): number[] {
  return seats.flatMap((there, seat) => {
    const isOwn = carried?.seat === seat;
    return there.kind === 'empty' && there.level !== undefined && isOwn === (carried?.by.id === me)
      ? [seat]
      : [];
  });
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

/** Where a match comes from that began on somebody's device, and what that device knew: all who sit here are told. */
export function carriedWords(
  { carried }: Pick<TableInfo, 'carried'>,
  { isShort = false }: { readonly isShort?: boolean } = {},
): string {
  if (carried === undefined) return '';
  const { label } = words.value;
  const name = carried.by.name === '' ? label('online.somebody') : carried.by.name;
  if (isShort) return label('online.carried-short', { name });
  const anew = carried.isAnew ? 'yes' : 'no';
  return label('online.carried', { name, step: carried.step, anew });
}
