import { useLayoutEffect, useRef } from 'preact/hooks';

interface TableKeys {
  /** 1 for the key 1. */
  readonly digit: (digit: number) => void;
  readonly escape: () => void;
}

/** Digits choose among what is offered, Escape goes back: from anywhere on the table, unless somebody types. */
export function useTableKeys(keys: TableKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // With the drawing, not after it: a key pressed at once must count.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      // What lies above the table has the keys.
      if (document.querySelector('dialog[open], :popover-open') !== null) return;
      if (key === 'Escape') latest.current.escape();
      else if (/^[1-9]$/.test(key) && !(target instanceof HTMLInputElement))
        latest.current.digit(Number(key));
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
