import type { JSX } from 'preact';
import { Eyes, Head, INK, Line, Portrait } from './parts.tsx';

/** The faces that a person may choose, by number: each has an outline of its own, so that none needs its colour. */
const FACES = [
  ['cat', Cat],
  ['dog', Dog],
  ['rabbit', Rabbit],
  ['bear', Bear],
  ['fox', Fox],
  ['owl', Owl],
  ['frog', Frog],
  ['hedgehog', Hedgehog],
  ['penguin', Penguin],
  ['mouse', Mouse],
  ['sheep', Sheep],
  ['elephant', Elephant],
] as const;

export type Animal = (typeof FACES)[number][0];

/** In the order of their numbers. */
export const ANIMALS: readonly Animal[] = FACES.map(([animal]) => animal);

/** The face with this number; one that we do not have yet is drawn as another of ours. */
export function FaceByNumber({ face }: { readonly face: number }): JSX.Element {
  const [, Drawing] = FACES[face % FACES.length] ?? FACES[0];
  return (
    <Portrait>
      <Drawing />
    </Portrait>
  );
}

function Cat(): JSX.Element {
  return (
    <>
      <Head
        d="M13 12Q11 8 16 10L36 24Q50 20 64 24L84 10Q89 8 87 12Q92 34 91 54Q88 91 50 92Q12 91 9 54Q8 34 13 12Z"
        fill="#e3b27a"
      />
      <Line d="M44 24L46 36M56 24L54 36M50 22V34" width={2.5} />
      <Eyes y={52} left={34} r={4.6} />
      <path d="M44 63H56L50 69Z" fill={INK} />
      <Line d="M50 69Q49 77 40 76M50 69Q51 77 60 76" width={2.5} />
      <Line d="M4 60L22 63M5 73L22 70M96 60L78 63M95 73L78 70" width={2} />
    </>
  );
}

function Dog(): JSX.Element {
  return (
    <>
      <Head d="M22 30Q26 12 50 12Q74 12 78 30L80 62Q78 92 50 92Q22 92 20 62Z" fill="#f0dfc0" />
      <Head d="M26 18Q8 16 5 40Q4 62 15 70Q24 68 25 48Q25 34 34 20Z" fill="#9a6b45" width={2.5} />
      <Head d="M74 18Q92 16 95 40Q96 62 85 70Q76 68 75 48Q75 34 66 20Z" fill="#9a6b45" width={2.5} />
      <Eyes y={47} left={39} r={4.2} />
      <path d="M40 59Q50 54 60 59Q60 68 50 69Q40 68 40 59Z" fill={INK} />
      <Line d="M50 69V75Q45 81 38 78M50 75Q55 81 62 78" width={2.5} />
      <Head d="M45 79Q50 82 55 79V86Q50 91 45 86Z" fill="#d98d88" width={2} />
    </>
  );
}

function Rabbit(): JSX.Element {
  return (
    <>
      <Head d="M37 46Q22 26 26 8Q30 0 38 8Q47 24 46 44Z" fill="#e8e0d4" />
      <Head d="M63 46Q78 26 74 8Q70 0 62 8Q53 24 54 44Z" fill="#e8e0d4" />
      <Line d="M33 12Q33 26 40 38M67 12Q67 26 60 38" width={2} />
      <Head d="M50 38Q82 38 82 66Q82 94 50 94Q18 94 18 66Q18 38 50 38Z" fill="#e8e0d4" />
      <Eyes y={60} left={36} r={4} />
      <path d="M45 68H55L50 74Z" fill={INK} />
      <Head d="M45 80H55V90H45Z" fill="#ffffff" width={2} />
      <Line d="M50 74V90M50 76Q45 82 38 79M50 76Q55 82 62 79" width={2} />
    </>
  );
}

function Bear(): JSX.Element {
  return (
    <>
      <Head d="M22 8A16 16 0 1 1 21.9 8" fill="#a87a50" />
      <Head d="M78 8A16 16 0 1 1 77.9 8" fill="#a87a50" />
      <Head d="M50 14Q90 16 90 54Q90 92 50 92Q10 92 10 54Q10 16 50 14Z" fill="#a87a50" />
      <Head d="M50 54Q72 54 72 70Q72 87 50 87Q28 87 28 70Q28 54 50 54Z" fill="#ecd9ba" width={2.5} />
      <Eyes y={44} left={35} r={4} />
      <path d="M42 60Q50 56 58 60Q58 68 50 68Q42 68 42 60Z" fill={INK} />
      <Line d="M50 68V74M40 76Q50 83 60 76" width={2.5} />
    </>
  );
}

function Fox(): JSX.Element {
  return (
    <>
      <Head
        d="M7 8Q5 4 10 5L36 26Q50 22 64 26L90 5Q95 4 93 8L92 46Q92 54 86 60L54 92Q50 96 46 92L14 60Q8 54 8 46Z"
        fill="#d9834a"
      />
      <path
        d="M10 51L14 60L46 92Q50 96 54 92L86 60L90 51Q70 50 60 70Q55 76 50 76Q45 76 40 70Q30 50 10 51Z"
        fill="#f7ecda"
      />
      <Line d="M14 14L18 38L30 28M86 14L82 38L70 28" width={2} />
      <Line d="M28 50Q34 42 42 50M72 50Q66 42 58 50" />
      <path d="M42 84Q50 79 58 84L53 91Q50 94 47 91Z" fill={INK} />
    </>
  );
}

