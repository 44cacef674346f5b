import './learn.css';
import type { Words } from '#text/words.ts';
import type { Course, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import { type Card, cardsOf, familyOf, isDiscovery, isJoker } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Mathisto, View } from '../rules/types.ts';
import { MathistoCard } from '../ui/card/card.tsx';
import { Emblem } from '../ui/card/emblem.tsx';
import { Values } from '../ui/panels/values.tsx';
import { sounds } from '../ui/sounds.ts';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { ME, readCards } from './position.ts';
import { PUZZLES, type Puzzle } from './puzzles.ts';
import { adviceFor, openPuzzle, standingOf, tellStanding } from './standing.ts';
import { StudyTable } from './study-table.tsx';
import type { LearnLabel } from './words.ts';

export const COURSE: Course<Mathisto> = {
  game,
  Table: StudyTable,
  sounds,
  seatName: (seat, words) => words.label('learn.player', { seat }),
  lesson: { steps: STEPS, matchAt, beginsScene, Drawing },
  puzzles: PUZZLES.map(makePuzzle),
  Picture: () => (
    <Picture cards={['galois', 'euler', 'germain', 'kepler', 'archimedes', 'lovelace', 'pascal']} />
  ),
};

function makePuzzle(puzzle: Puzzle): LearnPuzzle<Mathisto> {
  const { number, id, level, best, goal, position, answer } = puzzle;
  return {
    number,
    level,
    best,
    name: `learn.puzzle.${id}.name`,
    goal: { key: `learn.puzzle.${id}.goal`, facts: { best } },
    note: `learn.puzzle.${goal}.note`,
    seat: ME,
    open: () => openPuzzle(puzzle),
    standing: view => standingOf(view, puzzle),
    tell: (view, isShown) => tellStanding(standingOf(view, puzzle), puzzle, isShown),
    solve: () => answer,
    advise: (_, asked) => adviceFor(puzzle, asked),
    Picture: () => <Picture cards={readCards(position.hands[ME] ?? '')} />,
    Detail: ({ view, words }) => <Detail {...{ view, words, puzzle }} />,
  };
}

/** The emblems of some cards, for a list. */
function Picture({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <div class="learn-picture learn-emblems" aria-hidden="true">
      {cards.map(card => (
        <Emblem key={card} family={isJoker(card) ? 'joker' : familyOf(card)} inverted={isDiscovery(card)} />
      ))}
    </div>
  );
}

/** What a step shows besides the table: a whole family, and what scores. */
function Drawing({ step, words: all }: { readonly step: string; readonly words: Words }) {
  const words: Words<LearnLabel> = all;
  if (step === 'ways') return <Values form="strategic" words={words} />;
  if (step !== 'families') return null;
  return (
    <ul class="learn-family">
      {[...cardsOf('analysts'), 'bourbaki' as const].map(card => (
        <li key={card}>
          <MathistoCard card={card} size="tiny" words={words} />
          <span>{words.label(`card.${card}.short`)}</span>
        </li>
      ))}
    </ul>
  );
}

interface DetailProps {
  readonly view: View;
  readonly words: Words;
  readonly puzzle: Puzzle;
}

/** Once the move is made: what could be known, and how. */
function Detail({ view, words: all, puzzle }: DetailProps) {
  const { label }: Words<LearnLabel> = all;
  if (!standingOf(view, puzzle).over) return null;
  return (
    <section class="coach-table learn-why">
      <h3>{label('learn.puzzle.why')}</h3>
      <p>{all.label(`learn.puzzle.${puzzle.id}.why`)}</p>
    </section>
  );
}
