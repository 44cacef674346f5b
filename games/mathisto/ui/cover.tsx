import type { JSX } from 'preact';
import { liuHui } from './plates/geometers/liu-hui.ts';
import { Marks } from './plates/marks.tsx';
import { press } from './plates/press.ts';

const AUBERGINE = '#332a3a';
const CREAM = '#eadfc6';
const GOLD = '#e9b95c';

const INKS = { '--plate-line': CREAM, '--plate-paper': AUBERGINE, '--plate-accent': GOLD };
/** There is no word on this plate. */
const PLATE = press(liuHui, 'fine', word => word);

/** Mathisto, as an engraved plate in white line: Liu Hui's circle. */
export function Cover(): JSX.Element {
  return (
    <svg viewBox="0 0 180 250" aria-hidden="true">
      <rect width="180" height="250" fill={AUBERGINE} />
      <g fill="none" stroke={CREAM}>
        <rect x="9" y="9" width="162" height="232" stroke-width="2" />
        <rect x="13" y="13" width="154" height="224" stroke-width=".7" />
        <path d="M26 196H154M26 224H154" stroke-width=".7" />
      </g>
      <g transform="translate(90 103) scale(.75)" style={INKS}>
        <Marks marks={PLATE} />
      </g>
      <text
        x="92"
        y="217"
        font-size="19"
        font-weight="520"
        letter-spacing="4.2"
        text-anchor="middle"
        fill={CREAM}
        style={{ fontFamily: 'var(--serif)', fontVariationSettings: '"opsz" 144' }}
      >
        MATHISTO
      </text>
    </svg>
  );
}
