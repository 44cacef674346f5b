import type { Words } from '#text/words.ts';
import type { AsideProps } from '#ui/game-ui.ts';
import { Square, type SquareKind } from '#ui/wood.tsx';
import { SUPPLY } from '../data/tiles.ts';
import { tilesOn } from '../rules/tiles.ts';
import type { Mathable } from '../rules/types.ts';
import type { GameLabel } from '../text/labels.ts';

/** The bag with what is left in it, and what the printed squares mean. */
export function Aside({ view, words }: AsideProps<Mathable>) {
  const { label }: Words<GameLabel> = words;
  const legend: readonly (readonly [SquareKind, GameLabel])[] = [
    ['+', 'ui.legend-restriction'],
    ['2', 'ui.legend-double'],
    ['3', 'ui.legend-triple'],
  ];
  return (
    <>
      <div class="mathable-reserve">
        <Bag />
        <p>
          <b>{view.reserveSize}</b>
          <span class="soft">{label('ui.in-reserve', { tiles: view.reserveSize })}</span>
        </p>
      </div>
      <ul class="mathable-legend">
        {legend.map(([kind, key]) => (
          <li key={kind} style={{ display: 'contents' }}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <Square kind={kind} />
            </svg>
            <span>{label(key)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The summary that the box gives to each player: all 106 numbers, those already seen struck out. */
export function Aid({ view, words }: AsideProps<Mathable>) {
  const { label }: Words<GameLabel> = words;
  const seen = [...tilesOn(view.board), ...view.rack];
  return (
    <>
      <p class="soft">{label('ui.aid-about')}</p>
      <ul class="tile-table">
        {SUPPLY.map(({ tile, count }) => {
          const left = Math.max(0, count - seen.filter(one => one === tile).length);
          return (
            <li key={tile} class={left === 0 ? 'seen' : undefined}>
              <b>{tile}</b>
              <span>{label('ui.aid-left', { left, count })}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Bag() {
  return (
    <svg
      viewBox="0 0 56 56"
      aria-hidden="true"
      fill="var(--paper-sunk)"
      stroke="var(--ink)"
      stroke-width="2"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d="M18 18C8 28 6 50 16 52H40C50 50 48 28 38 18Z" />
      <path d="M18 18L14 8L22 11L28 6L34 11L42 8L38 18ZM18 18H38" />
      <path d="M38 19C44 22 45 26 44 30" fill="none" />
    </svg>
  );
}
