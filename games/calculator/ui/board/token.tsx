import type { JSX } from 'preact';
import { isSign, type NumberToken, type Sign, type Token as TokenKind } from '../../rules/tokens.ts';
import type { Division } from '../signs.ts';

interface TokenProps {
  readonly token: TokenKind;
  readonly division: Division;
  /** On a red hole, where an `=` counts double. */
  readonly red?: boolean;
  /** In the hand, above the table: its shadow falls further. */
  readonly lifted?: boolean;
  /** Printed on the board rather than laid: flat. */
  readonly fixed?: boolean;
}

/** A token in a box of 100 × 100 units. Numbers are turned discs of wood, signs are square and dark. */
export function Token({
  token,
  division,
  red = false,
  lifted = false,
  fixed = false,
}: TokenProps): JSX.Element {
  return (
    <g class="token">
      {isSign(token) ? (
        <SignToken sign={token} red={red && token === '='} {...{ division, lifted, fixed }} />
      ) : (
        <NumberDisc number={token} {...{ lifted, fixed }} />
      )}
    </g>
  );
}

/** The board's own colour, a shade deeper. */
const PRINTED = 'color-mix(in oklab, var(--peg-board), var(--peg-hole) 26%)';

interface NumberDiscProps {
  readonly number: NumberToken;
  readonly lifted: boolean;
  readonly fixed: boolean;
}

function NumberDisc({ number, lifted, fixed }: NumberDiscProps): JSX.Element {
  const size = number > 9 ? 43 : 50;
  const ink = fixed ? 'var(--ink)' : 'var(--wood-ink)';
  return (
    <>
      {fixed ? (
        <circle cx="50" cy="48" r="40" fill={PRINTED} />
      ) : (
        <>
          <circle cx={lifted ? 57 : 53} cy={lifted ? 62 : 55} r="40" fill="var(--shade)" />
          <circle cx="50" cy="52" r="40" fill="var(--wood-edge)" />
          <circle cx="50" cy="48" r="40" fill="url(#wood)" />
          <circle
            cx="50"
            cy="48"
            r="34.5"
            fill="none"
            stroke="var(--wood-shine)"
            stroke-opacity=".65"
            stroke-width="2"
          />
        </>
      )}
      <text
        x="50"
        y={48 + size * 0.355}
        font-size={size}
        font-weight="680"
        letter-spacing={number > 9 ? -1.5 : 0}
        text-anchor="middle"
        fill={ink}
      >
        {number}
      </text>
      {(number === 6 || number === 9) && (
        // They read as each other upside down, and tablets lie flat between people.
        <rect x="38" y="70" width="24" height="4" rx="2" fill={ink} />
      )}
    </>
  );
}

/** The sign of division is the reader's own. */
const STROKES: Readonly<Record<Exclude<Sign, ':'> | Division, string>> = {
  '+': 'M50 30V66M32 48H68',
  '-': 'M32 48H68',
  x: 'M36 34L64 62M64 34L36 62',
  ':': 'M50 36V36.1M50 60V60.1',
  '÷': 'M32 48H68M50 31V31.1M50 65V65.1',
  '=': 'M33 39.5H67M33 56.5H67',
};

interface SignTokenProps {
  readonly sign: Sign;
  readonly division: Division;
  readonly red: boolean;
  readonly lifted: boolean;
  readonly fixed: boolean;
}

function SignToken({ sign, division, red, lifted, fixed }: SignTokenProps): JSX.Element {
  const drawn = sign === ':' ? division : sign;
  const face = red ? 'var(--peg-red)' : 'var(--ink)';
  const box = { x: 15, width: 70, height: 70, rx: 18 };
  return (
    <>
      {fixed ? (
        <rect {...box} y="13" fill={PRINTED} />
      ) : (
        <>
          <rect {...box} x={lifted ? 22 : 18} y={lifted ? 28 : 21} fill="var(--shade)" />
          <rect {...box} y="17.5" fill={`color-mix(in oklab, ${face}, black 45%)`} />
          <rect {...box} y="13" fill={face} />
        </>
      )}
      <path
        d={STROKES[drawn]}
        fill="none"
        stroke={fixed ? 'var(--ink)' : 'var(--paper)'}
        stroke-width={drawn === ':' ? 12 : 8.5}
        stroke-linecap="round"
      />
    </>
  );
}

/** Around a token that is in hand or chosen. Green on wood is hardly seen under the lamp: it lies in a gap of its own. */
export function TokenRing(): JSX.Element {
  return (
    <g class="token-ring">
      <circle class="gap" cx="50" cy="49" r="45" fill="none" stroke="var(--accent-ink)" stroke-width="11" />
      <circle cx="50" cy="49" r="46" fill="none" stroke="var(--accent)" stroke-width="6" />
    </g>
  );
}
