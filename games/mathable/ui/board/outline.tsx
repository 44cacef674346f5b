import type { Cell } from '../../rules/cells.ts';
import { loop } from './geometry.ts';

interface OutlineProps {
  readonly cells: readonly Cell[];
  readonly holds: boolean;
}

/** Around three tiles in line: a band where they make a sum, dashes where they do not. Both stand out from wood. */
export function Outline({ cells, holds }: OutlineProps) {
  const shape = { ...loop(cells), rx: 18, fill: 'none' };
  return (
    <g class="outline">
      <rect {...shape} stroke={holds ? 'var(--accent-ink)' : 'var(--bubble-ink)'} stroke-width="15" />
      {holds ? (
        <rect {...shape} stroke="var(--accent)" stroke-width="9" />
      ) : (
        <rect {...shape} stroke="var(--bubble)" stroke-width="7" stroke-dasharray="18 12" />
      )}
    </g>
  );
}
