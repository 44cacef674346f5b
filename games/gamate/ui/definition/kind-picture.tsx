import { drawnOnce } from '#ui/drawn-once.tsx';
import type { Plain } from '../../rules/definition.ts';
import { PAINTS } from '../card/paints.ts';

interface KindPictureProps {
  readonly kind: Plain['is'];
}

/** A kind of definition at one glance: three of its numbers, its colours, from one end to the other. */
export const KindPicture = drawnOnce(({ kind }: KindPictureProps) => (
  <svg class="kind-picture" viewBox="0 0 44 24" width="44" height="24" aria-hidden="true">
    {pictureOf(kind)}
  </svg>
));

function pictureOf(kind: Plain['is']) {
  switch (kind) {
    case 'multiples':
    case 'odd':
      return (
        <text x="22" y="20" text-anchor="middle" font-size="20" font-weight="700" fill="currentColor">
          {kind === 'odd' ? '1 3 5' : '3 6 9'}
        </text>
      );
    case 'colour':
      return (
        <>
          <Square x={3} colour="red" />
          <Square x={25} colour="blue" />
        </>
      );
    case 'only':
      return <Square x={14} colour="blue" />;
    case 'run':
      return (
        <path d="M3 12H41M8 6l-6 6 6 6M36 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2.4" />
      );
  }
}

function Square({ x, colour }: { readonly x: number; readonly colour: 'red' | 'blue' }) {
  const { fill, edge } = PAINTS[colour];
  return <rect x={x} y="4" width="16" height="16" fill={fill} stroke={edge} />;
}
