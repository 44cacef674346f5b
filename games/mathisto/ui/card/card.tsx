import './card.css';
import type { JSX } from 'preact';
import { atRest } from '#ui/at-rest.ts';
import { drawnOnce } from '#ui/drawn-once.tsx';
import { later } from '#ui/later.tsx';
import { type Card, familyOf, isDiscovery, isJoker } from '../../rules/cards.ts';
import type { UiWords } from '../words.ts';
import { Band } from './band.tsx';
import { EmblemMark } from './emblem.tsx';
import type { CardSize } from './kits.ts';
import { fit, Lettering, lines } from './lettering.tsx';
import { lookOf } from './look-of.ts';

interface MathistoCardProps {
  readonly card: Card;
  readonly words: UiWords;
  readonly size: CardSize;
  /** Another card lies over its right side: the name stands at the left, in the strip that is seen. */
  readonly isCovered?: boolean;
}

/** The drawings come after the table: until then a card has its emblem, its name and its dates. */
const DrawnPlate = later(
  async () => {
    await atRest();
    return (await import('../plates/drawn.tsx')).DrawnPlate;
  },
  { optional: true },
);
const Legend = later(async () => (await import('./legend.tsx')).Legend, { optional: true, ahead: true });

const CARD = { width: 240, height: 352 } as const;

/** A card, in a box of 240 × 352. The label of whatever holds it says who it is. */
export const MathistoCard = drawnOnce(({ card, words, size, isCovered = false }: MathistoCardProps) => {
  const { emblem, kit, inks } = lookOf(card);
  const { seal, plate, frame } = LAYOUT[size];
  return (
    <svg
      class={`mathisto-card ${size}`}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      width={CARD.width}
      height={CARD.height}
      style={inks}
      aria-hidden="true"
    >
      <rect x="3" y="4" width="236" height="347" rx="13" fill="var(--shade)" />
      <rect
        x="1"
        y="1"
        width="236"
        height="347"
        rx="12"
        fill="var(--plate-paper)"
        stroke="#a89878"
        stroke-width="1.4"
      />
      <Band
        kit={kit}
        size={size}
        isPale={isDiscovery(card)}
        title={titleOf(card, words)}
        code={codeOf(card, words)}
      />
      <g fill="none" stroke="var(--plate-line)">
        {size === 'full' && <rect x="12.5" y="43.5" width="213" height="207" stroke-width=".6" />}
        <rect {...frame} stroke-width={size === 'full' ? 1.6 : 2.4} />
      </g>
      <g transform={plate}>
        <DrawnPlate card={card} grain={size === 'full' ? 'fine' : 'plain'} language={words.language} />
      </g>
      <g transform={seal}>
        <EmblemMark family={emblem} inverted={isDiscovery(card)} />
      </g>
      {size === 'full' && <Legend card={card} words={words} />}
      {size === 'hand' &&
        (isCovered ? <StripName card={card} words={words} /> : <Name card={card} words={words} />)}
      <rect
        x="6"
        y="6"
        width="226"
        height="337"
        rx="7"
        fill="none"
        stroke="var(--plate-line)"
        stroke-width=".9"
      />
      <rect x="1" y="1" width="236" height="347" rx="12" fill="var(--lamp)" />
    </svg>
  );
});

/** Where things lie in each size. The emblem covers the top left of the window, which every plate leaves free. */
const LAYOUT = {
  full: {
    seal: 'translate(38 41) scale(1.1)',
    plate: 'translate(119 147)',
    frame: { x: 14.5, y: 45.5, width: 209, height: 203 },
  },
  hand: {
    seal: 'translate(40 46) scale(1.25)',
    plate: 'translate(119 154)',
    frame: { x: 14.5, y: 52.5, width: 209, height: 203 },
  },
  tiny: {
    seal: 'translate(54 58) scale(1.8)',
    plate: 'translate(119 224) scale(1.06)',
    frame: { x: 7, y: 112, width: 224, height: 230 },
  },
} as const;

function titleOf(card: Card, { label }: UiWords): string {
  if (isJoker(card)) return label('kind.joker');
  return isDiscovery(card) ? label('kind.discovery') : label(`family.${familyOf(card)}`);
}

function codeOf(card: Card, { label }: UiWords): string {
  return isJoker(card) ? '★' : label(`family.${familyOf(card)}.code`);
}

const LINE = 34;

/** What is seen of a covered card, at least, in units of the card. */
const STRIP = 157;

/** The name in the strip; what does not fit goes under the next card. Where it is drawn small, it is not written smaller. */
function StripName({ card, words }: Omit<MathistoCardProps, 'size'>): JSX.Element {
  const name = words.label(`card.${card}.short`);
  return (
    <text
      class="strip-name"
      x="13"
      y="313"
      font-weight={680}
      fill="var(--plate-line)"
      style={{ '--fits': `${fit(name, 36, STRIP, 'bold')}px` }}
    >
      {name}
    </text>
  );
}

/** The name alone, as large as it will go: on two lines where it has two words. */
function Name({ card, words }: Omit<MathistoCardProps, 'size'>): JSX.Element {
  const parts = lines(words.label(`card.${card}.short`), 12);
  const size = Math.min(...parts.map(part => fit(part, parts.length > 1 ? 36 : 42, 214, 'bold')));
  const middle = 300 + size * 0.34;
  return (
    <g fill="var(--plate-line)">
      {parts.map((part, i) => (
        <Lettering
          key={part}
          y={middle + (i - (parts.length - 1) / 2) * LINE}
          size={size}
          weight={680}
          text={part}
        />
      ))}
    </g>
  );
}
