import type { JSX } from 'preact';
import { INK, PAPER } from './paints.ts';

/** A blank card and the shadow it throws. */
export function Blank(): JSX.Element {
  return (
    <>
      <rect x="4" y="5" width="196" height="275" rx="15" fill="var(--shade)" />
      <rect x="1" y="1" width="196" height="275" rx="15" fill={PAPER} stroke="#8d8064" stroke-width="2" />
    </>
  );
}

/** Under the lamp, a card is less bright than by day. */
export function Veil(): JSX.Element {
  return <rect x="1" y="1" width="196" height="275" rx="15" fill="var(--lamp)" />;
}

interface CrownProps {
  readonly x: number;
  readonly y: number;
}

/** GA-1: the sign of a brisque. */
export function Crown({ x, y }: CrownProps): JSX.Element {
  return (
    <path
      d="M-14 11L-17-8L-7 0L0-14L7 0L17-8L14 11Z"
      transform={`translate(${x} ${y})`}
      fill="#d9a520"
      stroke={INK}
      stroke-width="2.4"
      stroke-linejoin="round"
    />
  );
}

/** Attributes of a drawing that has something to say, or nothing. */
export function heard(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': 'true' } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}
