/** What happened between two steps, as one would say it across the table. */
import type { Facts, Seat } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import { campOf } from '../rules/seats.ts';
import type { DealResult, View } from '../rules/types.ts';
import { sayDefinition } from '../text/say-definition.ts';
import { type Event, eventsBetween } from './events.ts';
import { campFacts, nameCard } from './names.ts';
import type { UiScene } from './words.ts';

export function tell(before: View | null, after: View, scene: TellScene): string[] {
  const events: readonly Event[] =
    before === null ? [{ tag: 'dealt', dealer: after.dealer }] : eventsBetween(before, after);
  return events.map(event => tellEvent(event, after, scene));
}

function tellEvent(event: Event, view: View, { words, seatName }: UiScene): string {
  const { label } = words;
  const who = (seat: Seat): Facts => ({ who: seat === view.me ? 'you' : 'other', name: seatName(seat) });
  switch (event.tag) {
    case 'call': {
      const { seat, trumps } = event.call;
      if (trumps === null) return label('tell.pass', who(seat));
      return label('tell.bid', { ...who(seat), trumps: sayDefinition(trumps, words) });
    }
    case 'contract':
    case 'opposed': {
      const { trumps, declarer } = event.contract;
      return label(`tell.${event.tag}`, { ...who(declarer), trumps: sayDefinition(trumps, words) });
    }
    case 'unopposed':
      return label('tell.unopposed', who(event.seat));
    case 'dummy':
      return label('tell.dummy', who(event.seat));
    case 'announced':
      return label('tell.announced', { ...who(event.seat), ...event.announced });
    case 'played': {
      const { hand, card, deed } = event.play;
      const on: Facts = event.on === null ? {} : { on: nameCard(event.on, words) };
      const from: Facts = hand === event.dummy ? { dummy: 'yes' } : {};
      return label(`tell.${deed}`, {
        ...who(hand),
        ...from,
        ...on,
        number: card,
        card: nameCard(card, words),
      });
    }
    case 'taken': {
      const camp = campOf(event.seat);
      return label('tell.taken', {
        ...who(event.seat),
        ...campFacts(camp, view.me, seatName),
        tricks: event.tricks[camp],
      });
    }
    case 'deal':
      return tellDeal(event.result, view, { words, seatName });
    case 'game':
      return label('tell.game', {
        ...campFacts(event.winner, view.me, seatName),
        won: event.games[event.winner],
        lost: event.games[event.winner === 0 ? 1 : 0],
      });
    case 'over':
      return label('tell.over');
    case 'dealt':
      return label('tell.dealt', who(event.dealer));
  }
}

/** GA-8, GA-12, GA-16: who has what of a deal that is over. */
export function tellDeal(result: DealResult, { me }: View, { words, seatName }: UiScene): string {
  const { label } = words;
  if (result.tag === 'void') return label('tell.void');
  const { winner, points, contract } = result;
  const facts: Facts = { ...campFacts(winner, me, seatName), points };
  const { declarer } = contract;
  if (result.tag === 'forfeit')
    return label('tell.forfeit', {
      ...facts,
      who: declarer === me ? 'you' : 'other',
      name: seatName(declarer),
    });
  const camp = campOf(declarer);
  return label(winner === camp ? 'tell.made' : 'tell.down', {
    ...facts,
    tricks: result.tricks[camp],
    announced: result.announced.tricks,
  });
}
