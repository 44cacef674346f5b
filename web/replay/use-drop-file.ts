import { useEffect, useRef, useState } from 'preact/hooks';

/** A file may be dropped anywhere on the page; true while one is held above it. */
export function useDropFile(take: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
    addEventListener(
      'dragover',
      event => {
        if (!holdsFile(event)) return;
        // Without this the browser would open the file in place of the page.
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    addEventListener('dragleave', event => event.relatedTarget === null && setOver(false), { signal });
    addEventListener(
      'drop',
      event => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer?.files ?? [];
        if (file !== undefined) latest.current(file);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return over;
}
