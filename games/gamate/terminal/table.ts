/** The table in characters: who holds how many cards, what lies on the pile, what was renounced. */

import type { Seat } from '#contract/game.ts';
import type { Scene } from '#contract/terminal.ts';
import { INK, paint, wrap } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import type { Card } from '../rules/cards.ts';
import { campOf, SEATS } from '../rules/seats.ts';
import { renouncedOf, tally } from '../rules/tricks.ts';
import { isTrump, trumpsOf } from '../rules/trumps.ts';
import { actorOf, handOf } from '../rules/turn.ts';
import type { View } from '../rules/types.ts';
import { sayDefinition } from '../text/say-definition.ts';
import type { TerminalLabel } from '../text/words.ts';
import { sayCall } from '../ui/calls.ts';
import { groupsOf, trickToShow } from '../ui/choice.ts';
import { rolesOf } from '../ui/seat/roles.ts';
import { writeCard } from './write-move.ts';

/** `3 17 | 6* 12* | mute`: a star on trumps, groups apart. */
export function drawHand(cards: readonly Card[], { contract }: View, words: Words<TerminalLabel>): string {
  return groupsOf(cards, contract?.trumps ?? null)
    .map(group =>
      group.cards.map(card => (group.name === 'trumps' ? `${card}*` : writeCard(card, words))).join(' '),
    )
    .join(' | ');
}

/** Contract and how far it is; before there is one, what was said. */
export function drawAgreement(view: View, { words: all, width, seatName }: Scene): string[] {
  const words: Words<TerminalLabel> = all;
  const { contract, announced, calls } = view;
  if (contract === null) {
    const said = calls.map(call =>
      words.label('panel.said', { name: seatName(call.seat), call: sayCall(call, words) }),
    );
    return said.length === 0 ? [] : wrap(said.join(' · '), width);
  }
  const camp = campOf(contract.declarer);
  const terms = words.label('panel.contract', {
    trumps: sayDefinition(contract.trumps, words),
    count: trumpsOf(contract.trumps).length,
    name: seatName(contract.declarer),
    ...(contract.isOpposed ? { opposed: 'yes' } : {}),
    ...(announced === null
      ? {}
      : { way: announced.way, announced: announced.tricks, taken: tally(view.tricks).tricks[camp] }),
  });
  const numbers = words.label('panel.trumps', { numbers: trumpsOf(contract.trumps).join(' ') });
  return [terms, numbers].flatMap(line => wrap(line, width));
}

/** One line for each seat, from the viewer's on; wrapped where many cards were renounced. */
export function drawSeats(view: View, scene: Scene): string[] {
  const first = view.me === 'spectator' ? 0 : view.me;
  return SEATS.flatMap(i => drawSeat(view, (first + i) % SEATS.length, scene));
}

function drawSeat(view: View, seat: Seat, { words: all, colour, width, seatName }: Scene): string[] {
  const words: Words<TerminalLabel> = all;
  const acts = (handOf(view) ?? actorOf(view)) === seat;
  const roles = rolesOf(view, seat).map(role => words.label(`ui.role.${role}`));
  const play = trickToShow(view).trick.find(({ hand }) => hand === seat);
  const renounced = renouncedOf(view.tricks, view.trick, seat);
  const parts = [
    `${seatName(seat)} (${view.handSizes[seat]})`,
    ...roles,
    ...(play === undefined
      ? []
      : [`${words.label(`verb.${play.deed}`)} ${drawCard(play.card, view, words)}`]),
    ...(renounced.length === 0
      ? []
      : [
          words.label('panel.renounced', {
            cards: renounced.map(card => drawCard(card, view, words)).join(' '),
          }),
        ]),
  ];
  return wrap(parts.join(' · '), width - 4).map((line, i) => {
    const text = `${i > 0 ? '    ' : acts ? '→ ' : '  '}${line}`;
    return acts && i === 0 ? paint(text, INK.bold, colour) : text;
  });
}

export function drawPile(view: View, { words: all, width, seatName }: Scene): string[] {
  const words: Words<TerminalLabel> = all;
  const { trick, isTaken } = trickToShow(view);
  const pile = trick.filter(({ deed }) => deed !== 'renounce');
  if (pile.length === 0) return [];
  const cards = pile
    .map(({ card, hand }) => `${drawCard(card, view, words)} (${seatName(hand)})`)
    .join(' → ');
  return wrap(words.label(isTaken ? 'panel.last-trick' : 'panel.pile', { cards }), width);
}

function drawCard(card: Card, { contract }: View, words: Words<TerminalLabel>): string {
  return contract !== null && isTrump(contract.trumps, card) ? `${card}*` : writeCard(card, words);
}
