import type { Words } from '#text/words.ts';
import { makeCell } from '../rules/cells.ts';
import type { Board } from '../rules/types.ts';
import { placementFacts } from '../ui/placement-facts.ts';
import type { Standing } from './standing.ts';
import type { LearnLabel } from './words.ts';

interface PlacedProps {
  readonly standing: Standing;
  readonly board: Board;
  readonly words: Words<LearnLabel>;
  readonly isShown: boolean;
}

/** The turn so far, a line for each tile. */
export function Placed({ standing, board, words, isShown }: PlacedProps) {
  const { placements, superBonus } = standing;
  if (placements.length === 0) return null;
  return (
    <div class="coach-table">
      <section class="placed">
        {isShown && <h3>{words.label('learn.puzzle.solution.of')}</h3>}
        <ol>
          {placements.map(placement => (
            <li key={placement.cell}>
              {words.label('learn.puzzle.step', {
                ...placementFacts(board, placement),
                cell: makeCell(placement.cell),
              })}
            </li>
          ))}
          {superBonus > 0 && <li>{words.label('learn.puzzle.bonus', { points: superBonus })}</li>}
        </ol>
      </section>
    </div>
  );
}
