import { columnOf, rowOf } from '../../rules/cells.ts';
import { loop } from './geometry.ts';
import type { ShownLine } from './shown.ts';

/** Around a line: a band where it is an equality, a thin line where it may stand, dashes where it may not. */
export function Outline({ cells, tag }: ShownLine) {
  const shape = { ...loop(cells), rx: 46, fill: 'none' };
  switch (tag) {
    case 'equality':
      return (
        <g class="outline">
          <rect {...shape} stroke="var(--accent-ink)" stroke-width="14" />
          <rect {...shape} stroke="var(--accent)" stroke-width="8" />
        </g>
      );
    case 'fragment':
      return (
        <g class="outline">
          <rect {...shape} stroke="var(--ink-soft)" stroke-width="4" />
        </g>
      );
    case 'wrong':
      return (
        <g class="outline">
          <rect {...shape} stroke="var(--bubble-ink)" stroke-width="12" opacity=".8" />
          <rect {...shape} stroke="var(--bubble)" stroke-width="6" stroke-dasharray="18 12" />
        </g>
      );
  }
}

/** On the corner behind the last token, where no hole is. */
export function Badge({ cells, direction, tag, badge }: ShownLine) {
  const last = cells.at(-1) ?? 0;
  const width = 30 + badge.length * 19;
  // Neither beyond the right edge nor below the board.
  const x = Math.min(columnOf(last) * 100 + 100, 1300 - width / 2 + 30);
  const y = (rowOf(last) + (direction === 'down' ? 1 : 0)) * 100;
  return (
    <g class={`badge ${tag}`} transform={`translate(${x} ${Math.min(y, 1290)})`}>
      <rect x={-width / 2} y="-24" width={width} height="48" rx="24" />
      <text y="12" font-size="34">
        {badge}
      </text>
    </g>
  );
}
