/** What the player considers before anything is played: headless, so that it can be tested without a page. */
import type { Seat } from '#contract/game.ts';
import { type Card, sorted } from '../rules/cards.ts';
import { offerSize, poolOf } from '../rules/check.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Move, View } from '../rules/types.ts';

/** The same as long as the same is asked. Remarks come and go meanwhile: a step is not a prompt. */
export function promptOf({ round, phase, me }: View): string {
  return `${round} ${phase.tag} ${'active' in phase ? phase.active : ''} ${me}`;
}

/** What to begin with: the display one has, for the next; else nothing. */
export function firstChoice(view: View, seat: Seat): readonly Card[] {
  return view.phase.tag === 'display' ? (view.displays[seat] ?? []) : [];
}

/** The cards one may choose from. */
export function choosable(view: View, seat: Seat): readonly Card[] {
  const { phase } = view;
  if (phase.tag === 'take' && phase.active === seat) return phase.offers.flatMap(cards => cards ?? []);
  return phase.tag === 'display' ? sorted(poolOf(view, seat)) : (view.hands[seat] ?? []);
}

/** How many are asked for. */
export function wanted(view: View): number {
  switch (view.phase.tag) {
    case 'display':
      return DISPLAY[view.round];
    case 'offer':
      return offerSize(view);
    case 'present':
    case 'take':
      return 1;
    case 'over':
      return 0;
  }
}

/** Takes a card up, or puts it back; where one is asked for, another takes its place. */
export function touchCard(chosen: readonly Card[], card: Card, view: View): readonly Card[] {
  if (chosen.includes(card)) return chosen.filter(one => one !== card);
  return wanted(view) === 1 ? [card] : sorted([...chosen, card]);
}

/** What confirming would play; null if nothing is asked. */
export function moveOf(chosen: readonly Card[], view: View): Move | null {
  const [card] = chosen;
  switch (view.phase.tag) {
    case 'display':
      return { kind: 'display', cards: sorted(chosen) };
    case 'offer':
      return { kind: 'offer', cards: sorted(chosen) };
    case 'present':
    case 'take':
      return card === undefined ? null : { kind: view.phase.tag, card };
    case 'over':
      return null;
  }
}
