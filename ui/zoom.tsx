import './zoom.css';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from './icons.tsx';

interface ZoomProps {
  /** Cells along a side of the square board. */
  readonly columns: number;
  /** The cell to keep in sight; null leaves the window where it is. */
  readonly focus: number | null;
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
export function Zoom({ columns, focus, map, labels, children }: ZoomProps) {
  const [whole, setWhole] = useState(false);
  // A signal, which one rectangle reads: scrolling must not draw a whole map at each step.
  const sight = useSignal<Sight>({ x: 0, y: 0, width: columns, height: columns });
  const isAtEnd = useComputed(() => sight.value.x + sight.value.width > columns - 1);
  const pane = useRef<HTMLDivElement>(null);
  const hasLooked = useRef(false);

  useEffect(() => {
    const el = pane.current;
    if (el === null || whole || focus === null) return;
    const cell = el.scrollWidth / columns;
    const place = hasLooked.current ? nearest : centred;
    hasLooked.current = true;
    const left = place(el.scrollLeft, (focus % columns) * cell, cell, el.clientWidth);
    const top = place(el.scrollTop, Math.floor(focus / columns) * cell, cell, el.clientHeight);
    if (Math.abs(left - el.scrollLeft) > 1 || Math.abs(top - el.scrollTop) > 1) el.scrollTo({ left, top });
  }, [focus, whole, columns]);

  // Asked for when the size changes, not at each touch: to answer, a browser must lay out the page anew.
  useEffect(() => {
    const el = pane.current;
    if (el === null) return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(el);
    return () => watch.disconnect();
  }, [whole]);

  const overview = useMemo(() => <Overview {...{ columns, map, sight }} />, [columns, map, sight]);

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
      <div class={isAtEnd.value ? 'zoom-tools left' : 'zoom-tools'}>
        <button
          type="button"
          class="button icon"
          aria-label={whole ? labels.near : labels.whole}
          onClick={() => setWhole(!whole)}
        >
          <Icon name={whole ? 'plus' : 'whole'} />
        </button>
        {!whole && overview}
      </div>
    </div>
  );
}

/** Where to scroll so that a cell and its neighbours are seen, moving no further than need be. */
function nearest(now: number, from: number, cell: number, room: number): number {
  if (room < (BEFORE + 1 + AFTER) * cell) return centred(now, from, cell, room);
  return Math.max(from + (1 + AFTER) * cell - room, Math.min(now, from - BEFORE * cell));
}

function centred(_now: number, from: number, cell: number, room: number): number {
  return from + cell / 2 - room / 2;
}

type Sight = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function Overview({
  columns,
  map,
  sight,
}: Pick<ZoomProps, 'columns' | 'map'> & { readonly sight: Signal<Sight> }) {
  const filled = map
    .flatMap((here, cell) => (here ? [`M${cell % columns} ${Math.floor(cell / columns)}h.86v.86h-.86z`] : []))
    .join('');
  return (
    <svg class="zoom-map" viewBox={`0 0 ${columns} ${columns}`} aria-hidden="true">
      <rect width={columns} height={columns} fill="var(--sq-normal)" />
      <path d={filled} fill="var(--wood-deep)" />
      <InSight sight={sight} />
    </svg>
  );
}

function InSight({ sight }: { readonly sight: Signal<Sight> }) {
  return <rect {...sight.value} fill="none" stroke="var(--accent)" stroke-width=".6" />;
}
