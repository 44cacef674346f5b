import type { Seat } from '#contract/game.ts';
import { actorOf } from '../../rules/turn.ts';
import type { View } from '../../rules/types.ts';
import { openAcross, trickToShow } from '../choice.ts';
import type { UiWords } from '../words.ts';
import { rolesOf } from './roles.ts';

/** A seat in two or three words: whether it is the partner, and what it is or does. */
export function seatNote(view: View, seat: Seat, words: UiWords): string {
  const { label } = words;
  // Whose hand I play is my partner, and with that the plaque is full.
  if (seat === openAcross(view) && seat !== view.dummy) return label('ui.played-by-you');
  const roles = rolesOf(view, seat);
  const isPartner = roles.includes('partner');
  // A partner's plaque is the longest: that they dealt is left out.
  const is = roles.findLast(role => role !== 'partner' && !(isPartner && role === 'dealer'));
  const doing = doingOf(view, seat, words);
  const rest =
    doing ??
    (is !== undefined
      ? label(`ui.role.${is}`)
      : isPartner
        ? null
        : label('ui.cards', { cards: view.handSizes[seat] ?? 0 }));
  // What changes comes first: where there is little room, the rest is left out.
  return [...(rest === null ? [] : [rest]), ...(isPartner ? [label('ui.role.partner')] : [])].join(' · ');
}

/** What it is thinking about, or did in this trick. */
function doingOf(view: View, seat: Seat, { label }: UiWords): string | null {
  if (actorOf(view) === seat) return label('ui.thinks');
  if (view.phase.tag !== 'lead' && view.phase.tag !== 'follow') return null;
  const { trick, isTaken } = trickToShow(view);
  const play = trick.find(({ hand }) => hand === seat);
  return play === undefined || isTaken || seat === view.dummy ? null : label(`ui.done.${play.deed}`);
}
