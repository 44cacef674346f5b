import type { JSX } from 'preact';

interface TwineProps {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A box that nobody has opened yet is still tied up: twine both ways, and a bow where it crosses. */
export function Twine({ width, height, depth }: TwineProps): JSX.Element {
  const x = width - 21;
  const y = 24;
  const around = `M${x} 0V${height}M0 ${y}H${width}L${width + depth} ${y + 4}`;
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <g transform="translate(1.4 1.8)" stroke="var(--shade)" stroke-width="4">
        <path d={around} stroke-linecap="butt" />
        <path d={BOW} transform={`translate(${x} ${y})`} />
      </g>
      <Strand d={around} />
      <g transform={`translate(${x} ${y})`}>
        <Strand d={BOW} />
        <circle r="4.2" fill="var(--wood)" stroke="var(--wood-edge)" stroke-width="1.4" />
      </g>
    </g>
  );
}

/** Two loops and two ends, around the knot. */
const BOW =
  'M0 0C-8-17-27-16-25-5C-24 3-9 3 0 0C8-17 27-16 25-5C24 3 9 3 0 0C-5 8-13 11-17 20M0 0C5 8 12 10 15 18';

/** Twisted: an edge, a light thread, and dark turns across it. */
function Strand({ d }: { readonly d: string }): JSX.Element {
  return (
    <>
      <path d={d} stroke="var(--wood-edge)" stroke-width="4" stroke-linecap="butt" />
      <path d={d} stroke="var(--wood-light)" stroke-width="2.8" stroke-linecap="butt" />
      <path
        d={d}
        stroke="var(--wood-grain)"
        stroke-width="2.8"
        stroke-dasharray="1.4 3"
        stroke-linecap="butt"
        opacity=".7"
      />
    </>
  );
}
