import './qr-code.css';
import type { JSX } from 'preact';
import { useLoaded } from '../app/loaded.ts';
import { words } from '../app/words.ts';

/** Modules of plain paper around the code: scanners ask for four. */
const QUIET = 4;

/** An address to hold a phone's camera to. Dark on light whatever the theme: not every camera reads the other way. */
export function QrCode({ text }: { readonly text: string }): JSX.Element | null {
  const loaded = useLoaded(`qr ${text}`, async () => {
    const { encode } = await import('uqr');
    return encode(text, { ecc: 'M', border: 0 });
  }).value;
  // Without it there is still the link.
  if (loaded.tag !== 'here') return null;
  const { data, size } = loaded.value;
  const side = size + 2 * QUIET;
  return (
    <svg
      class="qr daylight"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={words.value.label('online.qr')}
      shape-rendering="crispEdges"
    >
      <rect class="qr-paper" x={-QUIET} y={-QUIET} width={side} height={side} />
      <path class="qr-ink" d={qrPath(data)} />
    </svg>
  );
}

/** The dark modules as one path, a run of neighbours at a time, in units of one module. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
