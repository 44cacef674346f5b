import type { Words } from '#text/words.ts';
import { LateDrawing } from '#ui/late-drawing.tsx';
import { isDrawn } from './diagram-list.ts';

export function Diagram({ rule, words }: { readonly rule: string; readonly words: Words }) {
  if (!isDrawn(rule)) return null;
  const load = async () => (await import('./diagram-drawings.tsx')).DRAWINGS[rule];
  return <LateDrawing key={rule} class="gamate-diagram" {...{ load, words }} />;
}
