import './plank.css';
import type { JSX } from 'preact';

/** The plank under the boxes: a lit top, a front with long fibres. Stretches to its place. */
export function Plank(): JSX.Element {
  return (
    <div class="plank" aria-hidden="true">
      <svg viewBox="0 0 1300 80" preserveAspectRatio="none" focusable="false">
        <rect width="1300" height="80" rx="3" fill="var(--plank)" />
        <rect y="46" width="1300" height="34" rx="3" fill="var(--plank-edge)" opacity=".45" />
        <path class="fibres" d={FIBRES + KNOT} />
        <rect width="1300" height="11" rx="3" fill="var(--plank-top)" />
        <rect y="11" width="1300" height="2" fill="var(--plank-grain)" opacity=".5" />
      </svg>
    </div>
  );
}

const FIBRES = [
  [22, 3],
  [31, -5],
  [39, 6],
  [50, -4],
  [58, 5],
  [70, 3],
]
  .map(
    ([y = 0, bend = 0]) =>
      `M0 ${y}C200 ${y - bend} 420 ${y + bend} 640 ${y}S1060 ${y - bend} 1300 ${y + bend / 2}`,
  )
  .join('');
const KNOT =
  'M310 40C350 30 390 30 430 40C390 50 350 50 310 40ZM325 40C355 35 385 35 415 40C385 45 355 45 325 40Z';
