import type { JSX } from 'preact';
import { type Rod, rodsOf } from './abacus-rods.ts';

/** In units of the drawing. */
const GAP = 34;
const BEAD = { width: 28, height: 15 };
const FRAME = { side: 16, top: 14, height: 214 };
const BEADS = 9;
/** From the top of the inside to its foot there is room for so many beads. */
const ROOM = 11.6;

interface AbacusProps {
  readonly number: number;
  /** What a reader who does not see it is told. */
  readonly label: string;
}

/** A number on an abacus of wood: of each rod as many beads lie at its foot as its digit says. */
export function Abacus({ number, label }: AbacusProps): JSX.Element {
  const rods = rodsOf(number);
  const inner = rods.length * GAP;
  const width = inner + 2 * FRAME.side;
  return (
    <svg
      class="abacus"
      viewBox={`0 0 ${width} ${FRAME.height + 2 * FRAME.top}`}
      role="img"
      aria-label={label}
    >
      <rect
        class="abacus-frame"
        x="1"
        y="1"
        width={width - 2}
        height={FRAME.height + 2 * FRAME.top - 2}
        rx="9"
      />
      <rect class="abacus-inside" x={FRAME.side} y={FRAME.top} width={inner} height={FRAME.height} rx="3" />
      {rods.map((rod, index) => (
        <AbacusRod key={index} rod={rod} x={FRAME.side + (index + 0.5) * GAP} />
      ))}
      <path class="abacus-shine" d={`M8 5H${width - 8}`} />
    </svg>
  );
}

function AbacusRod({ rod, x }: { readonly rod: Rod; readonly x: number }): JSX.Element {
  const { pushed, group, isIdle } = rod;
  const pitch = FRAME.height / ROOM;
  const foot = FRAME.top + FRAME.height;
  return (
    <g class={isIdle ? 'abacus-rod idle' : 'abacus-rod'} data-group={group % 3}>
      <path class="abacus-wire" d={`M${x} ${FRAME.top}V${foot}`} />
      {Array.from({ length: BEADS }, (_, bead) => {
        // The lowest ones were pushed down, the others hang above.
        const isDown = bead >= BEADS - pushed;
        const y = isDown ? foot - (BEADS - bead) * pitch : FRAME.top + bead * pitch;
        return (
          <g key={bead} class={isDown ? 'abacus-bead down' : 'abacus-bead'}>
            <rect
              x={x - BEAD.width / 2}
              y={y + (pitch - BEAD.height) / 2}
              width={BEAD.width}
              height={BEAD.height}
              rx={BEAD.height / 2}
            />
            <path d={`M${x - 8} ${y + (pitch - BEAD.height) / 2 + 4}h16`} />
          </g>
        );
      })}
    </g>
  );
}
