import type { ComponentChildren, JSX } from 'preact';

/** One ink for all faces, whatever the theme: a face is an object. */
export const INK = '#2a211a';

/** Faces are drawn in a box of 100. Whose it is stands beside it in words. */
export function Portrait({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <svg class="portrait" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface LineProps {
  readonly d: string;
  readonly width?: number;
}

export function Line({ d, width = 3 }: LineProps): JSX.Element {
  return (
    <path
      d={d}
      fill="none"
      stroke={INK}
      stroke-width={width}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

export function Head({ d, fill, width = 3 }: LineProps & { readonly fill: string }): JSX.Element {
  return <path d={d} fill={fill} stroke={INK} stroke-width={width} stroke-linejoin="round" />;
}

/** The right eye mirrors the left one. */
export function Eyes({
  y,
  left,
  r,
}: {
  readonly y: number;
  readonly left: number;
  readonly r: number;
}): JSX.Element {
  return (
    <g fill={INK}>
      <circle cx={left} cy={y} r={r} />
      <circle cx={100 - left} cy={y} r={r} />
    </g>
  );
}
