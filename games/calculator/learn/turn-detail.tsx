import type { Words } from '#text/words.ts';
import type { View } from '../rules/types.ts';
import { divisionIn } from '../ui/division.ts';
import { gainFacts } from '../ui/lines.ts';
import { ME } from './position.ts';
import type { LearnLabel } from './words.ts';

interface TurnDetailProps {
  readonly view: View;
  readonly words: Words<LearnLabel>;
}

/** What each `=` of the learner's turn brought, and why. Nothing before there are any. */
export function TurnDetail({ view, words }: TurnDetailProps) {
  const turn = view.past.findLast(({ seat }) => seat === ME);
  if (turn?.kind !== 'played' || turn.gains.length === 0) return null;
  const division = divisionIn(words.language);
  return (
    <section class="turn-detail">
      <h3>{words.label('learn.turn', { points: turn.points })}</h3>
      <ul>
        {turn.gains.map(gain => {
          const facts = gainFacts(view.board, gain, division);
          return (
            <li key={`${gain.direction} ${gain.cell}`}>
              <b>{facts['text']}</b> <b class="points">+{gain.points}</b>
              <small>{words.label('ui.how', { ...facts, several: 'no' })}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
