import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { drawnOnce } from '#ui/drawn-once.tsx';
import type { Colour } from '../../data/symbols.ts';
import { PAINTS } from './paints.ts';

/** The three primes that build a temple: columns, roof, and what stands between them. */
export const COLUMNS = 'M9 132h18v130h-18ZM173 132h18v130h-18Z';
export const ROOF = 'M100 54L191 126L9 126ZM42.1 114.5L157.9 114.5L100 68.7Z';
export const PENTAGON =
  'M100 161L136.1 187.3L122.3 229.7L77.7 229.7L63.9 187.3ZM78.6 192L86.8 217.2L113.2 217.2L121.4 192L100 176.5Z';

/** One part of a drawing: an outline, filled even-odd. */
export interface Stroke {
  readonly colour: Colour;
  readonly d: string;
}

/** The drawing of a number, on a card of 200 × 280: x from 9 to 191, y from 54 to 262. */
export function Temple({ strokes }: { readonly strokes: readonly Stroke[] }): JSX.Element {
  const id = useId();
  const colours = [...new Set(strokes.map(({ colour }) => colour))];
  return (
    <>
      {colours.map(colour => (
        <Hatching key={colour} id={`${id}${colour}`} colour={colour} />
      ))}
      {strokes.map(({ colour, d }) => (
        <path
          key={d}
          d={d}
          fill-rule="evenodd"
          {...(PAINTS[colour].hatching === undefined
            ? { fill: PAINTS[colour].fill }
            : {
                fill: `url(#${id}${colour})`,
                stroke: PAINTS[colour].edge,
                'stroke-width': 2.4,
                'stroke-linejoin': 'round',
              })}
        />
      ))}
    </>
  );
}

interface HatchingProps {
  readonly id: string;
  readonly colour: Colour;
}

function Hatching({ id, colour }: HatchingProps): JSX.Element | null {
  const { fill, hatching } = PAINTS[colour];
  if (hatching === undefined) return null;
  const { size, shift, turn, d, width, ink } = hatching;
  return (
    <pattern
      id={id}
      patternUnits="userSpaceOnUse"
      y={shift}
      width={size}
      height={size}
      patternTransform={`rotate(${turn})`}
    >
      <rect width={size} height={size} fill={fill} />
      <path d={d} stroke={ink} stroke-width={width} stroke-linecap={colour === 'yellow' ? 'round' : 'butt'} />
    </pattern>
  );
}

/** A piece of a colour with its hatching. */
export const Swatch = drawnOnce(({ colour }: { readonly colour: Colour }) => (
  <svg class="swatch" viewBox="0 0 44 44" aria-hidden="true">
    <Temple strokes={[{ colour, d: 'M3 3H41V41H3Z' }]} />
  </svg>
));
