/** Bots think, steps are reviewed and moves foreseen here, so that the page never waits for them. */

import { decisionsIn, REVIEW_WORLDS } from '#bots/look-back.ts';
import { strokesIn } from '#bots/luck.ts';
import { ODDS_CHANCE, ODDS_WORLDS } from '#bots/odds.ts';
import { momentAt } from '#bots/swing.ts';
import { interruptionOf, type Level } from '#contract/bot.ts';
import { registry } from '#games/registry.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import type { AnyPassage } from '#table/passages.ts';
import { foresee, type OwnChoice } from '../online/foresee.ts';

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
  /** `match`: the seed of the match, so that a review says the same each time. */
  | {
      readonly ask: 'look-back';
      readonly passage: AnyPassage;
      readonly step: number;
      readonly match: Seed;
      readonly isDealt: boolean;
    }
  | {
      readonly ask: 'moment';
      readonly view: unknown;
      readonly step: number;
      readonly seats: number;
      readonly match: Seed;
    }
  | {
      readonly ask: 'odds';
      readonly view: unknown;
      readonly step: number;
      readonly match: Seed;
      /** What all seats saw, where the truth is asked for too. */
      readonly truth: readonly unknown[] | null;
    }
  /** Nothing is answered: the rules are here from now on, also without a network. */
  | { readonly ask: 'rules' }
  | (OwnChoice & { readonly ask: 'foresee' })
);

export type BotReply =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string }
  /** A part of the worker did not come. */
  | { readonly id: number; readonly missing: string };

class Missing extends Error {}

/** Imagined worlds behind a hint: as many as the best bot takes. */
const HINT_WORLDS = 64;

addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  think(data).then(
    answer => postMessage({ id: data.id, answer } satisfies BotReply),
    (error: unknown) => {
      const why = String(error);
      const reply: BotReply =
        error instanceof Missing ? { id: data.id, missing: why } : { id: data.id, error: why };
      postMessage(reply);
    },
  );
});

async function think(request: BotRequest): Promise<unknown> {
  const { game, seed } = request;
  if (request.ask === 'review') {
    const looking = await here(reviewRegistry[game]?.review);
    if (looking?.review.judge === undefined) throw new Error(`${game} has no review`);
    return looking.review.judge(request.passage);
  }
  if (request.ask === 'odds') {
    const looking = await here(reviewRegistry[game]?.review);
    const rng = rngFor(request.match, ODDS_CHANCE + request.step);
    const maker = looking?.review.odds;
    if (maker === undefined) return null;
    const held = request.truth?.map(view => maker.held(view)) ?? null;
    return { odds: maker.of(request.view, ODDS_WORLDS, rng), held };
  }
  if (request.ask === 'rules' || request.ask === 'foresee') {
    const rules = await here(registry[game]?.rules);
    if (rules === undefined) throw new Error(`${game} has no rules`);
    return request.ask === 'foresee' ? foresee(rules.game, request) : null;
  }
  const loaded = await here(registry[game]?.bot);
  if (loaded === undefined) throw new Error(`${game} has no bot`);
  const { bot } = loaded;
  if (request.ask === 'look-back') {
    const { passage, step, match, isDealt } = request;
    const looking = await here(reviewRegistry[game]?.review);
    const decisions = decisionsIn(bot, passage, { step, seed: match, budget: { iterations: REVIEW_WORLDS } });
    const asked = { step, seed: match, worlds: REVIEW_WORLDS, isDealt };
    return { decisions, strokes: looking === undefined ? [] : strokesIn(looking.review, passage, asked) };
  }
  if (request.ask === 'moment') {
    const rules = await here(registry[game]?.rules);
    if (rules === undefined) throw new Error(`${game} has no rules`);
    const { step, view, seats, match } = request;
    return momentAt(rules.game, bot, { step, view }, { seats, worlds: REVIEW_WORLDS, seed: match });
  }
  const rng = rngFor(seed, 0);
  const { view } = request;
  if (request.ask === 'hint') {
    const [best, other = null] = bot.rank(view, { iterations: HINT_WORLDS }, rng);
    return best === undefined ? null : { best, other };
  }
  const { level, kinds } = request;
  return kinds === null ? bot.choose(view, level, rng) : interruptionOf(bot, view, { level, kinds }, rng);
}

/** A part of a game, or that it did not come. */
async function here<Part>(load: (() => Promise<Part>) | undefined): Promise<Part | undefined> {
  try {
    return await load?.();
  } catch (error) {
    throw new Missing(String(error));
  }
}
