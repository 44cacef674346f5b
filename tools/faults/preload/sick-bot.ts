/** In every thread: of three thoughts of Mathable's bot one never ends, and one breaks off. */
import type { AnyBot } from '#contract/bot.ts';
import { registry } from '#games/registry.ts';

const { mathable } = registry;
const healthy = mathable?.bot;
let thoughts = 0;

async function sick(): Promise<{ readonly bot: AnyBot }> {
  if (healthy === undefined) throw new Error('no bot');
  const { bot } = await healthy();
  const choose: AnyBot['choose'] = (view, level, rng, share) => {
    thoughts += 1;
    if (thoughts % 3 === 1) for (;;);
    if (thoughts % 3 === 2) throw new Error('a bot that broke');
    return bot.choose(view, level, rng, share) as unknown;
  };
  return { bot: { ...bot, choose } };
}

Object.assign(mathable ?? {}, { bot: sick });
