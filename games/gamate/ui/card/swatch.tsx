import type { JSX } from 'preact';
import type { Colour } from '../../data/symbols.ts';
import { Temple } from './temple.tsx';

/** A piece of a colour with its hatching. */
export function Swatch({ colour }: { readonly colour: Colour }): JSX.Element {
  return (
    <svg class="swatch" viewBox="0 0 44 44" aria-hidden="true">
      <Temple strokes={[{ colour, d: 'M3 3H41V41H3Z' }]} />
    </svg>
  );
}
