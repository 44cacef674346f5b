import type * as Worlds from './imagine.ts';

let worlds: typeof Worlds | null = null;

/** In a page this stands for `imagine.ts`, which only bots need, and tables elsewhere. */
export const imagine: typeof Worlds.imagine = (view, rng) => {
  if (worlds === null) throw new Error('a table that was not prepared for it imagines nothing');
  return worlds.imagine(view, rng);
};

export function bringWorlds(brought: typeof Worlds): void {
  worlds = brought;
}
