/** A hint, deeper each time it is asked for: where to look, what to do, why. In the sentences of a review. */
import type { AnyEnvelope, AnyGameUi, TellScene } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import { must } from '#kernel/must.ts';
import type { Words } from '#text/words.ts';
import { words as pageWords, speakNow, wordsFor } from '../app/words.ts';
import type { Advised } from '../offline/bots.ts';
import { withinSentences } from '../review/within-sentences.ts';

export const DEPTHS = ['where', 'what', 'why'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface Asked {
  readonly game: string;
  readonly gameUi: AnyGameUi;
  readonly envelope: AnyEnvelope;
  readonly scene: TellScene;
}

export interface Hint {
  readonly text: string;
  readonly depth: Depth;
}

/** `after`: what was said of it before. A game that has no sentences of its own says at once what to do. */
export async function hintAfter(
  after: Depth | null,
  { best, other }: Advised,
  { game, gameUi, envelope, scene }: Asked,
): Promise<Hint> {
  const review = reviewRegistry[game];
  const [said] = await Promise.all([review?.counsel?.(), speakNow('hints')]);
  const counsel = said?.counsel;
  const { view } = envelope;
  // All in one: there is nothing deeper.
  if (counsel === undefined) return { depth: 'why', text: await gameUi.advise(best, view, scene) };
  const depth = nextDepth(after);
  if (depth === 'what') return { depth, text: await gameUi.advise(best, view, scene) };
  const words: Words = await wordsFor(must(registry[game]), scene.words.language, review?.texts);
  const inside = { words, seatName: withinSentences(scene.seatName, words) };
  if (depth === 'where') return { depth, text: counsel.where(best, view, inside) };
  const why = counsel.why(best, view, inside, other ?? undefined).trim();
  return { depth, text: why === '' ? pageWords.value.label('hints.no-why') : why };
}

function nextDepth(after: Depth | null): Depth {
  return after === null ? 'where' : (DEPTHS[DEPTHS.indexOf(after) + 1] ?? after);
}
