import type { JSX } from 'preact';
import type { Language } from '#text/catalogue.ts';
import type { Card } from '../../rules/cards.ts';
import { plateOf } from './index.ts';
import { Marks } from './marks.tsx';
import { sky } from './sky.ts';
import type { Grain } from './types.ts';

interface DrawnPlateProps {
  readonly card: Card;
  readonly grain: Grain;
  readonly language: Language;
}

/** The plate of a card, before its sky where there is room for one. */
export function DrawnPlate({ card, grain, language }: DrawnPlateProps): JSX.Element {
  const { marks, keep } = plateOf(card, grain, language);
  return (
    <>
      {grain === 'fine' && <path d={sky(keep)} fill="var(--plate-line)" opacity=".5" />}
      <Marks marks={marks} />
    </>
  );
}
