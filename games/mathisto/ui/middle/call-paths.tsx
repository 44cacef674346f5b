import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';

interface CallPathsProps {
  readonly caller: Seat;
  /** Whoever was called. */
  readonly from: Seat;
  readonly isGiven: boolean;
}

interface Paths {
  readonly asked: string;
  readonly given: string;
  readonly tip: string;
}

/** Of the way from edge to edge, how far it bends aside; in parts of the height of the card. */
const ABOVE = 0.44;
const BELOW = 0.12;
/** Pixels between a plaque and where a path begins or ends; and the two barbs of its arrow. */
const GAP = 10;
const BARB = 20;

/** Between two others: dotted from who asks to who is asked, dashed back to where the card goes, both by the middle. */
export function CallPaths({ caller, from, isGiven }: CallPathsProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState<Paths | null>(null);
  // Plaques lie where the frame puts them: they are measured, again whenever the cloth has another size.
  useLayoutEffect(() => {
    const cloth = svg.current;
    if (cloth === null) return undefined;
    const observer = new ResizeObserver(() => setPaths(pathsOn(cloth, caller, from)));
    observer.observe(cloth);
    setPaths(pathsOn(cloth, caller, from));
    return () => observer.disconnect();
  }, [caller, from]);
  return (
    <svg class="call-paths" aria-hidden="true" ref={svg}>
      {paths !== null && <path class="asked" d={paths.asked} />}
      {paths !== null && isGiven && (
        <>
          <path class="given" d={paths.given} />
          <path class="tip" d={paths.tip} />
        </>
      )}
    </svg>
  );
}

type Point = readonly [x: number, y: number];

function pathsOn(cloth: SVGSVGElement, caller: Seat, from: Seat): Paths | null {
  const origin = cloth.getBoundingClientRect();
  const card = cloth.parentElement?.querySelector('[data-place="called"]')?.getBoundingClientRect();
  const [asking, asked] = [caller, from].map(seat => {
    const plate = document.querySelector(`.stage [data-place="seat-${seat}"]`);
    return plate === null ? null : edgeOf(plate, origin);
  });
  if (!card || !asking || !asked) return null;
  const middle: Point = [card.x + card.width / 2 - origin.x, card.y + card.height / 2 - origin.y];
  const over = bow(asking, asked, aside(middle, asking, asked, -ABOVE * card.height));
  const under = bow(asked, asking, aside(middle, asking, asked, BELOW * card.height));
  return { asked: over.d, given: under.d, tip: arrow(under.control, asking) };
}

/** Where a path leaves a plaque: at the side that looks to the middle of the cloth. */
function edgeOf(plate: Element, origin: DOMRect): Point {
  const { left, right, top, bottom } = plate.getBoundingClientRect();
  const [x, y] = [(left + right) / 2 - origin.x, (top + bottom) / 2 - origin.y];
  const third = origin.width / 3;
  if (x < third) return [right - origin.x + GAP, y];
  return x > 2 * third ? [left - origin.x - GAP, y] : [x, bottom - origin.y + GAP];
}

/** A point beside the middle, at right angles to the way; positive is further down. */
function aside([x, y]: Point, [ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const sign = bx < ax ? -1 : 1;
  return [x - (sign * (by - ay) * far) / length, y + (sign * (bx - ax) * far) / length];
}

/** A curve from one point to another that passes through a third, half way. */
function bow(
  [ax, ay]: Point,
  [bx, by]: Point,
  [x, y]: Point,
): { readonly d: string; readonly control: Point } {
  const control: Point = [2 * x - (ax + bx) / 2, 2 * y - (ay + by) / 2];
  return { d: `M${makePoint([ax, ay])}Q${makePoint(control)} ${makePoint([bx, by])}`, control };
}

function arrow([cx, cy]: Point, tip: Point): string {
  const angle = Math.atan2(cy - tip[1], cx - tip[0]);
  const [one, other] = [-0.5, 0.5].map(turn =>
    makePoint([tip[0] + BARB * Math.cos(angle + turn), tip[1] + BARB * Math.sin(angle + turn)]),
  );
  return `M${one}L${makePoint(tip)}L${other}`;
}

function makePoint([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
