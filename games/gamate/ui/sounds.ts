import type { Sound } from '#contract/sound.ts';
import { campOf } from '../rules/seats.ts';
import type { View } from '../rules/types.ts';
import { type Event, eventsBetween } from './events.ts';

/**
 * A card on felt for each that is played, a peg for what is said; two notes for a trick of one's own
 * camp, the pile squared for one of the others, and a few cards quickly for a new deal.
 */
export function sounds(before: View | null, after: View): readonly Sound[] {
  if (before === null) return [];
  return eventsBetween(before, after).flatMap(event => soundOf(event, after));
}

function soundOf(event: Event, { me }: View): readonly Sound[] {
  const mine = me === 'spectator' ? null : campOf(me);
  switch (event.tag) {
    case 'call':
    case 'opposed':
    case 'announced':
      return [{ kind: 'peg' }];
    case 'played':
    case 'dummy':
      return [{ kind: 'card' }];
    case 'taken': {
      const camp = campOf(event.seat);
      return camp === mine ? [{ kind: 'line', points: event.tricks[camp] }] : [{ kind: 'card' }];
    }
    case 'deal':
      return event.result.tag !== 'void' && event.result.winner === mine ? [{ kind: 'bonus' }] : [];
    case 'contract':
    case 'unopposed':
    case 'game':
    case 'over':
      return [];
    case 'dealt':
      return [{ kind: 'deal' }];
  }
}
