import type { ComponentType, JSX } from 'preact';
import { useRef } from 'preact/hooks';

/**
 * A drawing that depends on nothing but what it is given: as long as that is the same, nothing of it is made or compared
 * again. A touch draws a table anew, and each of its cards has some thirty shapes.
 */
export function drawnOnce<P extends object>(Drawing: ComponentType<P>) {
  return function Drawn(props: P): JSX.Element {
    const last = useRef<{ readonly props: P; readonly element: JSX.Element } | null>(null);
    if (last.current === null || !isSame(last.current.props, props))
      last.current = { props, element: <Drawing {...props} /> };
    return last.current.element;
  };
}

function isSame<P extends object>(a: P, b: P): boolean {
  const keys = Object.keys(b) as (keyof P)[];
  return keys.length === Object.keys(a).length && keys.every(key => a[key] === b[key]);
}
