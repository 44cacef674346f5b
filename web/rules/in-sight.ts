import { useEffect } from 'preact/hooks';

/** What a person does when they go on reading: from then on the page is theirs. */
const READS_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the paragraph asked for to the top and gives it the focus. Drawings above it arrive later and would
 * push it away: it is brought back until the reader moves.
 */
export function useInSight(
  book: { readonly current: HTMLElement | null },
  asked: { readonly rule: string | undefined },
): void {
  useEffect(() => {
    const { rule } = asked;
    const paragraph =
      rule === undefined ? null : book.current?.querySelector<HTMLElement>(`#${CSS.escape(rule)}`);
    if (!paragraph || book.current === null) return undefined;
    const stop = new AbortController();
    const show = (): void => paragraph.scrollIntoView({ block: 'start' });
    const sizes = new ResizeObserver(show);
    // A dialog opens, and takes the focus, only after its content was drawn.
    const timer = setTimeout(() => {
      paragraph.focus({ preventScroll: true });
      show();
      if (book.current !== null) sizes.observe(book.current);
      for (const event of READS_ON)
        addEventListener(event, () => sizes.disconnect(), { signal: stop.signal, passive: true });
    }, 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
      sizes.disconnect();
    };
  }, [asked, book]);
}
