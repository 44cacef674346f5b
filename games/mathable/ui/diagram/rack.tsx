import { WoodTile } from '#ui/board/wood.tsx';
import type { Tile } from '../../rules/types.ts';

/** A rack to look at. */
export function MiniRack({ tiles, label }: { readonly tiles: readonly Tile[]; readonly label: string }) {
  return (
    <div class="mini-rack" role="img" aria-label={`${label} ${tiles.join(', ')}`}>
      {Array.from({ length: 7 }, (_, slot) => (
        <svg key={slot} viewBox="0 0 100 100" aria-hidden="true">
          {tiles[slot] === undefined ? (
            <rect x="8" y="8" width="84" height="84" rx="12" class="gone" />
          ) : (
            <WoodTile number={tiles[slot]} />
          )}
        </svg>
      ))}
    </div>
  );
}
