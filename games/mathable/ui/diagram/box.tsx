import { useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { Ring, Square, WoodTile } from '#ui/board/wood.tsx';
import { Chips } from '#ui/chips.tsx';
import { SUPPLY } from '../../data/tiles.ts';
import { type Square as Printed, SQUARES } from '../../rules/cells.ts';
import { ALL_TILES } from '../../rules/tiles.ts';
import { corner, kindOf } from '../board/geometry.ts';
import type { RulesWords } from '../words.ts';

/** MB-1: what is printed, by kind. `3` and `2` are prizes. */
const KINDS = ['restriction', '2', '3', 'printed'] as const;
type Kind = (typeof KINDS)[number];

/** MB-1: the whole board; one kind of square can be picked out. */
export function BoardDrawing({ words: allWords }: { readonly words: Words }) {
  const words: RulesWords = allWords;
  const [kind, setKind] = useState<Kind | null>(null);
  const count = (one: Kind): number => SQUARES.filter(square => isKind(square, one)).length;
  return (
    <>
      <div class="cut whole">
        <svg viewBox="-46 -46 1452 1452" role="img" aria-label={words.label('diagram.board')}>
          {Array.from({ length: 14 }, (_, i) => (
            <g key={i} class="coordinate">
              <text x={i * 100 + 50} y="-13">
                {String.fromCharCode(65 + i)}
              </text>
              <text x="-25" y={i * 100 + 60}>
                {i + 1}
              </text>
            </g>
          ))}
          <rect width="1400" height="1400" fill="var(--board-line)" />
          {SQUARES.map((square, cell) => {
            const picked = kind === null || isKind(square, kind);
            return (
              <g key={cell} transform={corner(cell)}>
                <Square kind={picked ? kindOf(square) : '.'} />
                {kind !== null && picked && <Ring />}
              </g>
            );
          })}
        </svg>
      </div>
      <div class="diagram-side">
        <Chips
          class="diagram-chips"
          legend={words.label('diagram.pick')}
          values={KINDS}
          name={one => words.label('diagram.kind', { kind: one, count: count(one) })}
          isOn={one => one === kind}
          press={one => setKind(one === kind ? null : one)}
        />
        <p class="answer" role="status">
          {kind === null ? '' : words.label('diagram.kind-means', { kind, count: count(kind) })}
        </p>
      </div>
    </>
  );
}

function isKind(square: Printed, kind: Kind): boolean {
  return square.tag === 'prize' ? String(square.factor) === kind : square.tag === kind;
}

/** MB-2: every number of the box, and how often it is there. */
export function TilesDrawing({ words: allWords }: { readonly words: Words }) {
  const words: RulesWords = allWords;
  return (
    <>
      <ul class="diagram-tiles">
        {SUPPLY.map(({ tile, count }) => (
          <li key={tile}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <WoodTile number={tile} />
            </svg>
            <span class="diagram-said">{words.label('diagram.tile', { tile, count })}</span>
            {count > 1 && <b aria-hidden="true">× {count}</b>}
          </li>
        ))}
      </ul>
      <figcaption>{words.label('diagram.tiles', { count: ALL_TILES.length })}</figcaption>
    </>
  );
}
