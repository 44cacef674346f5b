import type { JSX } from 'preact';
import type { Ink, Mark } from './types.ts';

/** A printed plate, around (0, 0). Its inks are `--plate-line`, `--plate-paper` and `--plate-accent`. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }): JSX.Element {
  return (
    <g fill="none" stroke={COLOUR.line} stroke-linecap="round" stroke-linejoin="round">
      {marks.map(drawMark)}
    </g>
  );
}

const COLOUR: Readonly<Record<Ink | 'none', string>> = {
  line: 'var(--plate-line)',
  paper: 'var(--plate-paper)',
  accent: 'var(--plate-accent)',
  none: 'none',
};

const SERIF = { fontFamily: 'var(--serif)' };

function drawMark(mark: Mark, key: number): JSX.Element {
  const style = {
    stroke: mark.stroke === undefined || mark.stroke === 'line' ? undefined : COLOUR[mark.stroke],
    fill: mark.fill === undefined ? undefined : COLOUR[mark.fill],
    'stroke-width': mark.stroke === 'none' ? undefined : mark.width,
    'stroke-dasharray': mark.dash,
  };
  switch (mark.kind) {
    case 'path':
      return <path key={key} d={mark.d} {...style} />;
    case 'hatch':
      return <path key={key} d={mark.rows.join('')} {...style} />;
    case 'circle':
      return <circle key={key} cx={rounded(mark.x)} cy={rounded(mark.y)} r={rounded(mark.r)} {...style} />;
    case 'text':
      return (
        <text
          key={key}
          x={rounded(mark.x)}
          y={rounded(mark.y)}
          font-size={mark.size}
          font-weight={mark.bold === true ? 700 : undefined}
          font-style={mark.upright === true ? undefined : 'italic'}
          text-anchor="middle"
          fill={COLOUR[mark.fill ?? 'line']}
          stroke={mark.halo === true ? COLOUR.paper : 'none'}
          stroke-width={mark.halo === true ? 3.5 : undefined}
          paint-order="stroke"
          style={SERIF}
        >
          {mark.text}
        </text>
      );
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
