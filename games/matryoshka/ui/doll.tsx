import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { headOf } from './heads.tsx';
import { INK, KITS, type Kit, PAPER, type SetLetter } from './kits.tsx';

/** Same proportions, seven sizes: each doll would slip into the next. */
export const SIZES = [0.44, 0.53, 0.62, 0.71, 0.8, 0.9, 1] as const;

const DRESS =
  'M32 56C20 63 11 78 11 97C11 113 16 125 22 132Q50 139 78 132C84 125 89 113 89 97C89 78 80 63 68 56Q50 66 32 56Z';
const SHADE =
  'M89 97C89 78 80 63 68 56L64 58C76 66 80 84 78 104C77 118 70 130 56 136L78 132C84 125 89 113 89 97Z';

interface DollProps {
  readonly letter: SetLetter;
  /** Of the drawing around it: the outline keeps the same weight at every size. */
  readonly scale: number;
}

/** A doll with its feet at (50, 136); headwear may rise to y = −10. */
export function Doll({ letter, scale }: DollProps): JSX.Element {
  const clip = useId();
  const kit: Kit = KITS[letter];
  const { back, cap, front } = headOf(letter, kit);
  return (
    <g stroke={INK} stroke-width={2 / scale} stroke-linejoin="round" stroke-linecap="round">
      {back}
      <g stroke="none">
        <clipPath id={clip}>
          <path d={DRESS} />
        </clipPath>
        <path d={DRESS} fill={kit.dress} />
        <g clip-path={`url(#${clip})`}>
          {kit.pattern(kit.tone)}
          <path d={SHADE} opacity=".18" />
          <path d="M17.5 74C15 80 14 90 15 100" fill="none" stroke="#fff" stroke-width="3.2" opacity=".45" />
        </g>
      </g>
      <path d={kit.apron} fill={PAPER} />
      <g transform="translate(50 101)" fill={kit.motif} stroke="none">
        {kit.sign(kit.motif)}
      </g>
      <path d={DRESS} fill="none" />
      {cap}
      <Face kit={kit} />
      {front}
    </g>
  );
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
const LIPS = '#a5322f';

function Face({ kit }: { readonly kit: Kit }): JSX.Element {
  const { skin, hair } = kit.veiled === true ? VEILED : BARE;
  return (
    <>
      <path d={skin} fill={kit.skin} />
      <path d={hair} fill={kit.hair} />
      <g stroke="none">
        {[-1, 1].map(side => (
          <g key={side}>
            <circle cx={50 + side * 6.8} cy="37.5" r="2" fill={INK} />
            <circle cx={50 + side * 10.5} cy="43" r="3.5" fill={CHEEK} opacity=".34" />
          </g>
        ))}
      </g>
      <path d="M46.5 46.5Q50 50 53.5 46.5" fill="none" stroke={LIPS} stroke-width="1.8" />
    </>
  );
}