function Owl(): JSX.Element {
  return (
    <>
      <Head
        d="M15 10Q13 5 18 8Q32 18 50 17Q68 18 82 8Q87 5 85 10Q92 32 90 58Q86 94 50 94Q14 94 10 58Q8 32 15 10Z"
        fill="#b49a73"
      />
      <Head d="M31 30A19 19 0 1 1 30.9 30" fill="#f6ecd6" width={2.5} />
      <Head d="M69 30A19 19 0 1 1 68.9 30" fill="#f6ecd6" width={2.5} />
      <Eyes y={49} left={33} r={8} />
      <g fill="#ffffff">
        <circle cx="36" cy="46" r="2.5" />
        <circle cx="70" cy="46" r="2.5" />
      </g>
      <Head d="M44 58H56L50 72Z" fill="#e0b04a" width={2.5} />
      <Line d="M34 80L38 84L42 80M46 85L50 89L54 85M58 80L62 84L66 80" width={2} />
    </>
  );
}

function Frog(): JSX.Element {
  return (
    <>
      <Head
        d="M8 58Q8 44 14 36A17 17 0 0 1 44 26Q50 25 56 26A17 17 0 0 1 86 36Q92 44 92 58Q92 90 50 90Q8 90 8 58Z"
        fill="#9dbb72"
      />
      <Head d="M29 20A12 12 0 1 1 28.9 20" fill="#ffffff" width={2.5} />
      <Head d="M71 20A12 12 0 1 1 70.9 20" fill="#ffffff" width={2.5} />
      <Eyes y={33} left={31} r={5} />
      <Line d="M16 60Q50 88 84 60" />
      <Line d="M12 57Q16 57 18 62M88 57Q84 57 82 62M46 52H46.1M54 52H54.1" />
    </>
  );
}

function Hedgehog(): JSX.Element {
  return (
    <>
      <Head
        d="M12 74L2 66L11 58L1 47L13 42L6 29L20 28L17 13L31 17L35 3L46 12L56 2L64 14L77 6L79 21L93 20L88 34L99 41L89 50L98 61L89 66L94 76L84 78Z"
        fill="#7d6247"
      />
      <Head
        d="M50 36Q60 28 72 38Q82 50 80 66Q76 92 50 93Q24 92 20 66Q18 50 28 38Q40 28 50 36Z"
        fill="#f0dcbd"
      />
      <Eyes y={55} left={37} r={4} />
      <circle cx="50" cy="68" r="6" fill={INK} />
      <Line d="M40 80Q50 87 60 80" width={2.5} />
    </>
  );
}

function Penguin(): JSX.Element {
  return (
    <>
      <Head d="M50 6C78 6 88 32 88 58C88 82 74 95 50 95C26 95 12 82 12 58C12 32 22 6 50 6Z" fill="#4d5561" />
      <Head
        d="M50 38C54 26 76 24 78 46C78 58 74 62 75 72C74 86 62 91 50 91C38 91 26 86 25 72C26 62 22 58 22 46C24 24 46 26 50 38Z"
        fill="#fbf5e8"
        width={2.5}
      />
      <Eyes y={48} left={37} r={4} />
      <Head d="M38 60Q50 52 62 60L50 72Z" fill="#e0a03c" width={2.5} />
      <Line d="M38 60Q50 64 62 60" width={2} />
      <Line d="M46 6Q44 1 38 2M50 6Q52 1 58 2" width={2.5} />
    </>
  );
}

function Mouse(): JSX.Element {
  return (
    <>
      <Head d="M24 6A21 21 0 1 1 23.9 6" fill="#bdb4ac" />
      <Head d="M76 6A21 21 0 1 1 75.9 6" fill="#bdb4ac" />
      <g fill="#e5c3b8">
        <circle cx="24" cy="27" r="12" />
        <circle cx="76" cy="27" r="12" />
      </g>
      <Head d="M50 28Q80 28 80 54Q78 72 56 92Q50 97 44 92Q22 72 20 54Q20 28 50 28Z" fill="#bdb4ac" />
      <Eyes y={54} left={38} r={4} />
      <circle cx="50" cy="87" r="5.5" fill={INK} />
      <Line d="M14 72L34 74M16 86L36 80M86 72L66 74M84 86L64 80" width={2} />
    </>
  );
}

function Sheep(): JSX.Element {
  return (
    <>
      <Head d="M27 48Q8 40 3 54Q8 66 28 62Z" fill="#8d7a68" />
      <Head d="M73 48Q92 40 97 54Q92 66 72 62Z" fill="#8d7a68" />
      <Head d="M50 26Q78 26 76 54Q74 94 50 94Q26 94 24 54Q22 26 50 26Z" fill="#8d7a68" />
      <Head
        d="M22 46Q9 40 16 28Q14 13 30 14Q38 2 50 8Q62 2 70 14Q86 13 84 28Q91 40 78 46Q70 52 64 44Q56 52 50 45Q44 52 36 44Q30 52 22 46Z"
        fill="#f7f0e2"
      />
      <Eyes y={60} left={39} r={4} />
      <Line d="M44 76L50 80L56 76M50 80V85M43 88Q50 90 57 88" width={2.5} />
    </>
  );
}

function Elephant(): JSX.Element {
  return (
    <>
      <Head d="M32 26Q6 10 3 38Q2 66 24 72Q32 66 32 50Z" fill="#a9b0b4" />
      <Head d="M68 26Q94 10 97 38Q98 66 76 72Q68 66 68 50Z" fill="#a9b0b4" />
      <Head
        d="M50 10Q78 10 78 42Q78 62 62 66L61 82Q61 96 48 96Q36 96 34 86Q34 81 39 80Q44 80 44 84Q50 88 50 80L38 66Q22 62 22 42Q22 10 50 10Z"
        fill="#bcc3c6"
      />
      <Eyes y={43} left={37} r={4} />
      <Line d="M46 62H61M47 71H61M51 80H60M32 34Q37 30 42 33M58 33Q63 30 68 34" width={2} />
    </>
  );
}
