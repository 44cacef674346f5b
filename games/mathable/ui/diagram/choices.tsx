import { Ring, WoodTile } from '#ui/wood.tsx';
import type { Tile } from '../../rules/types.ts';

interface ChoicesProps {
  readonly tiles: readonly Tile[];
  readonly chosen: Tile;
  readonly choose: (tile: Tile) => void;
  readonly label: string;
}

/** Tiles to try, one at a time; the one being tried stands higher and is ringed. */
export function Choices({ tiles, chosen, choose, label }: ChoicesProps) {
  return (
    <fieldset class="choices">
      <legend>{label}</legend>
      {tiles.map(tile => (
        <button key={tile} type="button" aria-pressed={tile === chosen} onClick={() => choose(tile)}>
          <span class="diagram-said">{tile}</span>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <WoodTile number={tile} lifted={tile === chosen} />
            {tile === chosen && <Ring />}
          </svg>
        </button>
      ))}
    </fieldset>
  );
}
