import { useEffect, useState } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import type { Mathisto } from '../rules/types.ts';

/** Milliseconds from one sound of dealing to the next, and how many are heard. */
const BEAT = 250;
const BEATS = 3;

/** Whether the cards are being dealt: the table is opened before anything happened. They are heard, too. */
export function useDeal({ envelope, pace, sound }: TableProps<Mathisto>): boolean {
  const [isDealt] = useState(pace > 0 && envelope.view.past.length === 0);
  useEffect(() => {
    if (!isDealt) return undefined;
    const beats = Array.from({ length: BEATS }, (_, i) =>
      setTimeout(() => sound({ kind: 'deal' }), i * BEAT),
    );
    return () => beats.forEach(clearTimeout);
  }, []);
  return isDealt && envelope.view.past.length === 0;
}
