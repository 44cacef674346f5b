import type { Ref } from 'preact';
import type { Words } from '#text/words.ts';
import { Icon } from '#ui/icons.tsx';
import { makeCell } from '../rules/cells.ts';
import type { Board } from '../rules/types.ts';
import { placementFacts } from '../ui/placement-facts.ts';
import type { LearnLabel } from './labels.ts';
import type { Standing } from './puzzle-run.ts';
import type { Puzzle } from './puzzles.ts';

/** Five pips, and the same in words. */
export function Level({ level, words }: { readonly level: number; readonly words: Words<LearnLabel> }) {
  return (
    <p class="learn-level">
      <svg viewBox="0 0 90 16" aria-hidden="true">
        {[0, 1, 2, 3, 4].map(pip => (
          <rect
            key={pip}
            x={pip * 18 + 2}
            y="2"
            width="12"
            height="12"
            rx="3"
            class={pip < level ? 'filled' : undefined}
          />
        ))}
      </svg>
      <span>{words.label('learn.puzzle.level', { level })}</span>
    </p>
  );
}

interface VerdictProps {
  readonly standing: Standing;
  readonly puzzle: Puzzle;
  readonly words: Words<LearnLabel>;
  readonly isShown: boolean;
  readonly focus: Ref<HTMLDivElement>;
}

/** The learner's turn beside the best one. */
export function Verdict({ standing, puzzle, words, isShown, focus }: VerdictProps) {
  const { label } = words;
  const { points, left, solved } = standing;
  const { best } = puzzle;
  const ratio = points / best;
  return (
    <div class="coach-verdict" tabIndex={-1} ref={focus}>
      <p class={solved ? 'coach-task done' : 'coach-task'}>
        {solved && <Icon name="check" />}
        <span>{label(verdictKey(standing, puzzle, isShown), { points, best, left })}</span>
      </p>
      {!isShown && (
        <dl class="versus">
          <dt>{label('learn.puzzle.yours')}</dt>
          <dd>
            <i style={{ '--ratio': ratio }} />
            <b>{points}</b>
          </dd>
          <dt>{label('learn.puzzle.most')}</dt>
          <dd>
            <i style={{ '--ratio': 1 }} />
            <b>{best}</b>
          </dd>
        </dl>
      )}
    </div>
  );
}

export function verdictKey(
  { points, solved }: Standing,
  { goal, best }: Puzzle,
  isShown: boolean,
): LearnLabel {
  if (isShown) return 'learn.puzzle.shown';
  if (goal === 'best') return solved ? 'learn.puzzle.result.best' : 'learn.puzzle.result.less';
  if (!solved) return 'learn.puzzle.result.left';
  return points === best ? 'learn.puzzle.result.seven-best' : 'learn.puzzle.result.seven';
}

interface PlacedProps {
  readonly standing: Standing;
  readonly board: Board;
  readonly words: Words<LearnLabel>;
  readonly isShown: boolean;
}

/** The turn so far, a line for each tile. */
export function Placed({ standing, board, words, isShown }: PlacedProps) {
  const { placements, superBonus } = standing;
  return (
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
  );
}
