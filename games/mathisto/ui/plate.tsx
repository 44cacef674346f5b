import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface PlateProps {
  readonly line: string;
  /** The ground under the label, so that it can lie on lines. */
  readonly ground: string;
  readonly accent: string;
}

const RADIUS = 90;

/** Liu Hui cuts the circle finer and finer: 6, 12, 24 sides. Around the origin, 192 units wide. */
export function LiuHui({ line, ground, accent }: PlateProps): JSX.Element {
  const id = useId();
  return (
    <g fill="none" stroke={line} stroke-linejoin="round">
      <clipPath id={id}>
        <path d={GAINED} />
      </clipPath>
      <path d={HATCHING} clip-path={`url(#${id})`} stroke-width=".8" />
      <path d={TICKS} stroke-width=".6" />
      <path d={rays(24)} stroke-width=".5" />
      <path d={rays(6)} stroke-width="1.1" />
      <circle r={RADIUS} stroke-width="1.8" />
      <path d={polygon(24)} stroke-width=".6" />
      <path d={polygon(12)} stroke-width="1.4" />
      <path d={polygon(6)} stroke={accent} stroke-width="2.8" />
      <circle r="2.6" fill={line} stroke="none" />
      <text
        y="34"
        font-size="15"
        text-anchor="middle"
        fill={line}
        stroke={ground}
        stroke-width="5"
        paint-order="stroke"
        style={{ fontFamily: 'var(--serif)', fontStyle: 'italic' }}
      >
        π ≈ 157/50
      </text>
    </g>
  );
}

/** Corner `i` of `n`, the first at the top. */
function corner(i: number, n: number, radius = RADIUS): string {
  const angle = -Math.PI / 2 + (2 * Math.PI * i) / n;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

function each(n: number, draw: (i: number) => string): string {
  return Array.from({ length: n }, (_, i) => draw(i)).join('');
}

function polygon(n: number): string {
  return `M${Array.from({ length: n }, (_, i) => corner(i, n)).join('L')}Z`;
}

function rays(n: number): string {
  return each(n, i => `M0 0L${corner(i, n)}`);
}

/** What twelve sides gain on six: one triangle on each side of the hexagon. */
const GAINED = each(6, i => `M${corner(2 * i, 12)}L${corner(2 * i + 1, 12)}L${corner(2 * i + 2, 12)}Z`);
const HATCHING = each(100, i => `M${-200 + i * 3} -100l200 200`);
const TICKS = each(96, i => `M${corner(i, 96)}L${corner(i, 96, RADIUS + (i % 8 === 0 ? 6 : 3))}`);
