import type { JSX } from 'preact';
import { INK, type Kit, type SetLetter } from './kits.tsx';

export const HEAD =
  'M32 56C28 51 25 44 25 34C25 19 35 8 50 8C65 8 75 19 75 34C75 44 72 51 68 56Q50 66 32 56Z';

/** Headwear lies in three layers: behind the doll, on the head, and over the dress. */
interface Head {
  readonly back?: JSX.Element;
  readonly cap: JSX.Element;
  readonly front: JSX.Element;
}

/** Strokes and joins come from the group around. */
export function headOf(letter: SetLetter, kit: Kit): Head {
  switch (letter) {
    case 'B':
      return {
        cap: (
          <>
            <path d={HEAD} fill={kit.hair} />
            <path d="M25 28Q50 18 75 28L74 21Q50 11 26 21Z" fill={kit.scarf} />
            <path d="M17 19C16 9 32 4 50 4S84 9 83 19Q50 8 17 19Z" fill={kit.scarf} />
            <circle cx="50" cy="3" r="5" fill={kit.trim} />
          </>
        ),
        front: <path d="M30 56Q50 66 70 56L79 74L58 72L50 84L42 72L21 74Z" fill={kit.collar} />,
      };
    case 'E':
      return {
        cap: (
          <>
            <path d={HEAD} fill={kit.hair} />
            <circle cx="50" cy="-1" r="5.5" fill={kit.trim} />
            <path d="M22 29C17 14 32 3 50 3S83 14 78 29Q50 17 22 29Z" fill={kit.scarf} />
            <path d="M27 25Q38 10 62 6M41 21Q56 10 70 11M58 20Q68 16 76 20" fill="none" />
          </>
        ),
        front: <path d="M30 56Q50 67 70 56L74 63Q50 77 26 63Z" fill={kit.collar} />,
      };
    case 'F':
      return {
        cap: (
          <>
            <path
              d="M32 57C25 51 22 44 22 33C22 16 34 5 50 5S78 16 78 33C78 44 75 51 68 57Q50 66 32 57Z"
              fill={kit.scarf}
            />
            <Beads at={SCARF_DOTS} r={2.3} fill={kit.trim} />
          </>
        ),
        front: (
          <>
            <path d="M47 60Q34 62 28 75Q38 79 50 64Q62 79 72 75Q66 62 53 60Z" fill={kit.scarf} />
            <circle cx="50" cy="61" r="4.6" fill={kit.scarf} />
          </>
        ),
      };
    case 'G':
      return {
        back: (
          <>
            <path d="M10 37C8 8 28-8 50-8S92 8 90 37Q76 19 50 18Q24 19 10 37Z" fill={kit.scarf} />
            <Beads at={DIADEM} r={2.6} fill={kit.trim} />
          </>
        ),
        cap: <path d={HEAD} fill={kit.hair} />,
        front: <Beads at={NECKLACE} r={3.8} fill={kit.trim} stroke={INK} />,
      };
  }
}

type Points = readonly (readonly [x: number, y: number])[];

const SCARF_DOTS: Points = [
  [31, 20],
  [42, 11],
  [58, 11],
  [69, 20],
  [27, 34],
  [73, 34],
];
const DIADEM: Points = Array.from({ length: 7 }, (_, i) => {
  const angle = Math.PI * (1.115 + i * 0.128);
  return [50 + 33 * Math.cos(angle), 31 + 31 * Math.sin(angle)] as const;
});
const NECKLACE: Points = [
  [34, 59],
  [42, 61.5],
  [50, 62.5],
  [58, 61.5],
  [66, 59],
];

interface BeadsProps {
  readonly at: Points;
  readonly r: number;
  readonly fill: string;
  readonly stroke?: string;
}

function Beads({ at, r, fill, stroke = 'none' }: BeadsProps): JSX.Element {
  return (
    <g fill={fill} stroke={stroke}>
      {at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}
