/** Where cards are on the page: for flight.ts. */

/** A card as it was seen. */
export interface Seen {
  readonly element: HTMLElement;
  readonly names: readonly string[];
  readonly isDown: boolean;
  readonly box: Box;
}

/** Where a drawing lies, in pixels of the window, and how it is turned. */
export interface Box {
  /** The middle of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees. */
  readonly angle: number;
}

/** What carries a card while it flies. */
export const carriers = new WeakMap<Element, HTMLElement>();

/** The cards on the page, each where it lies or flies. */
export function cardsNow(): readonly Seen[] {
  const drawn = [...document.querySelectorAll<HTMLElement>('main [data-card]')];
  return drawn.flatMap(element => {
    const carrier = carriers.get(element);
    const box = carrier === undefined ? boxOf(element) : boxAt(carrier, angleOf(carrier));
    const { card = '', flight, face } = element.dataset;
    const names = flight === undefined ? [card] : [card, flight];
    return box.width > 0 ? [{ element, box, names, isDown: face === 'down' }] : [];
  });
}

/** A card is its drawing: what holds it may be as narrow as the strip that is seen of it. */
export function boxOf(element: HTMLElement): Box {
  return boxAt(drawingIn(element), angleOf(element.parentElement) + angleOf(element));
}

/** A card that comes out of a place, or goes into it: as small as it would lie there. */
export function boxAtPlace(place: HTMLElement): Box {
  const { x, y, width, height } = place.getBoundingClientRect();
  const side = Math.min(width, height);
  return { x: x + width / 2, y: y + height / 2, width: side / 1.4, height: side, angle: 0 };
}

function boxAt(seen: Element, angle: number): Box {
  const { x, y, width, height } = seen.getBoundingClientRect();
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((Math.abs(angle) * Math.PI) / 180)];
  // A turned card stands in a box that is larger than itself.
  const less = cos * cos - sin * sin;
  return {
    x: x + width / 2,
    y: y + height / 2,
    width: (width * cos - height * sin) / less,
    height: (height * cos - width * sin) / less,
    angle,
  };
}

/** The one that is seen: a phone shows the head of a covered card in its place. */
export function drawingIn(element: Element): Element {
  const drawings = [...element.querySelectorAll('svg')];
  return drawings.find(one => one.getClientRects().length > 0) ?? element;
}

/** A copy that is seen wherever it is put: a style sheet may show the drawing itself only in its hand. */
export function pictureOf(drawing: Element): HTMLElement | SVGElement {
  const picture = drawing.cloneNode(true) as HTMLElement | SVGElement;
  picture.style.display = 'block';
  return picture;
}

/** Degrees. */
function angleOf(element: Element | null): number {
  if (element === null) return 0;
  const { transform, rotate } = getComputedStyle(element);
  const own = rotate === 'none' ? 0 : Number.parseFloat(rotate);
  if (transform === 'none') return own;
  const { a, b } = new DOMMatrix(transform);
  return own + (Math.atan2(b, a) * 180) / Math.PI;
}
