import type { JSX } from 'preact';
import { useLoaded } from '../app/loaded.ts';
import { words } from '../app/words.ts';
import { QUIET, qrPath } from './qr-path.ts';

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
