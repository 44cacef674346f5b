import type { ComponentChildren, JSX } from 'preact';

interface LastMarkProps {
  readonly x: number;
  readonly y: number;
  /** The ring. */
  readonly children: ComponentChildren;
}

/** What others have just laid: a small mark, or a ring on a screen that is seen from afar. */
export function LastMark({ x, y, children }: LastMarkProps): JSX.Element {
  return (
    <>
      <circle class="mark" cx={x} cy={y} r="9" />
      <g class="last-ring" display="none">
        {children}
      </g>
    </>
  );
}
