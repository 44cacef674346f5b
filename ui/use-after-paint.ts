import { useEffect, useMemo, useState } from 'preact/hooks';

/** The value as of the last paint: what is costly to draw from it follows one paint later. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(() => value), [value]);
  return painted;
}

/** The same as long as the same is asked: `prompt`. What is asked anew does not wait. */
export function useSeen<T>(value: T, prompt: string): T {
  const now = useMemo(() => ({ value, prompt }), [value, prompt]);
  const seen = useAfterPaint(now);
  return seen.prompt === prompt ? seen.value : value;
}

/** Whoever goes on by keyboard is where the last key led: what comes next is there for the next one. */
export function isByKeyboard(): boolean {
  return document.activeElement?.matches(':focus-visible') === true;
}

/** Does what can wait until the next paint is over. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
