/**
 * Cards fly. Each drawn card carries `data-card="<key>"`: where it was before a step is measured, then where it is
 * after it, and the way between is animated. A card that was not there may come from a place
 * (`data-place="seat-2"`), and one that is gone may go to one. Nothing waits for it: any touch ends what is running.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A name in `data-place`: a plaque, the stock, the tray. */
export type PlaceName = string;

export interface Way {
  readonly place: PlaceName;
  /** Milliseconds at the usual speed, before it leaves. */
  readonly delay?: number;
}

interface Flights {
  /** Another one is another step: cards fly. Null: nothing to measure yet. */
  readonly step: string;
  /** Milliseconds for one piece of a story, as the table is told; 0: nothing moves. */
  readonly pace: number;
  /** Where a card comes from that was not drawn before, `index` counting these. */
  readonly from?: (card: string, index: number) => Way | null;
  /** Where a card goes that is not drawn any more. */
  readonly to?: (card: string) => Way | null;
}

interface Seen {
  readonly element: HTMLElement;
  readonly box: DOMRect;
}

/** Milliseconds at the usual speed, as --move in tokens.css. */
const MOVE = 260;
/** Milliseconds for one piece of a story at the usual speed, as --story in tokens.css. */
const USUAL = 600;
/** Overshoots a little, as a card that is laid down; and comes to rest gently. See tokens.css. */
const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)';
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Call it in a table, before it draws: it measures what is on the page now, and lets fly what has moved after. */
export function useFlights(flights: Flights): void {
  const { step, pace } = flights;
  const last = useRef<{ step: string; seen: ReadonlyMap<string, Seen> } | null>(null);
  // Measured while rendering, because only now is the page still as it was.
  if (last.current !== null && last.current.step !== step)
    last.current = { step, seen: pace > 0 ? cardsNow() : new Map() };
  useLayoutEffect(() => {
    if (last.current === null) {
      last.current = { step, seen: new Map() };
      return;
    }
    if (pace > 0) letFly(last.current.seen, flights);
  }, [step]);
}

/** The cards on the page, each where it lies or flies. */
function cardsNow(): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of document.querySelectorAll<HTMLElement>('main [data-card]')) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) seen.set(element.dataset['card'] ?? '', { element, box });
  }
  return seen;
}

function letFly(before: ReadonlyMap<string, Seen>, { pace, from, to }: Flights): void {
  endFlights();
  const speed = pace / USUAL;
  const after = cardsNow();
  let fresh = 0;
  for (const [card, { element, box }] of after) {
    const was = before.get(card);
    const way = was === undefined ? (from?.(card, fresh++) ?? null) : null;
    const start = was?.box ?? boxOf(way);
    if (start === null || isSame(start, box)) continue;
    const isTurned = was !== undefined && faceOf(was.element) !== faceOf(element);
    run(element, [{ ...shift(start, box), ...(isTurned ? { opacity: 0, offset: 0 } : {}) }, STILL], {
      duration: MOVE * speed,
      delay: (way?.delay ?? 0) * speed,
      easing: way === null ? SETTLE : EASE,
    });
  }
  for (const [card, { element, box }] of before) {
    const way = after.has(card) ? null : (to?.(card) ?? null);
    const end = boxOf(way);
    if (end === null || element.isConnected) continue;
    flyAway(element, { start: box, end, duration: MOVE * speed, delay: (way?.delay ?? 0) * speed });
  }
}

const STILL: Keyframe = { translate: '0 0', scale: '1' };

/** From where something is, how to look as if it were elsewhere. */
function shift(there: DOMRect, here: DOMRect): Keyframe {
  const x = there.x + there.width / 2 - (here.x + here.width / 2);
  const y = there.y + there.height / 2 - (here.y + here.height / 2);
  return { translate: `${x}px ${y}px`, scale: `${there.width / here.width}` };
}

/** A card that is not drawn any more: a picture of it flies, and is gone. */
function flyAway(
  element: HTMLElement,
  { start, end, duration, delay }: { start: DOMRect; end: DOMRect; duration: number; delay: number },
): void {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('flying');
  Object.assign(ghost.style, {
    left: `${start.x}px`,
    top: `${start.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  document.querySelector('main')?.append(ghost);
  const flight = run(ghost, [STILL, shift(end, start)], { duration, delay, easing: EASE });
  flight.addEventListener('finish', () => ghost.remove());
  flight.addEventListener('cancel', () => ghost.remove());
}

const running = new Set<Animation>();

function run(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const flight = element.animate(frames, { ...timing, fill: 'backwards' });
  element.classList.add('in-flight');
  running.add(flight);
  const done = (): void => {
    element.classList.remove('in-flight');
    running.delete(flight);
  };
  flight.addEventListener('finish', done);
  flight.addEventListener('cancel', done);
  listen();
  return flight;
}

/** Everything is where it goes. */
export function endFlights(): void {
  for (const flight of running) flight.finish();
}

let isListening = false;

/** A touch anywhere, or a key, ends what is running. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const touch of ['pointerdown', 'keydown'])
    document.addEventListener(touch, endFlights, { capture: true, passive: true });
}

function boxOf(way: Way | null): DOMRect | null {
  if (way === null) return null;
  return document.querySelector(`[data-place="${way.place}"]`)?.getBoundingClientRect() ?? null;
}

function faceOf(element: HTMLElement): string {
  return element.dataset['face'] ?? 'up';
}

function isSame(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2;
}
