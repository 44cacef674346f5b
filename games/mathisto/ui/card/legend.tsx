import type { JSX } from 'preact';
import type { Card } from '../../rules/cards.ts';
import { Achievement } from '../gallery/achievement.tsx';
import type { UiWords } from '../words.ts';
import { fit, Lettering } from './lettering.tsx';

interface LegendProps {
  readonly card: Card;
  readonly words: UiWords;
}

/** Name, dates, and one line on what this card is known for. */
export function Legend({ card, words }: LegendProps): JSX.Element {
  const { label } = words;
  const [name, short, dates] = [
    label(`card.${card}`),
    label(`card.${card}.short`),
    label(`card.${card}.dates`),
  ];
  const under = name === short ? dates : `${name} · ${dates}`;
  const capitals = short.toLocaleUpperCase(words.language);
  return (
    <g fill="var(--plate-line)">
      <Lettering y={276} size={fit(capitals, 29, 206, 'bold')} weight={650} text={capitals} />
      <Lettering y={291.5} size={fit(under, 12.5, 212, 'plain')} text={under} />
      <path d="M91 298.5H147" stroke="var(--plate-line)" stroke-width=".7" />
      <circle cx="119" cy="298.5" r="1.8" />
      <Achievement card={card} language={words.language} />
    </g>
  );
}
