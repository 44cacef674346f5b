import type { ComponentChildren, JSX } from 'preact';
import { type SetName, SIZES, type Size } from '../../rules/cards.ts';
import { largerThan } from './card.tsx';
import { Doll } from './doll.tsx';
import { EDGE, INK, KITS, type Kit } from './kits.ts';
import { BODY, nested, round, scaleOf } from './shape.ts';

interface NestedSetProps {
  readonly set: SetName;
  /** One inside the other, cut open, instead of side by side. */
  readonly closed?: boolean;
}

/** The seven dolls of a set, for a lesson or the rule book: side by side in 535 × 172, or nested in 124 × 172. */
export function NestedSet({ set, closed = false }: NestedSetProps): JSX.Element {
  return closed ? <CutOpen set={set} /> : <InARow set={set} />;
}

function InARow({ set }: { readonly set: SetName }): JSX.Element {
  return (
    <Sheet width={535} kit={KITS[set]}>
      {SIZES.map(size => {
        const scale = scaleOf(size);
        return (
          <g key={size} transform={`translate(${leftOf(size)} ${round(136 - 136 * scale)}) scale(${scale})`}>
            <Doll set={set} size={size} scale={scale} />
          </g>
        );
      })}
    </Sheet>
  );
}

/** Shoulder to shoulder. */
function leftOf(size: Size): number {
  return round(SIZES.filter(other => other < size).reduce((x, other) => x + 100 * scaleOf(other), 12));
}

function CutOpen({ set }: { readonly set: SetName }): JSX.Element {
  const kit = KITS[set];
  const inside = (size: Size) => (size % 2 === 0 ? kit.pale : kit.mist);
  return (
    <Sheet width={124} kit={kit}>
      <g transform="translate(12)" stroke={INK}>
        {largerThan(1).map(size => (
          <path
            key={size}
            d={BODY}
            transform={nested(scaleOf(size))}
            fill={size === 7 ? kit.dress : inside(size)}
            stroke-width={round(1.4 / scaleOf(size))}
          />
        ))}
        <g transform={nested(scaleOf(1))}>
          <Doll set={set} size={1} scale={scaleOf(1)} weight={1.4} />
        </g>
      </g>
    </Sheet>
  );
}

interface SheetProps {
  readonly width: number;
  readonly kit: Kit;
  readonly children: ComponentChildren;
}

/** Pale paper under the dolls: their ink would be lost on a dark page. */
function Sheet({ width, kit, children }: SheetProps): JSX.Element {
  const whole = { x: 1, y: -23, width: width - 2, height: 170, rx: 12 };
  return (
    <svg class="nested-set" viewBox={`0 -24 ${width} 172`} aria-hidden="true">
      <rect {...whole} fill={kit.pale} />
      {children}
      <rect {...whole} fill="var(--lamp)" stroke={EDGE} />
    </svg>
  );
}
