import './chart.css';
import type { Card } from '../../rules/cards.ts';
import type { UiWords } from '../words.ts';
import { NUMBERS } from './keys.ts';

interface SmallChartProps {
  readonly words: UiWords;
  readonly marked: readonly Card[];
  /** In one's hand: underlined. */
  readonly held: readonly Card[];
}

/** The 48 numbers without their drawings, twelve in a row: a set at one glance where there is little room. */
export function SmallChart({ words, marked, held }: SmallChartProps) {
  const numbers = marked.map(number => ({ text: String(number) }));
  return (
    <div
      class="small-chart"
      role="img"
      aria-label={words.label('chart.numbers', { count: marked.length, numbers })}
    >
      {NUMBERS.map(number => (
        <span key={number} class={classOf(marked.includes(number), held.includes(number))}>
          {number}
        </span>
      ))}
    </div>
  );
}

function classOf(isMarked: boolean, isHeld: boolean): string | undefined {
  if (isMarked) return isHeld ? 'marked held' : 'marked';
  return isHeld ? 'held' : undefined;
}
