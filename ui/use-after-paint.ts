import { useEffect, useState } from 'preact/hooks';

/** The value as of the last paint: what is costly to draw from it follows one paint later. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(() => value), [value]);
  return painted;
}

/** Does what can wait until the next paint is over. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
