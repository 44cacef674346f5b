import type { TableProps } from '#contract/page.ts';
import type { Way, Ways } from '#ui/stage/fly.ts';
import type { Mathisto, PastView, View } from '../rules/types.ts';
import { calledKey, drawnKey } from './middle/flight-keys.ts';

/** Milliseconds at the usual speed: on its way to the middle or from it, and resting there. */
const HANDED = 300;
const REST = 500;
/** Milliseconds from one card of a family to the next. */
const APART = 60;

/**
 * A card that is handed over leaves its giver, rests in the middle, and goes on to the taker; what is drawn comes from
 * the stock; a family rises card by card from the hand that poses it.
 */
export function flightsOf({ envelope, before }: TableProps<Mathisto>): Ways {
  const { view } = envelope;
  const last = view.past.at(-1);
  const was = before?.view.past.at(-1);
  return {
    from: (card, index) => comesFrom(card, index, last, view),
    how: card => {
      const at = last?.kind === 'posed' ? last.cards.findIndex(one => one === card) : -1;
      return at < 0 ? null : { delay: at * APART };
    },
    to: card => goesTo(card, was, view),
  };
}

function comesFrom(card: string, index: number, last: PastView | undefined, view: View): Way | null {
  switch (last?.kind) {
    case 'called':
      if (card === calledKey(last.card))
        return { place: last.got === 'given' ? `seat-${last.from}` : 'stock', duration: HANDED };
      if (card === drawnKey(last.card)) return { place: 'stock' };
      if (last.caller !== view.me) return null;
      if (card === last.card) return { place: 'called', delay: HANDED + REST, duration: HANDED };
      return card === last.drawn ? { place: 'drawn', delay: HANDED + REST } : null;
    case 'drew':
      return card === last.drawn ? { place: 'stock' } : null;
    case 'posed':
    case 'discoveries':
      return { place: `seat-${last.seat}`, delay: index * APART };
    default:
      return null;
  }
}

/** What lay in the middle goes on to whoever got it; one's own has gone already. */
function goesTo(card: string, was: PastView | undefined, { me }: View): Way | null {
  if (was?.kind !== 'called' || was.caller === me) return null;
  const isIt = card === calledKey(was.card) || card === was.card || card === drawnKey(was.card);
  return isIt ? { place: `seat-${was.caller}`, duration: HANDED } : null;
}
