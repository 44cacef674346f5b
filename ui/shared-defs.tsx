import type { JSX } from 'preact';

/** Gradients and grains that every drawing of the page refers to. Rendered once, by the app. */
export function SharedDefs(): JSX.Element {
  return (
    <svg class="hidden-svg" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="wood" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="var(--wood-light)" />
          <stop offset=".55" stop-color="var(--wood)" />
          <stop offset="1" stop-color="var(--wood-deep)" />
        </linearGradient>
        {GRAINS.map((d, i) => (
          <path
            key={d}
            id={`grain-${i}`}
            d={d}
            fill="none"
            stroke="var(--wood-grain)"
            stroke-width="1.3"
            stroke-opacity=".3"
          />
        ))}
      </defs>
    </svg>
  );
}

/** Veins of wood in a box of 100 × 100 units: `#grain-0` and so on. */
export const GRAINS: readonly string[] = [
  'M8 24C30 19 62 29 92 22M8 41C36 36 58 45 92 38M8 63C28 67 66 57 92 64M8 80C40 76 60 84 92 79',
  'M8 20C40 27 66 15 92 21M8 36C24 41 40 32 52 34S78 41 92 36M8 58C40 53 70 62 92 56M8 77C34 82 60 73 92 78',
  'M8 30C30 35 58 24 92 31M8 49C26 53 36 41 50 41S74 53 92 48M8 56C26 61 36 68 50 68S74 58 92 58M8 82C40 78 66 85 92 80',
];
