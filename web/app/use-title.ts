import { useEffect } from 'preact/hooks';

const HOUSE = 'Étagère';

/** What the tab says while this page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${HOUSE}`;
    return () => {
      document.title = HOUSE;
    };
  }, [title]);
}
