import type { Json } from '#contract/json.ts';
import { Player, valueOf } from './player.ts';

export interface Table {
  readonly id: string;
  /** In seat order. */
  readonly players: readonly Player[];
  readonly spectator: Player;
  readonly everybody: readonly Player[];
}

/** A table with a program on every seat and another that looks on; the match has begun, and all watch it. */
export async function setUpTable(
  base: string,
  { game, config, seats }: { readonly game: string; readonly config: Json; readonly seats: number },
): Promise<Table> {
  const everybody = await Promise.all(
    Array.from({ length: seats + 1 }, (_, i) => Player.enter(base, i < seats ? `Player ${i}` : 'Spectator')),
  );
  const players = everybody.slice(0, seats);
  const [host] = players;
  const spectator = everybody.at(-1);
  if (host === undefined || spectator === undefined) throw new Error('a table needs players');
  const { id } = valueOf(
    await host.api.create({
      game,
      config,
      visibility: 'public',
      clock: { kind: 'none' },
      chat: true,
      seats: players.map(() => ({ kind: 'person' })),
    }),
  );
  for (const [seat, player] of players.entries())
    valueOf(await player.api.sit(id, { seat, entropy: `entropy of ${seat}` }));
  for (const one of everybody) one.watch(id);
  await Promise.all(everybody.map(one => one.until(() => one.info?.seats.every(isHere) === true)));
  valueOf(await host.api.begin(id));
  await Promise.all(everybody.map(one => one.until(() => one.last !== undefined)));
  return { id, players, spectator, everybody };
}

function isHere(seat: { readonly kind: string; readonly isHere?: boolean }): boolean {
  return seat.kind === 'person' && seat.isHere === true;
}
