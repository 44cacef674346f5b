import type { AnyGame } from '#contract/game.ts';
import { playable } from '../app/playable.ts';

/** The rules of a game, if it is on the shelf and has some. A file may name anything. */
export async function rulesOf(id: string): Promise<AnyGame | undefined> {
  return (await playable(id))?.game;
}
