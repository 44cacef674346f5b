import { useEffect } from 'preact/hooks';

/** Events by which a reader scrolls: from then on the page is not scrolled for them. */
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
