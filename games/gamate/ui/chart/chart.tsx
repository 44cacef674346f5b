import './chart.css';
import type { VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { coloursOf, factorsOf } from '../../data/symbols.ts';
import { type Card as CardOf, isBrisque } from '../../rules/cards.ts';
import { Card } from '../card/card.tsx';
import type { RulesWords } from '../words.ts';
import { COLUMNS, NUMBERS, ROWS, stepFrom } from './keys.ts';

export interface ChartProps {
  readonly words: RulesWords;
  /** A set that one looks at, such as the trumps. */
  readonly marked?: readonly CardOf[];
  /** Already out of the deal: they fade. */
  readonly played?: readonly CardOf[];
  readonly crossed?: readonly CardOf[];
  /** Said and written beside a number. */
  readonly notes?: ReadonlyMap<CardOf, Note>;
  readonly onPick?: (card: CardOf) => void;
}

export interface Note {
  readonly short: string;
  readonly said: string;
}

const NONE: readonly CardOf[] = [];
const NO_NOTES: ReadonlyMap<CardOf, Note> = new Map();

/** The 48 numbers with their drawings, six in a row: multiples of 2, 3 and 6 stand below one another. */
export function Chart(props: ChartProps) {
  const { words, marked = NONE, played = NONE, crossed = NONE, notes = NO_NOTES, onPick } = props;
  // Where the keyboard is: one cell can be reached by Tab, arrows go on from there.
  const [at, setAt] = useState<CardOf>(1);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useLayoutEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-number="${at}"]`)?.focus();
    moved.current = false;
  }, [at]);
  // Given back unchanged while the same numbers are marked: moving about must not draw 48 cards.
  const drawings = useMemo(
    () => NUMBERS.map(number => <Card key={number} card={number} isTrump={marked.includes(number)} />),
    [marked.join()],
  );

  function onKeyDown(event: KeyboardEvent): void {
    const next = stepFrom(at, event.key, marked);
    const isPick = onPick !== undefined && (event.key === 'Enter' || event.key === ' ');
    if (next === null && !isPick) return;
    event.preventDefault();
    if (isPick) onPick(at);
    if (next === null) return;
    moved.current = true;
    setAt(next);
  }

  function onClick({ target }: MouseEvent): void {
    const cell = target instanceof Element ? target.closest('[data-number]') : null;
    const number = Number(cell?.getAttribute('data-number') ?? 0);
    if (number === 0) return;
    setAt(number);
    onPick?.(number);
  }

  function drawCell(number: CardOf): VNode {
    const note = notes.get(number);
    const states = { marked, played, crossed };
    const names = (['marked', 'played', 'crossed'] as const).filter(name => states[name].includes(number));
    return (
      <div
        key={number}
        role="gridcell"
        class={names.join(' ')}
        data-number={number}
        data-note={note?.short}
        tabIndex={number === at ? 0 : -1}
        aria-label={sayNumber(number, names, note?.said, words)}
      >
        {drawings[number - 1]}
      </div>
    );
  }

  return (
    <div
      class={onPick === undefined ? 'number-chart' : 'number-chart pickable'}
      role="grid"
      aria-label={words.label('chart.name')}
      aria-rowcount={ROWS}
      aria-colcount={COLUMNS}
      ref={grid}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {Array.from({ length: ROWS }, (_, row) => (
        <div role="row" key={row}>
          {NUMBERS.slice(row * COLUMNS, (row + 1) * COLUMNS).map(drawCell)}
        </div>
      ))}
    </div>
  );
}

type State = 'marked' | 'played' | 'crossed';

/** `12 = 2 × 2 × 3, red, blue and black, marked`. */
function sayNumber(
  number: CardOf,
  states: readonly State[],
  note: string | undefined,
  { label }: RulesWords,
): string {
  const [factors, colours] = [factorsOf(number), coloursOf(number)];
  return label('chart.cell', {
    number,
    factors: factors.length > 1 ? factors.join(' × ') : 'none',
    colours: colours.length === 0 ? 'none' : 'some',
    hues: colours.map(colour => ({ text: label(`colour.${colour}`) })),
    brisque: isBrisque(number) ? 'yes' : 'no',
    ...Object.fromEntries(states.map(state => [state, 'yes'])),
    note: note ?? 'none',
  });
}
