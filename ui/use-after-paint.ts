import { useEffect, useState } from 'preact/hooks';

/** The value of the last paint: what follows from it is drawn after the value itself has been seen. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => setPainted(() => value), [value]);
  return painted;
}

/** Does what can wait until the next paint is over. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
