import { useLayoutEffect, useRef } from 'preact/hooks';

const GAP = 10;

/**
 * Keeps a bubble beside what it speaks of: to its right, left, below or above, wherever it fits whole on the
 * screen and covers none of the elements it speaks about.
 */
export function useNear(anchor: string, avoid: readonly string[]) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => placeNear(ref.current, anchor, avoid);
    place();
    // A board that scrolls or a window that changes takes the bubble along.
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  });
  return ref;
}

function placeNear(bubble: HTMLElement | null, anchor: string, avoid: readonly string[]): void {
  const target = document.querySelector(anchor);
  if (bubble === null || target === null) return;
  const parent = bubble.offsetParent?.getBoundingClientRect() ?? new DOMRect();
  const spared = avoid.flatMap(one =>
    [...document.querySelectorAll(one)].map(el => el.getBoundingClientRect()),
  );
  const spot = bestSpot(bubble.getBoundingClientRect(), target.getBoundingClientRect(), spared);
  bubble.style.left = `${spot.x - parent.left}px`;
  bubble.style.top = `${spot.y - parent.top}px`;
  bubble.dataset['side'] = spot.side;
}

type Spot = { readonly side: string; readonly x: number; readonly y: number };

function bestSpot(bubble: DOMRect, target: DOMRect, spared: readonly DOMRect[]): Spot {
  const middle = target.top + target.height / 2 - bubble.height / 2;
  const centre = target.left + target.width / 2 - bubble.width / 2;
  const spots: readonly Spot[] = [
    onScreen({ side: 'left', x: target.left - bubble.width - GAP, y: middle }, bubble),
    onScreen({ side: 'right', x: target.right + GAP, y: middle }, bubble),
    onScreen({ side: 'below', x: centre, y: target.bottom + GAP }, bubble),
    onScreen({ side: 'above', x: centre, y: target.top - bubble.height - GAP }, bubble),
  ];
  const cost = (spot: Spot): number => {
    const box = new DOMRect(spot.x, spot.y, bubble.width, bubble.height);
    return overlap(box, target) * 4 + spared.reduce((sum, one) => sum + overlap(box, one), 0);
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

function onScreen({ side, x, y }: Spot, { width, height }: DOMRect): Spot {
  return {
    side,
    x: Math.max(GAP, Math.min(x, innerWidth - width - GAP)),
    y: Math.max(GAP, Math.min(y, innerHeight - height - GAP)),
  };
}

function overlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
