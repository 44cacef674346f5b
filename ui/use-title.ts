import { useEffect } from 'preact/hooks';

const HOUSE = 'Étagère';

/** What the tab says while this page is shown, the nearest thing first: `Leçon · Mathable · Étagère`. */
export function useTitle(...parts: readonly string[]): void {
  const title = [...parts, HOUSE].join(' · ');
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = HOUSE;
    };
  }, [title]);
}
