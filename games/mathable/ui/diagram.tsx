import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { isDrawn } from './diagram-list.tsx';

interface DiagramProps {
  readonly rule: string;
  readonly words: Words;
}

/** A drawing one can touch, under the paragraphs that it helps. Loaded with the rule book, not with the table. */
export function Diagram({ rule, words }: DiagramProps) {
  const [Drawing, setDrawing] = useState<ComponentType<{ readonly words: Words }> | null>(null);
  useEffect(() => {
    if (!isDrawn(rule)) return undefined;
    let wanted = true;
    import('./diagram-drawings.tsx').then(
      ({ DRAWINGS }) => wanted && setDrawing(() => DRAWINGS[rule]),
      // Without its drawing a paragraph is still complete.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [rule]);
  return Drawing === null ? null : (
    <figure class="diagram">
      <Drawing words={words} />
    </figure>
  );
}
