/**
 * Cards fly. Each drawn card carries `data-card="<key>"`: where it was before a step is measured, then where it is
 * after it, and the way between is animated. A card that is known by another name on one side of the step says it
 * in `data-flight`; one that lies face down says so with `data-face="down"`, and turns on its way. A card that was
 * not there may come from a place (`data-place="seat-2"`), and one that is gone may go to one. Nothing waits for it:
 * any touch ends what is running.
 */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A place that a card comes from or goes to. */
export interface Way extends How {
  /** A name in `data-place`: a plaque, the stock, the tray. */
  readonly place: string;
}

/** Where nothing is said: 260 ms, at once, straight. */
export interface How {
  /** Milliseconds at the usual speed. */
  readonly duration?: number;
  /** Milliseconds at the usual speed, before it leaves. */
  readonly delay?: number;
  /** How far the way bends to its left, as a part of its length. */
  readonly bend?: number;
}

interface Flights {
  /** Another one is another step: cards fly. */
  readonly step: string;
  /** Milliseconds for one piece of a story, as the table is told; 0: nothing moves. */
  readonly pace: number;
  /** The first step drawn is the first of a match: what lies there comes from somewhere. */
  readonly opens?: boolean;
  /** Where a card comes from that was not drawn before, `index` counting these. */
  readonly from?: (card: string, index: number) => Way | null;
  /** Where a card goes that is not drawn any more. */
  readonly to?: (card: string) => Way | null;
  /** How a card flies that was drawn before and still is. */
  readonly how?: (card: string) => How | null;
}

interface Seen {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  readonly names: readonly string[];
}

/** Milliseconds at the usual speed, as --move in tokens.css. */
const MOVE = 260;
/** Milliseconds for one piece of a story at the usual speed, as --story in tokens.css. */
const USUAL = 600;
/** As in tokens.css: a card that is laid down overshoots a little; one that leaves comes to rest gently. */
const SETTLE = 'cubic-bezier(0.3, 1.35, 0.5, 1)';
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Call it in a table, before it draws: it measures what is on the page now, and lets fly what has moved after. */
export function useFlights(flights: Flights): void {
  const { step, pace, opens = false } = flights;
  const last = useRef<{ readonly step: string; readonly seen: readonly Seen[] } | null>(null);
  // Measured while rendering, because only now is the page still as it was.
  if (last.current !== null && last.current.step !== step)
    last.current = { step, seen: pace > 0 ? cardsNow() : [] };
  useLayoutEffect(() => {
    const isFirst = last.current === null;
    const seen = last.current?.seen ?? [];
    last.current = { step, seen: [] };
    if (pace > 0) listen();
    if (pace > 0 && (opens || !isFirst)) letFly(seen, flights);
  }, [step]);
}

/** Everything is where it goes. */
export function endFlights(): void {
  for (const flight of running) flight.finish();
}

/** The cards on the page, each where it lies or flies. */
function cardsNow(): readonly Seen[] {
  const drawn = [...document.querySelectorAll<HTMLElement>('main [data-card]')];
  return drawn.flatMap(element => {
    const { card = '', flight } = element.dataset;
    const box = element.getBoundingClientRect();
    return box.width === 0 ? [] : [{ element, box, names: flight === undefined ? [card] : [card, flight] }];
  });
}

function letFly(before: readonly Seen[], { pace, from, to, how }: Flights): void {
  endFlights();
  const speed = pace / USUAL;
  const after = cardsNow();
  let fresh = 0;
  for (const { element, box, names } of after) {
    const [card = ''] = names;
    const was = before.find(one => one.names.some(name => names.includes(name)));
    if (was !== undefined) move(was, { element, box, names }, timed(how?.(card) ?? {}, speed));
    else {
      const way = from?.(card, fresh++) ?? null;
      const start = boxOf(way);
      if (way !== null && start !== null)
        fly(element, [start, box], box, { ...timed(way, speed), easing: EASE });
    }
  }
  for (const one of before) {
    const isGone = !after.some(({ names }) => names.some(name => one.names.includes(name)));
    const way = isGone ? (to?.(one.names[0] ?? '') ?? null) : null;
    const end = boxOf(way);
    if (way === null || end === null || one.element.isConnected) continue;
    fly(ghostOf(one), [one.box, end], one.box, { ...timed(way, speed), easing: EASE });
  }
}

interface Timing {
  readonly duration: number;
  readonly delay: number;
  readonly bend: number;
}

