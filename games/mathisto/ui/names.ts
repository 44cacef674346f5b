import type { Facts, Seat, Viewer } from '#contract/game.ts';
import { type Card, type Family, isDiscovery } from '../rules/cards.ts';
import type { UiScene, UiWords } from './words.ts';

/** A card as one says it in a sentence; a discovery stands in quotation marks. */
export function nameCard(card: Card, { label }: UiWords): string {
  const name = label(`card.${card}.short`);
  return isDiscovery(card) ? label('ui.quoted', { name }) : name;
}

/** A card as it is drawn, for those who hear the page. */
export function describeCard(card: Card, { label }: UiWords): string {
  return label('ui.card-drawn', { name: label(`card.${card}`), dates: label(`card.${card}.dates`) });
}

/** As a title. */
export function nameFamily(family: Family, { label }: UiWords): string {
  return label(`family.${family}`);
}

/** `you`, or somebody by name: sentences are made for both. */
export function whoIs(seat: Seat, me: Viewer, seatName: UiScene['seatName']): Facts {
  return { who: seat === me ? 'you' : 'other', name: seatName(seat) };
}

/** The same for somebody to whom something is done. */
export function toWhom(seat: Seat, me: Viewer, seatName: UiScene['seatName']): Facts {
  return { to: seat === me ? 'you' : 'other', toName: seatName(seat) };
}
