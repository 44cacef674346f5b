/** How a card is known while it moves over the table. Mutes are all the same: each goes by its hand and its copy. */
import type { Seat } from '#contract/game.ts';
import { type Card, isMute } from '../rules/cards.ts';
import type { Play, View } from '../rules/types.ts';

export function keyInHand(hand: Seat, card: Card, copy: number): string {
  return isMute(card) ? `mute-${hand}-${copy}` : String(card);
}

/** Of a card that was played in this deal: of several mutes the last leaves a hand first. */
export function keyOfPlay({ hands, tricks, trick }: View, play: Play): string {
  const { hand, card } = play;
  if (!isMute(card)) return String(card);
  const mutes = [...tricks, trick].flat().filter(one => one.hand === hand && isMute(one.card));
  const left = (hands[hand] ?? []).filter(isMute).length;
  return keyInHand(hand, card, left + mutes.length - 1 - mutes.indexOf(play));
}
