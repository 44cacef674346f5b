import './learn.css';
import type { Words } from '#text/words.ts';
import type { Course, DetailProps as LearnDetailProps, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import type { Card as CardOf } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { TRICKS } from '../rules/score.ts';
import { SEATS } from '../rules/seats.ts';
import { takerOf } from '../rules/tricks.ts';
import { isTrump } from '../rules/trumps.ts';
import type { Gamate, Play } from '../rules/types.ts';
import { Card } from '../ui/card/card.tsx';
import { nameCard } from '../ui/names.ts';
import { sounds } from '../ui/sounds.ts';
import { bestMove } from './best-play.ts';
import { ExerciseBoard } from './exercise-board.tsx';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { ME, openAt, readTrumps, stateOf } from './position.ts';
import { openPuzzle, PUZZLES, type Puzzle } from './puzzles.ts';
import { adviceFor, roleIn, standingOf, tellStanding } from './standing.ts';
import { StudyTable } from './study-table.tsx';
import type { LearnLabel } from './words.ts';

export const COURSE: Course<Gamate> = {
  game,
  Table: StudyTable,
  sounds,
  seatName: (seat, words) => words.label('learn.player', { seat }),
  lesson: { steps: STEPS, matchAt, beginsScene, Exercise: ExerciseBoard },
  puzzles: PUZZLES.map(makePuzzle),
  Picture: () => <Picture cards={[2, 3, 5, 6, 10, 30]} />,
};

function makePuzzle(puzzle: Puzzle): LearnPuzzle<Gamate> {
  const { number, level, best, announced, way } = puzzle;
  const role = roleIn(puzzle);
  const before = stateOf(puzzle);
  return {
    number,
    level,
    best,
    name: `learn.puzzle.${puzzle.id}.name`,
    goal: {
      key: `learn.puzzle.${role}.goal`,
      facts: { best, announced, way, left: TRICKS - before.tricks.length },
    },
    note: 'learn.puzzle.open',
    seat: ME,
    open: () => openPuzzle(puzzle),
    atTable: () => openAt(before, false),
    standing: view => standingOf(view, puzzle),
    tell: (view, isShown) => tellStanding(view, puzzle, isShown),
    solve: bestMove,
    reply: bestMove,
    advise: (view, asked) => adviceFor(view, puzzle, asked),
    Picture: () => <Picture cards={before.hands[ME] ?? []} trumps={puzzle.trumps} />,
    Detail: props => <Detail {...props} puzzle={puzzle} from={before.tricks.length} />,
  };
}

interface PictureProps {
  readonly cards: readonly CardOf[];
  readonly trumps?: string;
}

/** Some cards, for a list. */
function Picture({ cards, trumps }: PictureProps) {
  const definition = trumps === undefined ? null : readTrumps(trumps);
  return (
    <div class="learn-picture learn-cards" aria-hidden="true">
      {cards.map((card, i) => (
        <Card key={i} card={card} isTrump={definition !== null && isTrump(definition, card)} />
      ))}
    </div>
  );
}

interface DetailProps extends LearnDetailProps<Gamate> {
  readonly puzzle: Puzzle;
  /** Tricks that were complete before. */
  readonly from: number;
}

/** What was played since the puzzle began; once it is over, also why. */
function Detail({ view, words: all, puzzle, from }: DetailProps) {
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
