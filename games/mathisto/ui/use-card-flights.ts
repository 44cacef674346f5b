import type { TableProps } from '#contract/page.ts';
import { useFlights, type Way } from '#ui/stage/flight.ts';
import type { Mathisto, PastView, View } from '../rules/types.ts';
import { calledKey, drawnKey } from './stage/flight-keys.ts';

/** Milliseconds at the usual speed: on its way to the middle, and resting there. */
const REST = 800;
/** Milliseconds from one card of a family to the next. */
const APART = 60;

/**
 * A card that is handed over leaves its giver, rests in the middle, and goes on to the taker; what is drawn comes from
 * the stock; a family rises card by card from the hand that poses it.
 */
export function useCardFlights({ envelope, before, pace }: TableProps<Mathisto>): void {
  const { view } = envelope;
  const last = view.past.at(-1);
  const was = before?.view.past.at(-1);
  useFlights({
    step: `${envelope.step} ${view.me}`,
    pace,
    from: (card, index) => comesFrom(card, index, last, view),
    to: card => goesTo(card, was),
  });
}

function comesFrom(card: string, index: number, last: PastView | undefined, view: View): Way | null {
  switch (last?.kind) {
    case 'called':
      if (card === calledKey(last.card))
        return { place: last.got === 'given' ? `seat-${last.from}` : 'stock' };
      if (card === drawnKey(last.card)) return { place: 'stock' };
      if (card === last.card && last.caller === view.me) return { place: 'called', delay: REST };
      return card === last.drawn ? { place: 'stock' } : null;
    case 'drew':
      return card === last.drawn ? { place: 'stock' } : null;
    case 'posed':
    case 'discoveries':
      return { place: `seat-${last.seat}`, delay: index * APART };
    default:
      return null;
  }
}

/** What lay in the middle goes on to whoever got it. */
function goesTo(card: string, was: PastView | undefined): Way | null {
  if (was?.kind !== 'called') return null;
  return card === calledKey(was.card) || card === drawnKey(was.card) ? { place: `seat-${was.caller}` } : null;
}
