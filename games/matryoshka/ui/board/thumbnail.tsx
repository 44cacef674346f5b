import { setOf, sizeOf } from '../../rules/cards.ts';
import type { View } from '../../rules/types.ts';
import { DollCell } from './cell.tsx';

/** Up to nine dolls of one's display; a spectator sees the first seat's. */
export function Thumbnail({ view }: { readonly view: View }) {
  const mine = view.displays[view.me === 'spectator' ? 0 : view.me] ?? [];
  return (
    <span class="thumbnail matryoshka-thumbnail" aria-hidden="true">
      {mine.slice(0, 9).map(card => (
        <DollCell key={card} set={setOf(card)} size={sizeOf(card)} />
      ))}
    </span>
  );
}
