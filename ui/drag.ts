import { useRef, useState } from 'preact/hooks';

/** How far a finger may tremble before it drags. */
const SLACK = 6;

export interface Drag {
  /** The pointer moved, in page coordinates. */
  readonly move: (x: number, y: number) => void;
  readonly drop: (x: number, y: number) => void;
  readonly cancel: () => void;
}

/**
 * Pointer events of something that can be tapped or dragged, by mouse, finger or pen alike. `start` is called
 * once it is clear that it is a drag; a tap stays a click.
 */
export function useDrag(start: () => Drag | null): { onPointerDown: (event: PointerEvent) => void } {
  const begin = useRef(start);
  begin.current = start;
  return {
    onPointerDown: event => {
      if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
      follow(event, event.currentTarget, () => begin.current());
    },
  };
}

/** What is being dragged, and where to draw it. */
export interface Dragged<T> {
  readonly what: T;
  readonly x: number;
  readonly y: number;
}

/** One of several things in the air at a time: `dragOf` is what each hands to `useDrag`. */
export function useDragged<T>(drop: (what: T, x: number, y: number) => void): {
  readonly dragged: Dragged<T> | null;
  readonly dragOf: (what: T) => Drag;
} {
  const [dragged, setDragged] = useState<Dragged<T> | null>(null);
  const dragOf = (what: T): Drag => ({
    move: (x, y) => setDragged({ what, x, y }),
    drop: (x, y) => {
      setDragged(null);
      drop(what, x, y);
    },
    cancel: () => setDragged(null),
  });
  return { dragged, dragOf };
}

function follow(down: PointerEvent, target: HTMLElement, start: () => Drag | null): void {
  let drag: Drag | null = null;
  const stop = new AbortController();
  const { signal } = stop;
  const { pointerId } = down;

  addEventListener(
    'pointermove',
    event => {
      if (event.pointerId !== pointerId) return;
      if (drag === null) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < SLACK) return;
        drag = start();
        if (drag === null) {
          stop.abort();
          return;
        }
        target.setPointerCapture(pointerId);
      }
      drag.move(event.clientX, event.clientY);
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    event => {
      if (event.pointerId !== pointerId) return;
      stop.abort();
      if (drag === null) return;
      drag.drop(event.clientX, event.clientY);
      // The click that follows a drop is not a tap.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    },
    { signal },
  );
  addEventListener(
    'pointercancel',
    event => {
      if (event.pointerId !== pointerId) return;
      stop.abort();
      drag?.cancel();
    },
    { signal },
  );
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
