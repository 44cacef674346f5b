/** Cards in a fan, backs that can be counted, and cards on a heap: drawn alike in every card game. */
import './stage.css';
import type { ComponentChildren, JSX } from 'preact';

interface FanProps {
  /** Each item is one card of the fan, in order. */
  readonly children: readonly JSX.Element[];
  /** Also the place of its sizes: `--w`, `--step`, `--turn`, `--sag`. */
  readonly class?: string;
  /** Where a group begins: a gap comes before these. */
  readonly gaps?: readonly number[];
  /** Silent to a screen reader. */
  readonly hidden?: boolean;
}

const NONE: readonly number[] = [];

/** Each card knows its place, and the style sheet turns it by that. A chosen one rises but keeps its place. */
export function Fan({ children, class: name = '', gaps = NONE, hidden = false }: FanProps) {
  return (
    <div
      class={`fan ${name}`}
      style={{ '--n': `${children.length}` }}
      {...(hidden ? { 'aria-hidden': 'true' } : {})}
    >
      {children.map((card, i) => (
        <span
          key={card.key ?? i}
          class={gaps.includes(i) ? 'fan-card gap' : 'fan-card'}
          style={{ '--i': `${i}` }}
        >
          {card}
        </span>
      ))}
    </div>
  );
}

interface BacksProps {
  readonly count: number;
  readonly back: JSX.Element;
}

/** What a seat holds, as backs one can count. Silent: the plaque says how many. */
export function Backs({ count, back }: BacksProps) {
  return (
    <Fan class="held" hidden>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class="card">
          {back}
        </span>
      ))}
    </Fan>
  );
}

interface HeapProps {
  /** A block is three layers high at most. */
  readonly count: number;
  readonly back: JSX.Element;
  /** Face up on the heap, if anything is. */
  readonly top?: ComponentChildren;
  /** Cards fly from here and to here: see flight.ts. */
  readonly place?: string;
}

/** Cards squared to a block. */
export function Heap({ count, back, top, place }: HeapProps) {
  const layers = Math.min(count, LAYERS);
  return (
    <span class="heap" aria-hidden="true" {...(place === undefined ? {} : { 'data-place': place })}>
      {Array.from({ length: layers }, (_, i) => (
        <span key={i} class="card">
          {i === layers - 1 ? (top ?? back) : back}
        </span>
      ))}
    </span>
  );
}

const LAYERS = 3;
