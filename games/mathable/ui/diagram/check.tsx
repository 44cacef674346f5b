import { useState } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import { seedFromText } from '#kernel/fair.ts';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import type { Words } from '#text/words.ts';
import { Chips } from '#ui/chips.tsx';
import { apply } from '../../rules/apply.ts';
import { DIRECTIONS, type Direction, makeCell, PAIRS, prizeAt } from '../../rules/cells.ts';
import { check } from '../../rules/check.ts';
import { linesAt, pointsOf } from '../../rules/placing.ts';
import type { Config, Move, State, Tile } from '../../rules/types.ts';
import { view } from '../../rules/view.ts';
import { placementFacts } from '../placement-facts.ts';
import { tell } from '../tell.ts';
import type { RulesWords } from '../words.ts';
import { Answer, Choices } from './choices.tsx';
import { Cut, readCut } from './cut.tsx';
import { CORNER, CROSSING, cellNamed, stateAt, viewAt } from './positions.tsx';

const TRIED = [15, 8] as const;

/** MB-15: another player laid a tile, and nobody checked it. Contest, or let it pass. */
export function ContestDrawing({ words: allWords }: { readonly words: Words }) {
  const words: RulesWords = allWords;
  const [tile, setTile] = useState<Tile>(8);
  const [contested, setContested] = useState(false);
  const cell = cellNamed('9I');
  const config: Config = { checking: 'challenge', lines: 'automatic' };
  const laid = play(stateAt(CORNER.board, [tile, 6, 21], config), 0, { kind: 'place', cell, tile });
  const ended = play(laid, 0, { kind: 'end' });
  const judged = play(ended, 1, { kind: 'contest' });
  const scene = {
    words: allWords,
    seatName: (seat: Seat) => words.label('diagram.player', { seat: seat + 1 }),
  };
  const shown = contested ? judged : ended;
  const sentences = contested
    ? tell(view(ended, 'spectator'), view(judged, 'spectator'), scene)
    : tell(view(stateAt(CORNER.board, [tile, 6, 21], config), 'spectator'), view(laid, 'spectator'), scene);
  return (
    <>
      <Cut
        position={{ ...CORNER, board: shown.board }}
        label={words.label('diagram.cut', { holds: readCut({ ...CORNER, board: shown.board }), cell: '9I' })}
        places={[cell]}
        lines={[]}
      />
      <div class="diagram-side">
        <Choices
          tiles={TRIED}
          chosen={tile}
          choose={one => {
            setTile(one);
            setContested(false);
          }}
          label={words.label('diagram.other-lays')}
        />
        <div class="diagram-buttons">
          <button type="button" class="button" onClick={() => setContested(!contested)}>
            {words.label(contested ? 'diagram.again' : 'ui.contest')}
          </button>
        </div>
        <p class="answer" role="status">
          {sentences[0]}
        </p>
      </div>
    </>
  );
}

/** MB-16: two lines are there; which are named? */
export function ClaimDrawing({ words: allWords }: { readonly words: Words }) {
  const words: RulesWords = allWords;
  const [claims, setClaims] = useState<readonly Direction[]>(['down']);
  const [cell, tile] = [cellNamed('5J'), 11];
  const { board } = CROSSING;
  const claimable = linesAt(board, cell);
  const lines = DIRECTIONS.filter(one => claims.includes(one));
  const config: Config = { checking: 'referee', lines: 'claimed' };
  const verdict = check(viewAt(board, [tile], config), { kind: 'place', cell, tile, lines });
  const points = pointsOf(cell, tile, lines.length);
  const facts = {
    ...placementFacts(board, { cell, tile, lines, points }),
    cell: makeCell(cell),
    count: lines.length,
    factor: prizeAt(cell),
  };
  return (
    <>
      <Cut
        position={CROSSING}
        label={words.label('diagram.cut', { holds: readCut(CROSSING), cell: '5J' })}
        places={[]}
        tried={{ cell, tile, fits: verdict.ok }}
        lines={lines.map(direction => {
          const pair = PAIRS[cell]?.find(one => one.direction === direction);
          return { cells: pair === undefined ? [cell] : [cell, pair.near, pair.far], holds: true };
        })}
      />
      <div class="diagram-side">
        <Chips
          class="diagram-chips"
          legend={words.label('ui.claim')}
          values={claimable.map(({ direction }) => direction)}
          name={direction => {
            const { near, far } = must(claimable.find(line => line.direction === direction));
            return words.label('ui.claim-line', { direction, near, far });
          }}
          isOn={direction => claims.includes(direction)}
          press={direction =>
            setClaims(
              claims.includes(direction) ? claims.filter(one => one !== direction) : [...claims, direction],
            )
          }
        />
        <Answer verdict={verdict} words={words}>
          <p class="sum">{words.label('ui.sum', facts)}</p>
          <p>{words.label('diagram.points', facts)}</p>
        </Answer>
      </div>
    </>
  );
}

function play(state: State, seat: Seat, move: Move): State {
  return apply(state, [{ seat, move, elapsedMs: 0, by: 'player' }], rngFor(seedFromText('diagram'), 1));
}
