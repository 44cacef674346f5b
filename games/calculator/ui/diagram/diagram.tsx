import type { Words } from '#text/words.ts';
import { later } from '#ui/later.tsx';

interface DiagramProps {
  readonly rule: string;
  readonly words: Words;
}

const DRAWN: ReadonlySet<string> = new Set(['CA-1', 'CA-4', 'CA-6', 'CA-8', 'CA-13']);

const Drawing = later<DiagramProps>(() => import('./drawings.tsx').then(one => one.Drawing), {
  optional: true,
  inBook: true,
});

/** A drawing one can touch, under the paragraphs that it helps. Loaded with the rule book, not with the table. */
export function Diagram({ rule, words }: DiagramProps) {
  return DRAWN.has(rule) ? <Drawing rule={rule} words={words} /> : null;
}
