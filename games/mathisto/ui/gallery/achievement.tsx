import type { JSX } from 'preact';
import type { Language } from '#text/catalogue.ts';
import type { Card } from '../../rules/cards.ts';
import { fit, Lettering, lines } from '../card/lettering.tsx';
import { useGalleryText } from './use-text.ts';

interface AchievementProps {
  readonly card: Card;
  readonly language: Language;
}

/** Letters that fit on one line of a card. */
const WIDEST = 40;

/** What somebody is known for, in small print at the foot of a full card. */
export function Achievement({ card, language }: AchievementProps): JSX.Element | null {
  const say = useGalleryText(language);
  if (say === null) return null;
  const found = lines(say(`${card}.did`), WIDEST);
  const isLong = found.length > 2;
  const size = Math.min(...found.map(text => fit(text, isLong ? 10.6 : 11.6, 214, 'plain')));
  const [top, leading] = isLong ? [310.5, 11.8] : [316, 13.5];
  return (
    <>
      {found.map((text, i) => (
        <Lettering key={text} y={top + i * leading} size={size} italic text={text} />
      ))}
    </>
  );
}
