/** Thinks for the bots of the house, on a thread of its own. */
import { parentPort } from 'node:worker_threads';
import { registry } from '#games/registry.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { interruptionOf, type Level } from '#search/bot.ts';

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly level: Level;
  /** What it may interrupt with; null if it must choose. */
  readonly kinds: readonly string[] | null;
  readonly seed: Seed;
}
export type Answer =
  | { readonly id: number; readonly move: unknown }
  | { readonly id: number; readonly error: string };

parentPort?.on('message', (question: Question) => {
  think(question).then(
    move => parentPort?.postMessage({ id: question.id, move } satisfies Answer),
    (error: unknown) => parentPort?.postMessage({ id: question.id, error: String(error) } satisfies Answer),
  );
});

async function think({ game, view, level, kinds, seed }: Question): Promise<unknown> {
  const bot = (await registry[game]?.bot?.())?.bot;
  if (bot === undefined) throw new Error(`${game} has no bot`);
  const rng = rngFor(seed, 0);
  return kinds === null ? bot.choose(view, level, rng) : interruptionOf(bot, view, { level, kinds }, rng);
}
