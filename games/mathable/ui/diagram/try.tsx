import { useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { type Cell, makeCell, PAIRS, prizeAt } from '../../rules/cells.ts';
import { check } from '../../rules/check.ts';
import { linesAt, linesThatHold, pointsOf } from '../../rules/placing.ts';
import type { Tile } from '../../rules/types.ts';
import type { ShownLine } from '../board/shown.ts';
import { placementFacts } from '../placement-facts.ts';
import type { RulesWords } from '../words.ts';
import { Answer, Choices } from './choices.tsx';
import { Cut, overCell, readCut } from './cut.tsx';
import { cellNamed, type Position, viewAt } from './positions.tsx';

interface TryTilesProps {
  readonly position: Position;
  /** Where a tile may be tried; with more than one, the reader touches the cell too. */
  readonly places: readonly string[];
  readonly tiles: readonly Tile[];
  readonly words: Words;
}

/** Choose a tile and see whether it fits, with the numbers; else why not, as at the table. */
export function TryTiles({ position, places, tiles, words: allWords }: TryTilesProps) {
  const words: RulesWords = allWords;
  const cells = places.map(cellNamed);
  const [tile, setTile] = useState<Tile>(tiles[0] ?? 0);
  const [cell, setCell] = useState<Cell>(cells[0] ?? 0);
  const { board } = position;
  const verdict = check(viewAt(board, tiles), { kind: 'place', cell, tile });
  const label = words.label('diagram.cut', { holds: readCut(position), cell: places.join(', ') });
  return (
    <>
      <Cut
        position={position}
        label={label}
        places={cells}
        tried={{ cell, tile, fits: verdict.ok }}
        lines={shownLines(position, cell, tile, verdict.ok)}
      >
        {cells.length > 1 &&
          cells.map(one => (
            <button
              key={one}
              type="button"
              class="over-cell"
              style={overCell(one, position)}
              aria-pressed={one === cell}
              aria-label={words.label('diagram.put-on', { cell: makeCell(one) })}
              onClick={() => setCell(one)}
            />
          ))}
      </Cut>
      <div class="diagram-side">
        <Choices tiles={tiles} chosen={tile} choose={setTile} label={words.label('diagram.choose')} />
        <Answer verdict={verdict} words={words}>
          <Fits {...{ position, cell, tile, words }} />
        </Answer>
      </div>
    </>
  );
}

interface FitsProps {
  readonly position: Position;
  readonly cell: Cell;
  readonly tile: Tile;
  readonly words: RulesWords;
}

function Fits({ position, cell, tile, words }: FitsProps) {
  const held = linesThatHold(position.board, cell, tile);
  const points = pointsOf(cell, tile, held.length);
  const lines = held.map(({ direction }) => direction);
  const facts = {
    ...placementFacts(position.board, { cell, tile, lines, points }),
    cell: makeCell(cell),
    count: held.length,
    factor: prizeAt(cell),
  };
  return (
    <>
      <p class="sum">{words.label('ui.sum', facts)}</p>
      <p>{words.label('diagram.points', facts)}</p>
    </>
  );
}

/** The lines that make the number; where none does, all that are there. */
export function shownLines({ board }: Position, cell: Cell, tile: Tile, fits: boolean): ShownLine[] {
  const lines = fits ? linesThatHold(board, cell, tile) : linesAt(board, cell);
  return lines.map(({ direction }) => {
    const pair = PAIRS[cell]?.find(one => one.direction === direction);
    return { cells: pair === undefined ? [cell] : [cell, pair.near, pair.far], holds: fits };
  });
}
