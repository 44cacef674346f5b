import type { Words } from '#text/words.ts';
import type { Card } from '../rules/cards.ts';
import { Shelf } from '../ui/board/shelf.tsx';
import type { PuzzleGoal } from './puzzles.ts';
import type { LearnLabel } from './words.ts';

interface DetailProps {
  readonly cards: readonly Card[];
  readonly goal: PuzzleGoal;
  readonly words: Words<LearnLabel>;
}

/** The display that a decision leads to; a display that was chosen lies on the table already. */
export function Detail({ cards, goal, words }: DetailProps) {
  if (goal === 'display' || cards.length === 0) return null;
  return (
    <div class="coach-table">
      <Shelf cards={cards} title={words.label('learn.puzzle.after')} words={words} />
    </div>
  );
}
