import type { Words } from '#text/words.ts';
import type { DetailProps as LearnDetailProps } from '#ui/learn/course.ts';
import { SEATS } from '../rules/seats.ts';
import { takerOf } from '../rules/tricks.ts';
import type { Gamate, Play } from '../rules/types.ts';
import { nameCard } from '../ui/names.ts';
import type { Puzzle } from './puzzles.ts';
import type { LearnLabel } from './words.ts';

interface DetailProps extends LearnDetailProps<Gamate> {
  readonly puzzle: Puzzle;
  /** Tricks that were complete before. */
  readonly from: number;
}

/** What was played since the puzzle began; once it is over, also why. */
export function Detail({ view, words: all, puzzle, from }: DetailProps) {
  const words: Words<LearnLabel> = all;
  const { label } = words;
  const tricks = view.tricks.slice(from);
  if (tricks.length === 0) return null;
  return (
    <div class="coach-table trick-log">
      {view.phase.tag === 'over' && (
        <section>
          <h3>{label('learn.puzzle.why')}</h3>
          <p>{all.label(`learn.puzzle.${puzzle.id}.why`)}</p>
        </section>
      )}
      <table>
        <caption>{label('learn.puzzle.tricks')}</caption>
        <thead>
          <tr>
            {SEATS.map(seat => (
              <th scope="col" key={seat}>
                {label('learn.player', { seat })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tricks.map((trick, i) => (
            <tr key={i}>
              {SEATS.flatMap(seat => trick.filter(({ hand }) => hand === seat)).map(play => (
                <Cell key={play.hand} {...{ play, words }} isTaker={takerOf(trick) === play.hand} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly play: Play;
  readonly isTaker: boolean;
  readonly words: Words<LearnLabel>;
}

/** The card of one hand: who led has a mark, who took is set off, what was renounced stands in brackets. */
function Cell({ play: { card, deed }, isTaker, words }: CellProps) {
  return (
    <td class={isTaker ? `${deed} took` : deed}>
      <span class="unseen">{words.label(`ui.deed.${deed}`)} </span>
      {words.label('learn.puzzle.card', { card, name: nameCard(card, words) })}
    </td>
  );
}
