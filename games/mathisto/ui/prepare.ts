import { bringAnswers } from '../rules/answers-apart.ts';
import { bringWorlds } from '../rules/imagine-apart.ts';
import { parseConfig } from '../rules/parse.ts';

/** Brings the key to typed answers, and the worlds of `imagine`. */
export async function prepare(config?: unknown): Promise<void> {
  const isWhole = config === undefined;
  const isTyped = isWhole || parseConfig(config)?.answers === 'open';
  const [answers, worlds] = await Promise.all([
    isTyped ? import('../rules/answers.ts') : null,
    isWhole ? import('../rules/imagine.ts') : null,
  ]);
  if (answers !== null) bringAnswers(answers);
  if (worlds !== null) bringWorlds(worlds);
}
