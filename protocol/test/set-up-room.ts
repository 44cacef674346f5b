import type { Json } from '#contract/json.ts';
import { api } from '../http.ts';
import { Player, valueOf } from './player.ts';

export interface SetUpRoom {
  readonly id: string;
  readonly code: string;
  readonly screen: Player;
  /** In the order in which they came: the first one leads. */
  readonly people: readonly Player[];
}

/** A room with a screen and so many people with phones, all of whom watch it. */
export async function setUpRoom(base: string, count: number): Promise<SetUpRoom> {
  const { id, code, player, token } = valueOf(await api(base).openRoom());
  const screen = new Player(base, { player: { id: player }, token });
  const people: Player[] = [];
  for (let i = 0; i < count; i++) {
    const one = await Player.enter(base, `Player ${i}`);
    valueOf(await one.api.joinRoom(id));
    people.push(one);
  }
  for (const one of [screen, ...people]) one.client.watchRoom(id);
  await Promise.all([screen, ...people].map(one => one.until(() => one.room?.people.length === count)));
  return { id, code, screen, people };
}

/** Plays a box in a room: everybody adds to the deal, and watches the table; answers with its id. */
export async function playInRoom(
  { id, screen, people }: SetUpRoom,
  { game, config, seats }: { readonly game: string; readonly config: Json; readonly seats: number },
): Promise<string> {
  valueOf(await screen.api.setBox(id, { game, config, seats, level: 1 }));
  const { id: table } = valueOf(await screen.api.beginInRoom(id));
  for (const one of people) valueOf(await one.api.sitInRoom(id, `entropy of ${one.id}`));
  for (const one of [screen, ...people]) one.watch(table);
  await Promise.all([screen, ...people].map(one => one.until(() => one.last !== undefined)));
  return table;
}
