import type { Meta } from '#contract/meta.ts';
import type { SeatOrder, TableOrder } from '#protocol/http.ts';

/** A table as it is being thought of. `chat`: only if somebody said so. */
export type Draft = Omit<TableOrder, 'game' | 'config'> & {
  readonly config: Readonly<Record<string, string>>;
};

/** Oneself and as many others as the box asks for, by link, without a clock. */
export function usualDraft({ players }: Pick<Meta, 'players'>): Draft {
  const seats = Array.from({ length: Math.max(players.min, 2) }, (): SeatOrder => ({ kind: 'person' }));
  return { config: {}, seats, visibility: 'link', clock: { kind: 'none' } };
}

/** Friends write to each other; strangers do not, unless talk is part of the game. The same is in the server. */
export function usualChat(meta: Pick<Meta, 'talks'>, visibility: TableOrder['visibility']): boolean {
  return visibility === 'link' || meta.talks === true;
}
