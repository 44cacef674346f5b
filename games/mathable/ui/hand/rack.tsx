import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useArranged } from '#ui/board/arrange.ts';
import { Ring, WoodTile } from '#ui/board/wood.tsx';
import { type Drag, useDrag, useDragged } from '#ui/drag.ts';
import { RACK } from '../../rules/tiles.ts';
import type { Tile } from '../../rules/types.ts';
import type { UiWords } from '../words.ts';

interface RackProps {
  readonly tiles: readonly Tile[];
  /** Slots whose tile is in hand or chosen for exchange. */
  readonly chosen: readonly number[];
  /** The slots whose tiles lie on the board. */
  readonly away: readonly number[];
  readonly words: UiWords;
  readonly live: boolean;
  readonly touch: (slot: number) => void;
  /** A tile was dragged from its slot and dropped somewhere on the page. */
  readonly drop: (slot: number, x: number, y: number) => void;
}

/** Seven places; the tile in hand stands a little higher. Its owner may put the tiles in order at any time. */
export function Rack({ tiles, chosen, away, words, live, touch, drop }: RackProps) {
  const { slots, onKeyDown, drop: arrange } = useArranged(tiles, '.rack');
  const { dragged, dragOf } = useDragged<number>((slot, x, y) => {
    if (!arrange(slot, x, y) && live) drop(slot, x, y);
  });
  const labels = useMemo(
    () =>
      slots.map((slot, place) => words.label('ui.rack-tile', { tile: tiles[slot] ?? 0, place: place + 1 })),
    [slots, tiles, words],
  );
  useDigits(live, place => {
    const slot = slots[place];
    if (slot !== undefined) touch(slot);
  });
  return (
    <fieldset class="rack" aria-label={words.label('rack')}>
      {Array.from({ length: Math.max(RACK, tiles.length) }, (_, place) => {
        const slot = slots[place];
        const tile = slot === undefined ? undefined : tiles[slot];
        if (slot === undefined || tile === undefined) return <span class="place" key={`empty ${place}`} />;
        return (
          <Slot
            key={slot}
            onKeyDown={event => onKeyDown(event, slot)}
            away={away.includes(slot)}
            slot={slot}
            tile={tile}
            chosen={chosen.includes(slot)}
            hidden={dragged?.what === slot}
            live={live}
            label={labels[place] ?? ''}
            touch={touch}
            drag={() => dragOf(slot)}
          />
        );
      })}
      {dragged && (
        <svg
          class="in-hand"
          viewBox="0 0 100 100"
          aria-hidden="true"
          style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}
        >
          <WoodTile number={tiles[dragged.what] ?? 0} lifted />
        </svg>
      )}
    </fieldset>
  );
}

interface SlotProps {
  readonly slot: number;
  readonly tile: Tile;
  readonly chosen: boolean;
  /** On the board: its place is empty, but stays as it is, so that the page need not be laid out again. */
  readonly away: boolean;
  readonly hidden: boolean;
  readonly live: boolean;
  readonly label: string;
  readonly touch: (slot: number) => void;
  readonly drag: () => Drag;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Slot({ slot, tile, chosen, away, hidden, live, label, touch, drag, onKeyDown }: SlotProps) {
  const handlers = useDrag(drag);
  const drawing = useMemo(
    () => (
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <WoodTile number={tile} lifted={chosen} />
        {chosen && <Ring />}
      </svg>
    ),
    [tile, chosen],
  );
  return (
    <span class="place">
      <button
        type="button"
        {...(away ? {} : { 'data-tile': tile })}
        data-slot={slot}
        onKeyDown={onKeyDown}
        aria-pressed={chosen}
        aria-disabled={!live}
        class={away ? 'away' : hidden ? 'dragged' : undefined}
        onClick={() => live && touch(slot)}
        {...handlers}
      >
        <span class="unseen">{label}</span>
        {drawing}
      </button>
    </span>
  );
}

/** The keys 1 to 7 take up a tile from anywhere on the table. */
function useDigits(live: boolean, touch: (slot: number) => void): void {
  const latest = useRef(touch);
  latest.current = touch;
  // With the drawing, not after it: a key pressed at once must count.
  useLayoutEffect(() => {
    if (!live) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (typing || event.ctrlKey || event.metaKey || event.altKey || !/^[1-7]$/.test(event.key)) return;
      latest.current(Number(event.key) - 1);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [live]);
}
