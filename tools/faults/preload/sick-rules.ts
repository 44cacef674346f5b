/** As its parent says: one move in ten of Calculator breaks the code of its rules, or they never come back. */
import type { AnyGame } from '#contract/game.ts';
import { registry } from '#games/registry.ts';

const { calculator } = registry;
const healthy = calculator?.rules;
let moves = 0;
let illness: 'none' | 'throws' | 'loops' = 'none';

process.on('message', (message: { readonly illness?: typeof illness }) => {
  illness = message.illness ?? illness;
});
process.channel?.unref();

function neverEnds(): never {
  for (;;);
}

async function sick(): Promise<{ readonly game: AnyGame }> {
  if (healthy === undefined) throw new Error('no rules');
  const { game } = await healthy();
  const check: AnyGame['check'] = (view, move) => {
    moves += 1;
    if (illness === 'loops') return game.check(view, new Proxy(move as object, { get: neverEnds }));
    if (illness === 'throws' && moves % 10 === 0) throw new Error('rules that broke');
    return game.check(view, move);
  };
  return { game: { ...game, check } };
}

Object.assign(calculator ?? {}, { rules: sick });
