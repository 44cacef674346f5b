import './zoom.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icons.tsx';

interface ZoomProps {
  /** Cells along a side of the square board. */
  readonly columns: number;
  /** The cell to keep in sight. */
  readonly focus: number;
  /** Which cells hold something, for the map. */
  readonly map: readonly boolean[];
  readonly labels: { readonly whole: string; readonly near: string };
  readonly children: ComponentChildren;
}

/**
 * A board that fills its place where there is room; on a phone a window on it, large enough for a finger. The
 * window is scrolled as any page is, so fingers, wheels, keys and screen readers all know how.
 */
export function Zoom({ columns, focus, map, labels, children }: ZoomProps) {
  const [whole, setWhole] = useState(false);
  const [sight, setSight] = useState<Sight>({ x: 0, y: 0, width: columns, height: columns });
  const pane = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const el = pane.current;
    if (el === null || whole) return;
    const cell = el.scrollWidth / columns;
    const [x, y] = [(focus % columns) + 0.5, Math.floor(focus / columns) + 0.5];
    el.scrollTo({
      left: x * cell - el.clientWidth / 2,
      top: y * cell - el.clientHeight / 2,
      behavior: 'smooth',
    });
  }, [focus, whole, columns]);

  function look(): void {
    const el = pane.current;
    if (el === null) return;
    const unit = columns / el.scrollWidth;
    setSight({
      x: el.scrollLeft * unit,
      y: el.scrollTop * unit,
      width: el.clientWidth * unit,
      height: el.clientHeight * unit,
    });
  }

  return (
    <div class={whole ? 'zoom whole' : 'zoom'}>
      <div class="zoom-window" ref={pane} onScroll={look}>
        <div class="zoom-board" style={{ '--columns': columns }}>
          {children}
        </div>
      </div>
      <div class="zoom-tools">
        <button
          type="button"
          class="button icon"
          aria-label={whole ? labels.near : labels.whole}
          onClick={() => setWhole(!whole)}
        >
          <Icon name={whole ? 'plus' : 'whole'} />
        </button>
        {!whole && <Overview {...{ columns, map, sight }} />}
      </div>
    </div>
  );
}

type Sight = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

function Overview({ columns, map, sight }: Pick<ZoomProps, 'columns' | 'map'> & { readonly sight: Sight }) {
  return (
    <svg class="zoom-map" viewBox={`0 0 ${columns} ${columns}`} aria-hidden="true">
      <rect width={columns} height={columns} fill="var(--sq-normal)" />
      {map.map((filled, cell) =>
        filled ? (
          <rect
            key={cell}
            x={cell % columns}
            y={Math.floor(cell / columns)}
            width=".86"
            height=".86"
            fill="var(--wood-deep)"
          />
        ) : null,
      )}
      <rect {...sight} fill="none" stroke="var(--accent)" stroke-width=".6" />
    </svg>
  );
}