function timed({ duration = MOVE, delay = 0, bend = 0 }: How, speed: number): Timing {
  return { duration: duration * speed, delay: delay * speed, bend };
}

/** From where it was to where it is, turning if its other side is up now. */
function move(was: Seen, is: Seen, timing: Timing): void {
  if (faceOf(was.element) === faceOf(is.element)) {
    if (!isSame(was.box, is.box)) fly(is.element, [was.box, is.box], is.box, { ...timing, easing: SETTLE });
    return;
  }
  // The old side is seen until the card stands on its edge, half way.
  const middle = between(was.box, is.box);
  const half = { ...timing, duration: timing.duration / 2 };
  if (!was.element.isConnected || was.element !== is.element)
    fly(ghostOf(was), [was.box, middle], was.box, { ...half, easing: 'ease-in', turn: 'away' });
  fly(is.element, [middle, is.box], is.box, {
    ...half,
    delay: timing.delay + half.duration,
    easing: SETTLE,
    turn: 'here',
  });
}

interface Flying extends Timing {
  readonly easing: string;
  /** Onto its edge, or up from it. */
  readonly turn?: 'away' | 'here';
}

/** Animates an element that lies at `home` from one box to another. */
function fly(
  element: HTMLElement,
  [start, end]: readonly [DOMRect, DOMRect],
  home: DOMRect,
  how: Flying,
): void {
  const { duration, delay, easing, bend, turn } = how;
  const frames = [
    at(start, home, turn === 'here'),
    ...(bend === 0 ? [] : [at(bent(start, end, bend), home, false)]),
    at(end, home, turn === 'away'),
  ];
  const flight = element.animate(frames, { duration, delay, easing, fill: 'backwards' });
  const isGhost = element.classList.contains('flying');
  element.classList.add('in-flight');
  running.add(flight);
  const done = (): void => {
    running.delete(flight);
    if (isGhost) element.remove();
    else element.classList.remove('in-flight');
  };
  flight.addEventListener('finish', done);
  flight.addEventListener('cancel', done);
}

/** How something looks that lies at `home` and is seen at `box`; on its edge it has no width. */
function at(box: DOMRect, home: DOMRect, onEdge: boolean): Keyframe {
  const x = box.x + box.width / 2 - (home.x + home.width / 2);
  const y = box.y + box.height / 2 - (home.y + home.height / 2);
  const scale = box.width / home.width;
  return { translate: `${x}px ${y}px`, scale: `${onEdge ? 0 : scale} ${scale}` };
}

function between(a: DOMRect, b: DOMRect): DOMRect {
  const mean = (one: number, other: number): number => (one + other) / 2;
  return new DOMRect(mean(a.x, b.x), mean(a.y, b.y), mean(a.width, b.width), mean(a.height, b.height));
}

/** Half way, moved aside by a part of the length of the way. */
function bent(a: DOMRect, b: DOMRect, bend: number): DOMRect {
  const { x, y, width, height } = between(a, b);
  return new DOMRect(x - (b.y - a.y) * bend, y + (b.x - a.x) * bend, width, height);
}

/** A picture of a card as it was, which flies and is gone. */
function ghostOf({ element, box }: Seen): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-card');
  ghost.removeAttribute('data-flight');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  ghost.classList.add('flying');
  const { x, y, width, height } = box;
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  document.querySelector('main')?.append(ghost);
  return ghost;
}

const running = new Set<Animation>();
let isListening = false;

/** A touch anywhere, or a key, ends what is running: flights, and what a style sheet moves. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const touch of ['pointerdown', 'keydown'])
    document.addEventListener(touch, endMotion, { capture: true, passive: true });
}

function endMotion(): void {
  endFlights();
  const moving = document.querySelector('main')?.getAnimations({ subtree: true }) ?? [];
  // What goes on for ever has no end to be at.
  for (const one of moving)
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) one.finish();
}

function boxOf(way: Way | null): DOMRect | null {
  if (way === null) return null;
  const place = document.querySelector(`[data-place="${way.place}"]`);
  const box = place?.getBoundingClientRect();
  if (box === undefined) return null;
  // Not as wide as a plaque: a card goes into it, or comes out of it.
  const side = Math.min(box.width, box.height);
  return new DOMRect(box.x + (box.width - side) / 2, box.y, side, side);
}

function faceOf(element: HTMLElement): string {
  return element.dataset['face'] ?? 'up';
}

function isSame(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2;
}
