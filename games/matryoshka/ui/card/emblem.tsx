import type { JSX } from 'preact';
import { EMBLEMS, type Emblem, type EmblemName } from './emblems.ts';

interface EmblemMarkProps {
  readonly name: EmblemName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly colour: string;
  /** What shows through it. */
  readonly ground: string;
}

/** The sign of a set around a point, about 40 units wide at scale 1. */
export function EmblemMark({ name, x, y, scale, colour, ground }: EmblemMarkProps): JSX.Element {
  const { solid, line, cut, etch }: Emblem = EMBLEMS[name];
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} fill={colour} stroke="none" stroke-linecap="round">
      <path d={solid} />
      {line !== undefined && <path d={line.d} fill="none" stroke={colour} stroke-width={line.width} />}
      {cut !== undefined && <path d={cut} fill={ground} />}
      {etch !== undefined && <path d={etch.d} fill="none" stroke={ground} stroke-width={etch.width} />}
    </g>
  );
}
