/** Bots think, steps are reviewed and moves foreseen here, so that the page never waits for them. */

import { interruptionOf, type Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import type { AnyEnvelope } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import type { AnyPassage } from '#table/passages.ts';
import { foresee } from '../online/foresee.ts';

export type Question = {
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

export type Answer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

/** Imagined worlds behind a hint: as many as the best bot takes. */
const HINT_WORLDS = 64;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  think(data).then(
    answer => postMessage({ id: data.id, answer } satisfies Answer),
    (error: unknown) => postMessage({ id: data.id, error: String(error) } satisfies Answer),
  );
});

async function think(question: Question): Promise<unknown> {
  const { game, seed } = question;
  if (question.ask === 'review') {
    const looking = await registry[game]?.review?.();
    if (looking === undefined) throw new Error(`${game} has no review`);
    return looking.review.judge(question.passage);
  }
  if (question.ask === 'rules' || question.ask === 'foresee') {
    const rules = await registry[game]?.rules?.();
    if (rules === undefined) throw new Error(`${game} has no rules`);
    return question.ask === 'foresee' ? foresee(rules.game, question) : null;
  }
  const loaded = await registry[game]?.bot?.();
  if (loaded === undefined) throw new Error(`${game} has no bot`);
  const { bot } = loaded;
  const rng = rngFor(seed, 0);
  const { view } = question;
  if (question.ask === 'hint') return bot.rank(view, { iterations: HINT_WORLDS }, rng)[0] ?? null;
  const { level, kinds } = question;
  return kinds === null ? bot.choose(view, level, rng) : interruptionOf(bot, view, { level, kinds }, rng);
}
