import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';

/** The numbers that somebody holds, in the order in which they want to see it. */
export interface Arranged {
  /** By place, from left to right: which of them lies there. */
  readonly slots: readonly number[];
  /** Something was dropped: if that was over the rack, it lies there from now on. */
  readonly drop: (slot: number, x: number, y: number) => boolean;
  /** Left and right move it by a place. */
  readonly onKeyDown: (event: KeyboardEvent, slot: number) => void;
}

/**
 * Its owner may put a rack in order at any time, also while others play. The rack is what `rack` selects, its places
 * have the class `place`, and what lies there says its `data-slot`.
 */
export function useArranged(held: readonly number[], rack: string): Arranged {
  const [order, setOrder] = useState<readonly number[]>([]);
  const slots = useMemo(() => arrange(held, order), [held, order]);
  const moved = useRef<number | null>(null);
  // A button that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    const slot = moved.current;
    moved.current = null;
    if (slot !== null) document.querySelector<HTMLElement>(`${rack} [data-slot="${slot}"]`)?.focus();
  }, [slots]);

  function put(slot: number, place: number): void {
    const within = Math.max(0, Math.min(place, held.length - 1));
    setOrder(moveTo(slots, slot, within).flatMap(one => held[one] ?? []));
  }

  return {
    slots,
    drop(slot, x, y) {
      const place = placeUnder(x, y, rack);
      if (place !== null) put(slot, place);
      return place !== null;
    },
    onKeyDown(event, slot) {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (by === 0) return;
      event.preventDefault();
      moved.current = slot;
      put(slot, slots.indexOf(slot) + by);
    },
  };
}

/** The slots in the order wanted; what came since lies at the end. Those that are alike cannot be told apart. */
export function arrange(held: readonly number[], order: readonly number[]): readonly number[] {
  const slots: number[] = [];
  for (const wanted of order) {
    const slot = held.findIndex((one, at) => one === wanted && !slots.includes(at));
    if (slot !== -1) slots.push(slot);
  }
  const others = [...held.keys()].filter(slot => !slots.includes(slot));
  return [...slots, ...others];
}

/** The same with one slot moved to another place. */
export function moveTo(slots: readonly number[], slot: number, place: number): readonly number[] {
  return slots.filter(one => one !== slot).toSpliced(place, 0, slot);
}

/** Which place of the rack is there, the nearer one between two; null beside it. */
function placeUnder(x: number, y: number, rack: string): number | null {
  const under = document.elementFromPoint(x, y)?.closest(rack);
  const distances = [...(under?.querySelectorAll('.place') ?? [])].map(place => {
    const { left, width } = place.getBoundingClientRect();
    return Math.abs(left + width / 2 - x);
  });
  return distances.length === 0 ? null : distances.indexOf(Math.min(...distances));
}
