import './pegboard.css';
import type { JSX } from 'preact';
import { CELLS, SIZE } from '../../data/board.ts';
import type { Config } from '../../rules/types.ts';
import { type HoleKind, holeAt } from './holes.ts';

/** The whole board of the box, bare. */
export function Pegboard({ grid }: { readonly grid: Config['grid'] }): JSX.Element {
  const holes = Array.from({ length: CELLS }, (_, cell) => holeAt(cell, grid));
  return <PegPlate columns={SIZE} holes={holes} />;
}

interface PegPlateProps {
  readonly columns: number;
  /** One for each cell, row by row. */
  readonly holes: readonly HoleKind[];
}

/** A board with any holes, 100 units to each. */
export function PegPlate({ columns, holes }: PegPlateProps): JSX.Element {
  const rows = holes.length / columns;
  const [width, height] = [columns * 100, rows * 100];
  const along = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * 100}H${width}`);
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * 100} 0V${height}`);
  return (
    <g class="pegboard">
      <rect class="pegboard-edge" x="-5" y="-2" width={width + 10} height={height + 10} rx="26" />
      <rect class="pegboard-face" x="-5" y="-5" width={width + 10} height={height + 10} rx="26" />
      <path class="grooves" d={[...along, ...down].join('')} />
      {holes.map((kind, cell) => (
        <g
          key={cell}
          transform={`translate(${(cell % columns) * 100 + 50} ${Math.floor(cell / columns) * 100 + 50})`}
        >
          <Peghole kind={kind} />
        </g>
      ))}
    </g>
  );
}

const RADIUS = { number: 13, star: 13, red: 18, sign: 9, plain: 6 } as const;

/** A hole around the origin. Red ones are larger, and ringed: the ring is seen around a token, too. */
export function Peghole({ kind }: { readonly kind: HoleKind }): JSX.Element {
  if (kind === 'blocked') return <rect class="hole-blocked" x="-42" y="-42" width="84" height="84" rx="14" />;
  return (
    <g class={kind === 'red' ? 'hole red' : 'hole'}>
      {kind === 'star' && <path class="hole-star" d={STAR_PATH} />}
      {kind === 'red' && <circle class="hole-ring" r="45" />}
      <circle class="hole-rim" r={RADIUS[kind]} />
      <circle class="hole-deep" cy="1.5" r={RADIUS[kind] * 0.75} />
    </g>
  );
}

const STAR_PATH = `M${Array.from({ length: 10 }, (_, i) => {
  const [angle, reach] = [(i * Math.PI) / 5, i % 2 === 0 ? 46 : 22];
  return `${(reach * Math.sin(angle)).toFixed(1)} ${(2 - reach * Math.cos(angle)).toFixed(1)}`;
}).join('L')}Z`;
