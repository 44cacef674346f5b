/** Bots think, steps are reviewed and moves foreseen here, so that the page never waits for them. */

import { interruptionOf, type Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { AnyEnvelope } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import type { AnyPassage } from '#table/passages.ts';
import { foresee } from '../online/foresee.ts';

export type BotRequest = {
  readonly id: number;
  readonly game: string;
  readonly seed: Seed;
} & (
  | {
      readonly ask: 'move';
      readonly view: unknown;
      readonly level: Level;
      readonly kinds: readonly string[] | null;
    }
  | { readonly ask: 'hint'; readonly view: unknown }
  | { readonly ask: 'review'; readonly passage: AnyPassage }
  /** Nothing is answered: the rules are here from now on, also without a network. */
  | { readonly ask: 'rules' }
  | { readonly ask: 'foresee'; readonly before: AnyEnvelope; readonly seat: Seat; readonly move: unknown }
);

export type BotReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

/** Imagined worlds behind a hint: as many as the best bot takes. */
const HINT_WORLDS = 64;

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  think(data).then(
    answer => postMessage({ id: data.id, answer } satisfies BotReply),
    (error: unknown) => postMessage({ id: data.id, error: String(error) } satisfies BotReply),
  );
});

async function think(request: BotRequest): Promise<unknown> {
  const { game, seed } = request;
  if (request.ask === 'review') {
    const looking = await registry[game]?.review?.();
    if (looking === undefined) throw new Error(`${game} has no review`);
    return looking.review.judge(request.passage);
  }
  if (request.ask === 'rules' || request.ask === 'foresee') {
    const rules = await registry[game]?.rules?.();
    if (rules === undefined) throw new Error(`${game} has no rules`);
    return request.ask === 'foresee' ? foresee(rules.game, request) : null;
  }
  const loaded = await registry[game]?.bot?.();
  if (loaded === undefined) throw new Error(`${game} has no bot`);
  const { bot } = loaded;
  const rng = rngFor(seed, 0);
  const { view } = request;
  if (request.ask === 'hint') return bot.rank(view, { iterations: HINT_WORLDS }, rng)[0] ?? null;
  const { level, kinds } = request;
  return kinds === null ? bot.choose(view, level, rng) : interruptionOf(bot, view, { level, kinds }, rng);
}
