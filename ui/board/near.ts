import { useLayoutEffect, useRef } from 'preact/hooks';
import { yetToMove } from './gliding.ts';

/** Between a bubble and its cell, or the edge of the screen; pixels. */
const GAP = 10;
/** From a corner of the bubble to its tip, at least. */
const CORNER = 18;
/** What lies round a board and is read or pressed; its edge may be covered. */
const AROUND = { what: '.seat, .coach-actions', edge: 12 } as const;

/**
 * Keeps a bubble beside what it speaks of: to its left, right, below or above, wherever it fits whole on the
 * screen and covers none of the elements it speaks about. Its tip (`--tip`) points at the middle of the target.
 */
export function useNear(anchor: string, avoid: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  // Once for each target: to answer where things are, a browser must lay out the page.
  useLayoutEffect(() => {
    const place = (): void => placeNear(ref.current, anchor, avoid);
    place();
    const target = document.querySelector(anchor);
    const pane = target?.closest('.zoom-window') ?? null;
    // A board that is scrolled or a window that changes takes the bubble along. One that glides comes to it: to move
    // it at each step would lay out and paint the page as often.
    const follow = (): void => {
      const { x, y } = yetToMove(pane);
      if (x === 0 && y === 0) place();
    };
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', place);
    // So does one that makes room for something else.
    const board = target?.closest('.board');
    const watch = new ResizeObserver(place);
    if (board) watch.observe(board);
    return () => {
      watch.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', place);
    };
  }, [anchor, avoid.join()]);
  return ref;
}

/** The bubble is `position: fixed`: a board may be a window that cuts off what is in it. */
function placeNear(bubble: HTMLElement | null, anchor: string, avoid: readonly string[]): void {
  const cell = document.querySelector(anchor);
  if (bubble === null || cell === null) return;
  const pane = cell.closest('.zoom-window');
  const move = yetToMove(pane);
  /** Where an element is, or will be once the board has come to rest. */
  const boxOf = (one: Element): DOMRect => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return pane?.contains(one)
      ? new DOMRect(x + move.x, y + move.y, width, height)
      : new DOMRect(x, y, width, height);
  };
  const boxesOf = (selector: string): DOMRect[] => [...document.querySelectorAll(selector)].map(boxOf);
  const target = boxOf(cell);
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const obstacles = [
    { box: target, weight: 4 },
    ...avoid.flatMap(boxesOf).map(box => ({ box, weight: 1 })),
    // What is to be pressed next.
    ...boxesOf('[data-clear]').map(box => ({ box, weight: 8 })),
    ...boxesOf(AROUND.what).map(box => ({ box: inset(box, AROUND.edge), weight: 2 })),
  ];
  const { side, x, y } = bestSpot({ width, height }, target, obstacles);
  const isBeside = side === 'left' || side === 'right';
  const tip = isBeside
    ? within(target.top + target.height / 2 - y, CORNER, height - CORNER)
    : within(target.left + target.width / 2 - x, CORNER, width - CORNER);
  // Not `left` and `top`: a browser would lay out the page a second time.
  bubble.style.translate = `${x}px ${y}px`;
  bubble.style.setProperty('--tip', `${tip}px`);
  bubble.dataset['side'] = side;
}

type Size = { readonly width: number; readonly height: number };
type Spot = { readonly side: string; readonly x: number; readonly y: number };

type Obstacle = { readonly box: DOMRect; readonly weight: number };

function bestSpot(bubble: Size, target: DOMRect, obstacles: readonly Obstacle[]): Spot {
  const middle = target.top + target.height / 2 - bubble.height / 2;
  const centre = target.left + target.width / 2 - bubble.width / 2;
  const spots: readonly Spot[] = [
    onScreen({ side: 'left', x: target.left - bubble.width - GAP, y: middle }, bubble),
    onScreen({ side: 'right', x: target.right + GAP, y: middle }, bubble),
    onScreen({ side: 'below', x: centre, y: target.bottom + GAP }, bubble),
    onScreen({ side: 'above', x: centre, y: target.top - bubble.height - GAP }, bubble),
  ];
  const cost = (spot: Spot): number => {
    const there = new DOMRect(spot.x, spot.y, bubble.width, bubble.height);
    return obstacles.reduce((sum, { box, weight }) => sum + weight * overlap(there, box), 0);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function onScreen({ side, x, y }: Spot, { width, height }: Size): Spot {
  return {
    side,
    x: within(x, GAP, innerWidth - width - GAP),
    y: within(y, GAP, innerHeight - height - GAP),
  };
}

function inset({ x, y, width, height }: DOMRect, edge: number): DOMRect {
  return new DOMRect(x + edge, y + edge, Math.max(0, width - 2 * edge), Math.max(0, height - 2 * edge));
}

/** Where both bounds cannot be kept, the lower one is. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function overlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
