import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { SetName, Size } from '../../rules/cards.ts';
import { EmblemMark } from './emblem.tsx';
import { HEADS, type Head, type Piece } from './heads.ts';
import { INK, KITS, type Kit, PATTERNS, type Pattern } from './kits.ts';
import { DRESS, round } from './shape.ts';

interface DollProps {
  readonly set: SetName;
  readonly size: Size;
  /** Of the drawing around it: the outline keeps the same weight at every size. */
  readonly scale: number;
  /** Of the outline, in units of the drawing around. */
  readonly weight?: number;
  /** For a few dozen pixels: larger emblem, coarser pattern, no detail that would turn to grey. */
  readonly bold?: boolean;
}

/** A doll in a box of 100 units, its feet at y = 136; headwear may rise to y = −12. */
export function Doll({ set, size, scale, weight = 2, bold = false }: DollProps): JSX.Element {
  const kit = KITS[set];
  const { back, cap, front, veiled }: Head = HEADS[kit.head];
  const line = round(weight / scale);
  return (
    <g stroke={INK} stroke-width={line} stroke-linejoin="round" stroke-linecap="round">
      <Pieces pieces={back} kit={kit} line={line} />
      <Dress kit={kit} bold={bold} />
      {size > 1 && !bold && <path d={SEAM} fill="none" stroke-width={line * 0.6} />}
      <path d={kit.apron} fill={kit.ground} />
      <EmblemMark
        name={kit.emblem}
        x={50}
        y={101}
        scale={bold ? 1.1 : 0.95}
        colour={kit.motif}
        ground={kit.ground}
      />
      <path d={DRESS} fill="none" />
      <Pieces pieces={cap} kit={kit} line={line} />
      <Face kit={kit} veiled={veiled === true} bold={bold} />
      <Pieces pieces={front} kit={kit} line={line} />
    </g>
  );
}

/** Where a doll opens. The smallest is one piece: there is none inside. */
const SEAM = 'M11 97Q50 106 89 97';
const COARSE = 'translate(50 96) scale(1.25) translate(-50 -96)';
const SHADE =
  'M89 97C89 78 82.5 64 72 57L66 59C76 66 80 84 78 104C77 118 70 130 56 136L78 132C84 125 89 113 89 97Z';

function Dress({ kit, bold }: { readonly kit: Kit; readonly bold: boolean }): JSX.Element {
  const clip = useId();
  return (
    <g stroke="none">
      <clipPath id={clip}>
        <path d={DRESS} />
      </clipPath>
      <path d={DRESS} fill={kit.dress} />
      <g clip-path={`url(#${clip})`}>
        <PatternFill kit={kit} transform={bold ? COARSE : undefined} />
        {!bold && <path d={SHADE} fill={INK} fill-opacity=".16" />}
      </g>
    </g>
  );
}

interface PatternFillProps {
  readonly kit: Kit;
  readonly transform?: string | undefined;
}

/** The pattern of a dress, to be clipped by whoever draws it. */
export function PatternFill({ kit, transform }: PatternFillProps): JSX.Element {
  const { d, width }: Pattern = PATTERNS[kit.pattern];
  if (width === undefined) return <path d={d} fill={kit.tone} stroke="none" transform={transform} />;
  return (
    <path
      d={d}
      fill="none"
      stroke={kit.tone}
      stroke-width={width}
      stroke-linecap="round"
      transform={transform}
    />
  );
}

interface PiecesProps {
  readonly pieces: readonly Piece[] | undefined;
  readonly kit: Kit;
  readonly line: number;
}

function Pieces({ pieces, kit, line }: PiecesProps): JSX.Element {
  return <>{pieces?.map(piece => drawPiece(piece, kit[piece.paint], line))}</>;
}

function drawPiece({ d, as }: Piece, fill: string | undefined, line: number): JSX.Element {
  if (as === undefined) return <path key={d} d={d} fill={fill} />;
  switch (as) {
    case 'bare':
      return <path key={d} d={d} fill={fill} stroke="none" />;
    case 'fold':
      return <path key={d} d={d} fill="none" />;
    case 'fur':
      // Outlines first, twice as thick; then the discs over their inner halves.
      return (
        <g key={d} fill={fill}>
          <path d={d} stroke-width={line * 2} />
          <path d={d} stroke="none" />
        </g>
      );
  }
}

/** Without a scarf the face runs down to the collar; with one it is a window. */
const BARE = {
  skin: 'M32 38C32 26 40 21.5 50 21.5S68 26 68 38C68 48 64 55 60 61Q50 64 40 61C36 55 32 48 32 38Z',
  hair: 'M32 38C31 23 42 20 50 20S69 23 68 38C63 34 56 31 50 26C44 31 37 34 32 38Z',
};
const VEILED = {
  skin: 'M33 38.5A17 16.5 0 1 0 67 38.5A17 16.5 0 1 0 33 38.5Z',
  hair: 'M33 37C33 24 42 21.5 50 21.5S67 24 67 37C62 33 56 31 50 26C44 31 38 33 33 37Z',
};
const CHEEK = '#e2574c';
const LIPS = '#8f2624';

interface FaceProps {
  readonly kit: Kit;
  readonly veiled: boolean;
  readonly bold: boolean;
}

function Face({ kit, veiled, bold }: FaceProps): JSX.Element {
  const { skin, hair } = veiled ? VEILED : BARE;
  const eye = bold ? 3 : 2.1;
  return (
    <>
      <path d={skin} fill={kit.skin} />
      <path d={hair} fill={kit.hair} />
      <g stroke="none">
        {[-1, 1].map(side => (
          <g key={side}>
            <circle cx={50 + side * 7} cy="38" r={eye} fill={INK} />
            {!bold && <circle cx={50 + side * 10.5} cy="43.5" r="3.4" fill={CHEEK} fill-opacity=".4" />}
          </g>
        ))}
      </g>
      {!bold && <path d="M46 46.5Q50 50.5 54 46.5" fill="none" stroke={LIPS} stroke-width="2" />}
    </>
  );
}
