import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

type Point = readonly [x: number, y: number];

/** Each colour has a darker edge and the hatching that heralds give it, so that it is named without colour. */
const COLOURS = {
  red: { fill: '#d4491f', edge: '#8c2a0d', turn: 90 },
  blue: { fill: '#1f6fb4', edge: '#0d3f6e', turn: 0 },
  green: { fill: '#109a72', edge: '#06573f', turn: 45 },
} as const;
type Colour = keyof typeof COLOURS;

/** The middle of what stands between the columns. */
const CX = 100;
const CY = 168;

/** Every prime has one place in the temple: 3 is the roof, 2 the columns, 5 what stands between them. */
const SHAPES = {
  2: { colour: 'red', d: column(17) + column(169) },
  3: { colour: 'blue', d: frame(roof(0), roof(11)) },
  5: { colour: 'green', d: frame(pentagon(36), pentagon(23)) },
} as const satisfies Record<number, { colour: Colour; d: string }>;
export type Drawn = keyof typeof SHAPES;

/** The drawing of a number: its prime factors, each in its place. x from 17 to 183, y from 40 to 220. */
export function Temple({ primes }: { readonly primes: readonly Drawn[] }): JSX.Element {
  return (
    <>
      {primes.map(prime => (
        <Painted key={prime} {...SHAPES[prime]} />
      ))}
    </>
  );
}

function Painted({ colour, d }: { readonly colour: Colour; readonly d: string }): JSX.Element {
  const id = useId();
  const { fill, edge, turn } = COLOURS[colour];
  return (
    <g>
      <clipPath id={id}>
        <path d={d} clip-rule="evenodd" />
      </clipPath>
      <path d={d} fill={fill} fill-rule="evenodd" />
      <g clip-path={`url(#${id})`} opacity=".34">
        <path d={HATCHING} stroke="#fff" stroke-width="1.3" transform={`rotate(${turn} ${CX} 134)`} />
      </g>
      <path d={d} fill="none" stroke={edge} stroke-width="2" stroke-linejoin="round" />
    </g>
  );
}

const HATCHING = Array.from({ length: 52 }, (_, i) => `M-40 ${-20 + i * 6}H240`).join('');

function column(x: number): string {
  return `M${x} 118h14v102h-14Z`;
}

/** Apex at (100, 40), base at y = 112, every side moved inwards by `inset`. */
function roof(inset: number): readonly Point[] {
  const slope = 0.9;
  const top = 40 + inset * Math.hypot(1, slope);
  const bottom = 112 - inset;
  const half = (bottom - top) / slope;
  return [
    [CX, top],
    [CX + half, bottom],
    [CX - half, bottom],
  ];
}

function pentagon(radius: number): readonly Point[] {
  return Array.from({ length: 5 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (2 * Math.PI * i) / 5;
    return [CX + radius * Math.cos(angle), CY + radius * Math.sin(angle)];
  });
}

function frame(outer: readonly Point[], inner: readonly Point[]): string {
  return outline(outer) + outline(inner.toReversed());
}

function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;
}
