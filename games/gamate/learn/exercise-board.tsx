import { useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { Choices } from '#ui/learn/choices.tsx';
import type { ExerciseProps } from '#ui/learn/course.ts';
import { Card } from '../ui/card/card.tsx';
import { describeCard } from '../ui/names.ts';
import { readCards } from './position.ts';
import type { LearnLabel } from './words.ts';

/** What is looked at, and below it what there is to choose from. */
export function ExerciseBoard({ exercise, answer, submit, sound, words: all }: ExerciseProps) {
  const words: Words<LearnLabel> = all;
  const { label } = words;
  const { choices, of } = exercise;
  const shown = readCards(exercise.shown);
  const [kept, keep] = useState<readonly string[]>([]);
  const picked = answer ?? kept;
  const isLive = choices.length > 0 && answer === null;

  function touch(choice: string): void {
    const others = picked.filter(one => one !== choice);
    sound({ kind: 'card' });
    if (picked.includes(choice)) keep(others);
    // Of several amounts one is right, of several cards more than one.
    else keep(of === 'points' ? [choice] : [...others, choice]);
  }

  return (
    <>
      <section class="board exercise" aria-label={label('ui.table')}>
        {shown.length > 0 && (
          <ul class="exercise-shown" aria-label={label('learn.exercise.shown')}>
            {shown.map(card => (
              <li key={card}>
                <Card card={card} isLarge />
                <span class="unseen">{describeCard(card, false, words)}</span>
              </li>
            ))}
          </ul>
        )}
        {choices.length > 0 && (
          <Choices
            class={`exercise-choices ${of}`}
            label={label('learn.exercise.choices')}
            // Whole rows: of six choices three, else four.
            columns={choices.length % 4 === 0 ? 4 : 3}
            {...{ choices, picked, isLive, touch }}
          >
            {choice =>
              of === 'cards' ? (
                <>
                  <Card card={Number(choice)} />
                  <span class="unseen">{describeCard(Number(choice), false, words)}</span>
                </>
              ) : (
                choice
              )
            }
          </Choices>
        )}
      </section>
      <section class="hand exercise-hand">
        <div class="actions">
          {isLive && (
            <button
              type="button"
              class={picked.length === 0 ? 'button primary unready' : 'button primary'}
              onClick={() => submit(choices.filter(choice => picked.includes(choice)))}
            >
              {label('learn.exercise.answer', { count: picked.length, of })}
            </button>
          )}
        </div>
      </section>
    </>
  );
}
