import { FAMILIES } from '../../rules/cards.ts';
import type { View } from '../../rules/types.ts';
import { Emblem } from '../card/emblem.tsx';

/** Seven emblems; those of posed families stand out. */
export function Thumbnail({ view }: { readonly view: View }) {
  return (
    <span class="thumbnail mathisto-thumbnail" aria-hidden="true">
      {FAMILIES.map(family => (
        <Emblem key={family} family={family} inverted={view.posed.some(posed => posed.family === family)} />
      ))}
    </span>
  );
}
