import type { AsideProps } from '#contract/page.ts';
import { Bag } from '#ui/board/bag.tsx';
import { Square, type SquareKind } from '#ui/board/wood.tsx';
import { SUPPLY } from '../../data/tiles.ts';
import { tilesOn } from '../../rules/tiles.ts';
import type { Mathable } from '../../rules/types.ts';
import type { GameLabel } from '../../text/words.ts';
import type { UiWords } from '../words.ts';

/** The bag with what is left in it, and what the printed squares mean. */
export function Aside({ view, words }: AsideProps<Mathable>) {
  const { label }: UiWords = words;
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
  const { label }: UiWords = words;
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
