import './zoom.css';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { glideTo } from './gliding.ts';

interface ZoomProps {
  /** Cells along a side of the square board. */
  readonly columns: number;
  /** The cell to keep in sight; null leaves the window where it is. */
  readonly focus: number | null;
  /** Cells to be seen with it, as far as there is room: the rest of a line. */
  readonly around?: readonly number[];
  /** Cells that can be played now: map and button make room for them. */
  readonly lit?: readonly number[];
  /** Which cells hold something, for the map. */
  readonly map: readonly boolean[];
  readonly labels: { readonly whole: string; readonly near: string };
  readonly children: ComponentChildren;
}

/** Cells that must be seen around the one in focus: a line is two cells and their result, and the map lies at the end. */
const BEFORE = 2;
const AFTER = 3;

/**
 * A board that fills its place where there is room; on a phone a window on it, large enough for a finger. The
 * window is scrolled as any page is, so fingers, wheels, keys and screen readers all know how.
 */
export function Zoom({ columns, focus, around = NONE, lit = NONE, map, labels, children }: ZoomProps) {
  const [whole, setWhole] = useState(false);
  // A signal, which one rectangle reads: scrolling must not draw a whole map at each step.
  const sight = useSignal<Sight>({ x: 0, y: 0, width: 0, height: 0 });
  const pane = useRef<HTMLDivElement>(null);
  const hasLooked = useRef(false);

  function aim(): void {
    const el = pane.current;
    if (el === null || whole || focus === null) return;
    const cell = el.scrollWidth / columns;
    const place = hasLooked.current ? nearest : centred;
    hasLooked.current = true;
    const along = (coordinate: (at: number) => number): Span => {
      const all = [focus, ...around].map(coordinate);
      return {
        at: coordinate(focus) * cell,
        from: Math.min(...all) * cell,
        to: (Math.max(...all) + 1) * cell,
      };
    };
    const left = place(
      el.scrollLeft,
      along(at => at % columns),
      cell,
      el.clientWidth,
    );
    const top = place(
      el.scrollTop,
      along(at => Math.floor(at / columns)),
      cell,
      el.clientHeight,
    );
    if (Math.abs(left - el.scrollLeft) > 1 || Math.abs(top - el.scrollTop) > 1) glideTo(el, { left, top });
  }
  // Before what lies beside a cell is placed: it asks where the cell will be.
  useLayoutEffect(aim, [focus, around.join(), whole, columns]);

  // Asked for when the size changes, not at each touch: to answer, a browser must lay out the page anew.
  const latest = useRef(aim);
  latest.current = aim;
  // Before the first drawing: the tools lie where they will stay.
  useLayoutEffect(() => {
    const el = pane.current;
    if (el === null) return undefined;
    const watch = new ResizeObserver(() => {
      look();
      latest.current();
    });
    watch.observe(el);
    return () => watch.disconnect();
  }, [whole]);

  const overview = useMemo(() => <Overview {...{ columns, map, lit, sight }} />, [columns, map, lit, sight]);

  function look(): void {
    const el = pane.current;
    // On paper it is not there.
    if (el === null || el.scrollWidth === 0) return;
    const unit = columns / el.scrollWidth;
    sight.value = {
      x: el.scrollLeft * unit,
      y: el.scrollTop * unit,
      width: el.clientWidth * unit,
      height: el.clientHeight * unit,
    };
  }

  return (
    <div class={whole ? 'zoom whole' : 'zoom'}>
      <div class="zoom-window" ref={pane} onScroll={look}>
        <div class="zoom-board" style={{ '--columns': columns }}>
          {children}
        </div>
      </div>
      <Tools {...{ columns, lit, sight }} isWhole={whole} map={overview}>
        <button
          type="button"
          class="button icon"
          aria-label={whole ? labels.near : labels.whole}
          onClick={() => setWhole(!whole)}
        >
          <Icon name={whole ? 'plus' : 'whole'} />
        </button>
      </Tools>
    </div>
  );
}

