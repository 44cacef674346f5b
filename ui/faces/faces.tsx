import type { JSX } from 'preact';
import { Eyes, Head, INK, Line, Portrait } from './parts.tsx';

/**
 * The five bots, in a box of 100. The number of sides of the head is the level: disc, almond,
 * triangle, square, pentagon. All eyes are near y = 50, so that they look at you from the same height.
 */
const FACES = {
  1: Pepin,
  2: Amande,
  3: Berlingot,
  4: Nougat,
  5: Carambole,
} as const;

export type FaceLevel = keyof typeof FACES;

/** The portrait of a level. Its name stands beside it: `bot.4.name`. */
export function BotFace({ level }: { readonly level: FaceLevel }): JSX.Element {
  const Face = FACES[level];
  return (
    <Portrait>
      <Face />
    </Portrait>
  );
}

/** A person: an initial, cut in paper. */
export function PersonFace({ name }: { readonly name: string }): JSX.Element {
  return (
    <Portrait>
      <circle cx="50" cy="50" r="44" fill="var(--accent-wash)" stroke="var(--accent)" stroke-width="3" />
      <text x="50" y="67" font-size="48" font-weight="600" text-anchor="middle" fill="var(--ink)">
        {initialOf(name)}
      </text>
    </Portrait>
  );
}

/** The first letter as people count letters: one may be several code points, accents included. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? '·';
}

function Pepin(): JSX.Element {
  return (
    <>
      <Head d="M50 16A37 37 0 1 1 49.9 16" fill="#ecd38a" />
      <Head d="M50 16C50 8 56 3 66 4C66 12 60 17 50 16Z" fill="#8fae78" width={2.5} />
      <Eyes y={49} left={38} r={4.4} />
      <Line d="M35 62Q50 80 65 62Z" />
      <Line d="M33 38Q38 34 42 37M58 37Q62 34 67 38" width={2.5} />
    </>
  );
}

function Amande(): JSX.Element {
  return (
    <>
      <Head d="M50 5C88 30 88 70 50 96C12 70 12 30 50 5Z" fill="#dcb48b" />
      <Line d="M50 5C58 14 61 22 61 30M50 5C42 14 39 22 39 30" width={2} />
      <Line d="M33 51Q38 56 44 51M56 51Q62 56 67 51" />
      <Line d="M43 70Q50 74 57 70" />
      <g fill="#c98a6a" opacity=".7">
        <circle cx="32" cy="61" r="4.5" />
        <circle cx="68" cy="61" r="4.5" />
      </g>
    </>
  );
}

function Berlingot(): JSX.Element {
  return (
    <>
      <Head d="M44 12Q50 3 56 12L94 78Q98 88 87 89H13Q2 88 6 78Z" fill="#efc0b7" />
      <Head d="M44 12Q50 3 56 12L64.6 27H35.4Z" fill="#a8434b" />
      <path d="M22 52L11.5 86.5H20.5L30 41ZM78 52L88.5 86.5H79.5L70 41Z" fill="#d98d88" />
      <Eyes y={54} left={40} r={4} />
      <Line d="M33 44L43 46M67 43L57 45" />
      <Line d="M37 69Q52 80 64 66" />
      <Line d="M64 66Q67 65 68 67" width={2.5} />
    </>
  );
}

function Nougat(): JSX.Element {
  return (
    <>
      <Head d="M22 12H78Q90 12 90 24V80Q90 92 78 92H22Q10 92 10 80V24Q10 12 22 12Z" fill="#f0e5cd" />
      <path
        d="M20 22L30 19L33 27L24 30ZM70 18L79 22L76 30L67 27ZM18 78L27 75L29 83L20 85ZM72 76L82 79L79 86L70 84Z"
        fill="#b98a56"
      />
      <Line d="M28 42H44M56 42H72" width={4.5} />
      <Line d="M37 44A9 9 0 1 1 36.99 44M63 44A9 9 0 1 1 62.99 44M46 52Q50 49 54 52" width={2.5} />
      <Eyes y={54} left={38} r={3} />
      <path d="M50 67C43 62 35 65 31 73C40 75 46 74 50 70C54 74 60 75 69 73C65 65 57 62 50 67Z" fill={INK} />
    </>
  );
}

function Carambole(): JSX.Element {
  return (
    <>
      <Head
        d="M45 7Q50 3 55 7L93 36Q97 39 95 45L81 88Q79 93 73 93H27Q21 93 19 88L5 45Q3 39 7 36Z"
        fill="#c9d3a0"
      />
      <Line
        d="M50 14L54.1 25.3L66 25.7L56.6 33L60 44.5L50 37.8L40 44.5L43.4 33L34 25.7L45.9 25.3Z"
        width={2}
      />
      <Line d="M27 56Q35 49 43 56M57 56Q65 49 73 56" />
      <Eyes y={57.5} left={36} r={3.2} />
      <Line d="M44 75Q51 78 58 73" />
      <Line d="M59 47Q66 42 74 46" width={2.5} />
    </>
  );
}
