import type { JSX } from 'preact';
import type { Language } from '#text/catalogue.ts';
import { type Card, isDiscovery } from '../rules/cards.ts';
import { EmblemMark } from '../ui/card/emblem.tsx';
import { lookOf } from '../ui/card/look-of.ts';
import { DrawnPlate } from '../ui/plates/drawn.tsx';

interface GalleryPlateProps {
  readonly card: Card;
  readonly language: Language;
  /** What it shows, for those who do not see it. */
  readonly label: string;
}

/** A plate by itself, as large as there is room. */
export function GalleryPlate({ card, language, label }: GalleryPlateProps): JSX.Element {
  const { emblem, inks } = lookOf(card);
  return (
    <svg class="gallery-plate" viewBox="-114 -112 228 223" style={inks} role="img" aria-label={label}>
      <rect x="-113" y="-111" width="226" height="221" rx="5" fill="var(--plate-paper)" />
      <g fill="none" stroke="var(--plate-line)">
        <rect x="-106.5" y="-104" width="213" height="207" stroke-width=".6" />
        <rect x="-104.5" y="-102" width="209" height="203" stroke-width="1.6" />
      </g>
      <DrawnPlate card={card} grain="fine" language={language} />
      <g transform="translate(-84 -83) scale(.88)">
        <EmblemMark family={emblem} inverted={isDiscovery(card)} />
      </g>
      <rect x="-113" y="-111" width="226" height="221" rx="5" fill="var(--lamp)" />
    </svg>
  );
}
