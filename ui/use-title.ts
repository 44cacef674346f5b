import { useEffect } from 'preact/hooks';

const NAME = 'Étagère';

/** What the tab says while this page is shown, the nearest thing first: `Leçon · Mathable · Étagère`. */
export function useTitle(...parts: readonly string[]): void {
  const title = [...parts, NAME].join(' · ');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = NAME;
    };
  }, [title]);
}
