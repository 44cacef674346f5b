import type { Size } from '../../puzzle/lattice.ts';
import { PegPlate } from '../../ui/board/pegboard.tsx';
import { holesOf } from '../desk/board.tsx';

/** An empty lattice, small. */
export function LatticePicture({ size }: { readonly size: Size }) {
  const side = size * 100 + 60;
  return (
    <svg class="solo-picture" viewBox={`-30 -30 ${side} ${side}`} aria-hidden="true" focusable="false">
      <PegPlate columns={size} holes={holesOf(size)} />
    </svg>
  );
}