interface ToolsProps {
  readonly columns: number;
  readonly lit: readonly number[];
  readonly sight: Signal<Sight>;
  readonly isWhole: boolean;
  readonly map: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Drawn anew while the window is scrolled: nothing of it but its place. */
function Tools({ columns, lit, sight, isWhole, map, children }: ToolsProps) {
  // Until it is known what is in sight, no corner is: nothing is put where it may not stay.
  if (!isWhole && sight.value.width === 0) return null;
  const { at, hasRoom } = isWhole ? USUAL : freeCorner(sight.value, lit, columns);
  return (
    <div class={`zoom-tools ${at}`}>
      {children}
      {!isWhole && hasRoom && map}
    </div>
  );
}

/** What is to be seen along one side of the window; pixels of the board. */
type Span = { readonly at: number; readonly from: number; readonly to: number };

/** Where to scroll so that all of it and its neighbours are seen, moving no further than need be. */
function nearest(now: number, span: Span, cell: number, room: number): number {
  const [from, to] = [span.from - BEFORE * cell, span.to + AFTER * cell];
  if (to - from <= room) return Math.max(to - room, Math.min(now, from));
  if (span.to - span.from <= room) return Math.max(span.to - room, Math.min(now, span.from));
  return centred(now, span, cell, room);
}

function centred(_now: number, { at, from, to }: Span, cell: number, room: number): number {
  return (to - from <= room ? (from + to) / 2 : at + cell / 2) - room / 2;
}

const NONE: readonly number[] = [];

/** How many cells the tools cover, the button alone and with the map. */
const BUTTON = { width: 1.2, height: 1.2 };
const WITH_MAP = { width: 1.8, height: 2.8 };
/** Where the tools may lie, the usual place first. */
const CORNERS = ['bottom right', 'bottom left', 'top right', 'top left'] as const;

interface Corner {
  readonly at: (typeof CORNERS)[number];
  /** For the map. */
  readonly hasRoom: boolean;
}

const USUAL: Corner = { at: 'bottom right', hasRoom: true };

/** A corner of the window where the tools cover nothing that can be played, and whether the map has room there. */
function freeCorner({ x, y, width, height }: Sight, lit: readonly number[], columns: number): Corner {
  // The last columns are in sight: people look there, so the tools make room for them.
  const isAtEnd = x + width > columns - 1;
  const corners = isAtEnd ? (['bottom left', ...CORNERS] as const) : CORNERS;
  const isFree = (corner: string, size: { readonly width: number; readonly height: number }): boolean => {
    const left = corner.endsWith('left') ? x : x + width - size.width;
    const top = corner.startsWith('top') ? y : y + height - size.height;
    return lit.every(cell => {
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      return column + 1 <= left || column >= left + size.width || row + 1 <= top || row >= top + size.height;
    });
  };
  const roomy = corners.find(corner => isFree(corner, WITH_MAP));
  if (roomy !== undefined) return { at: roomy, hasRoom: true };
  return { at: corners.find(corner => isFree(corner, BUTTON)) ?? 'bottom right', hasRoom: false };
}

type Sight = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function Overview({
  columns,
  map,
  lit,
  sight,
}: Pick<ZoomProps, 'columns' | 'map'> & {
  readonly lit: readonly number[];
  readonly sight: Signal<Sight>;
}) {
  const squareAt = (cell: number): string => `M${cell % columns} ${Math.floor(cell / columns)}h.86v.86h-.86z`;
  const filled = map.flatMap((here, cell) => (here ? [squareAt(cell)] : [])).join('');
  return (
    <svg class="zoom-map" viewBox={`0 0 ${columns} ${columns}`} aria-hidden="true">
      <rect width={columns} height={columns} fill="var(--sq-normal)" />
      <path d={filled} fill="var(--wood-deep)" />
      <path d={lit.map(squareAt).join('')} fill="var(--accent)" />
      <InSight sight={sight} />
    </svg>
  );
}

function InSight({ sight }: { readonly sight: Signal<Sight> }) {
  return <rect {...sight.value} fill="none" stroke="var(--accent)" stroke-width=".6" />;
}
