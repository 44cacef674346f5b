import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';

type Drawing = ComponentType<{ readonly words: Words }>;

interface LateDrawingProps {
  /** Asked once; another paragraph needs another key. */
  readonly load: () => Promise<Drawing>;
  readonly words: Words;
  readonly class: string;
}

/** A drawing one can touch, under a paragraph that it helps. Loaded with the rule book, not with the table. */
export function LateDrawing({ load, words, class: name }: LateDrawingProps) {
  const [Loaded, setLoaded] = useState<Drawing | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      drawing => wanted && setLoaded(() => drawing),
      // Without its drawing a paragraph is still complete.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Loaded === null ? null : (
    <figure class={name}>
      <Loaded words={words} />
    </figure>
  );
}
