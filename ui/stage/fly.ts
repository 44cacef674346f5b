/** How cards get from where they were to where they are: see flight.ts. */
import { letFold, type Sheet, sheetNow } from './fold.ts';
import { type Box, boxAtPlace, boxOf, cardsNow, carriers, drawingIn, pictureOf, type Seen } from './seen.ts';
import { EASE, MOVE, SETTLE, slowness } from './times.ts';

/** A place that a card comes from or goes to. */
export interface Way extends How {
  /** A name in `data-place`: a plaque, the stock, the tray. */
  readonly place: string;
  /** It lay face down there, though nothing of that is drawn any more. */
  readonly isDown?: true;
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

export interface Flights extends Ways {
  /** Another one is another step: cards fly. */
  readonly step: string;
  /** Milliseconds for one piece of a story, as the table is told; 0: nothing moves. */
  readonly pace: number;
}

/** What a game knows of them. */
export interface Ways {
  /** Where a card comes from that was not drawn before; `index` counts those that come from somewhere. */
  readonly from?: (card: string, index: number) => Way | null;
  /** Where a card goes that is not drawn any more. */
  readonly to?: (card: string) => Way | null;
  /** How a card flies that was drawn before and still is. */
  readonly how?: (card: string) => How | null;
}

/** Part of the time after which a card that turns stands on its edge: by then it is half way. */
const ON_EDGE = 0.3;

/** Where a card leaves, or where it arrives. */
interface End {
  readonly box: Box;
  readonly isDown: boolean;
  /** None at a plaque: a card comes out of it, or goes into it. */
  readonly drawing: Element | null;
  /** Where it arrives: not seen before it does. */
  readonly element?: HTMLElement;
}

interface Timing {
  readonly duration: number;
  readonly delay: number;
  readonly bend: number;
  readonly easing: string;
}

/** What lay there before a step. */
export interface Before {
  readonly cards: readonly Seen[];
  readonly sheet: Sheet | null;
}

export function lookAround(): Before {
  return { cards: cardsNow(), sheet: sheetNow() };
}

export function letFly({ cards: before, sheet }: Before, flights: Flights): void {
  const after = cardsNow();
  const { pace, from, to, how } = flights;
  const timed = ({ duration = MOVE, delay = 0, bend = 0 }: How, easing: string): Timing => {
    const times = slowness(pace);
    return { duration: duration * times, delay: delay * times, bend, easing };
  };
  if (sheet !== null) letFold(sheet, slowness(pace));
  let came = 0;
  for (const is of after) {
    const [card = ''] = is.names;
    const was = before.find(one => isOne(one, is));
    if (was !== undefined) {
      move(was, is, timed(how?.(card) ?? {}, SETTLE));
      continue;
    }
    const way = from?.(card, came) ?? null;
    const start = placeOf(way);
    if (way === null || start === null) continue;
    came += 1;
    carry(start, endOf(is), timed(way, EASE));
  }
  for (const was of before) {
    if (was.element.isConnected || after.some(is => isOne(was, is))) continue;
    const way = to?.(was.names[0] ?? '') ?? null;
    const end = placeOf(way);
    if (way !== null && end !== null) carry(endOf(was), end, timed(way, EASE));
  }
}

function isOne(was: Seen, is: Seen): boolean {
  return was.names.some(name => is.names.includes(name));
}

function endOf({ element, box, isDown }: Seen): End & { readonly element: HTMLElement } {
  return { element, box, isDown, drawing: drawingIn(element) };
}

/** From where it was to where it is. Cards that only make room stay in their order, one over the other. */
function move(was: Seen, is: Seen, timing: Timing): void {
  const isTurned = was.isDown !== is.isDown;
  if (!isTurned && isSame(was.box, is.box)) return;
  const isInPlace = was.element === is.element || isBeside(was.box, is.box);
  if (isTurned || !isInPlace) return carry(endOf(was), endOf(is), timing);
  carriers.get(is.element)?.remove();
  is.element.animate(
    [{ translate: wayFrom(was.box, is.box), scale: `${was.box.width / is.box.width}` }, {}],
    {
      ...timing,
      fill: 'backwards',
    },
  );
}

/**
 * A picture of the card flies over everything, turned as it was and then as it lies; the card itself is not seen
 * until it arrives, but can be touched.
 */
function carry(start: End, end: End, timing: Timing): void {
  const { duration, delay, easing, bend } = timing;
  const isTurned = start.isDown !== end.isDown && start.drawing !== null && end.drawing !== null;
  const [home, drawing] = end.drawing === null ? [start.box, start.drawing] : [end.box, end.drawing];
  const carrier = document.createElement('div');
  carrier.className = 'flying';
  carrier.inert = true;
  Object.assign(carrier.style, {
    left: `${home.x - home.width / 2}px`,
    top: `${home.y - home.height / 2}px`,
    width: `${home.width}px`,
    height: `${home.height}px`,
  });
  for (const one of isTurned ? [start.drawing, end.drawing] : [drawing])
    if (one !== null) carrier.append(pictureOf(one));
  document.querySelector('main')?.append(carrier);

  const at = (box: Box): Keyframe => ({
    translate: wayFrom(box, home),
    scale: `${box.width / home.width}`,
    rotate: `${box.angle}deg`,
    visibility: 'visible',
  });
  const times = { duration, delay, fill: 'forwards' } as const;
  const middle = bend === 0 ? [] : [at(bent(start.box, end.box, bend))];
  const flight = carrier.animate([at(start.box), ...middle, at(end.box)], { ...times, easing });
  if (isTurned) turn(carrier, times);
  const { element } = end;
  if (element !== undefined) {
    element.animate({ opacity: [0, 0] }, { duration: duration + delay });
    carriers.get(element)?.remove();
    carriers.set(element, carrier);
  }
  const done = (): void => {
    carrier.remove();
    if (element !== undefined && carriers.get(element) === carrier) carriers.delete(element);
  };
  flight.addEventListener('finish', done);
  flight.addEventListener('cancel', done);
}

/** One side is seen until the card stands on its edge, then the other. */
function turn({ children }: HTMLElement, times: KeyframeAnimationOptions): void {
  for (const [i, side] of [...children].entries()) {
    const [first, second] = i === 0 ? ['1', '0'] : ['0', '1'];
    side.animate(
      [
        { opacity: first, transform: 'none' },
        { opacity: first, transform: 'scaleX(0)', offset: ON_EDGE },
        { opacity: second, transform: 'scaleX(0)', offset: ON_EDGE },
        { opacity: second, transform: 'none' },
      ],
      times,
    );
  }
}

/** What moves something that lies at `home` to where it is seen at `box`. */
export function wayFrom(box: Box, home: Box): string {
  return `${box.x - home.x}px ${box.y - home.y}px`;
}

/** Half way, moved aside by a part of the length of the way. */
function bent(a: Box, b: Box, bend: number): Box {
  const mean = (key: keyof Box): number => (a[key] + b[key]) / 2;
  return {
    x: mean('x') - (b.y - a.y) * bend,
    y: mean('y') + (b.x - a.x) * bend,
    width: mean('width'),
    height: mean('height'),
    angle: mean('angle'),
  };
}

/** The last back of a closed hand, the uppermost of a heap, a card; or a plaque. */
function placeOf(way: Way | null): End | null {
  const there = way === null ? null : document.querySelector<HTMLElement>(`main [data-place="${way.place}"]`);
  if (way === null || there === null) return null;
  const backs = way.place.startsWith('seat-') ? there.closest('.place')?.querySelector('.held') : there;
  const drawing = [...(backs?.querySelectorAll('svg') ?? [])].at(-1);
  if (drawing?.parentElement) {
    const isDown = there.dataset['card'] === undefined;
    return { box: boxOf(drawing.parentElement), isDown, drawing };
  }
  const back = way.isDown ? document.querySelector('main .held svg') : null;
  return { box: boxAtPlace(there), isDown: back !== null, drawing: back };
}

/** As large, and no further than to the next place: still in its row. */
function isBeside(a: Box, b: Box): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < a.width && Math.abs(a.width - b.width) < 2;
}

function isSame(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2;
}
