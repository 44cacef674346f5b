import type { Words } from '#text/words.ts';
import { later } from '#ui/later.tsx';
import { isDrawn } from './drawn.ts';

const Drawing = later(async () => (await import('./drawings.tsx')).Drawing, { optional: true, inBook: true });

/** A drawing one can touch, under the paragraphs that it helps. Loaded with the rule book, not with the table. */
export function Diagram({ rule, words }: { readonly rule: string; readonly words: Words }) {
  return isDrawn(rule) ? <Drawing rule={rule} words={words} /> : null;
}
