import { useState } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { Card } from '../ui/card/card.tsx';
import { describeCard } from '../ui/names.ts';
import type { Exercise, Study } from './study-game.ts';
import type { LearnLabel } from './words.ts';

interface ExerciseBoardProps extends Pick<TableProps<Study>, 'envelope' | 'seat' | 'submit' | 'sound'> {
  readonly exercise: Exercise;
  readonly words: Words<LearnLabel>;
}

/** What is looked at, and below it what there is to choose from: each a switch. */
export function ExerciseBoard({ exercise, envelope, seat, submit, sound, words }: ExerciseBoardProps) {
  const { label } = words;
  const { shown, choices, of, answer } = exercise;
  const question = choices.join();
  const [kept, keep] = useState<{ readonly question: string; readonly picked: readonly number[] }>();
  const picked = answer ?? (kept?.question === question ? kept.picked : []);
  const live = seat !== null && choices.length > 0 && answer === null;

  function touch(choice: number): void {
    if (!live) return;
    const others = picked.filter(one => one !== choice);
    sound({ kind: 'card' });
    if (picked.includes(choice)) keep({ question, picked: others });
    // Of several amounts one is right, of several cards more than one.
    else keep({ question, picked: of === 'points' ? [choice] : [...others, choice] });
  }

  function send(): void {
    submit({ kind: 'answer', choices: picked.toSorted((a, b) => a - b) }).then(
      () => undefined,
      () => undefined,
    );
  }

  return (
    <>
      <section class="board exercise" aria-label={label('ui.table')} data-step={envelope.step}>
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
          <fieldset
            class={`exercise-choices ${of}`}
            aria-label={label('learn.exercise.choices')}
            // Whole rows: of six choices three, else four.
            style={{ '--columns': choices.length % 4 === 0 ? 4 : 3 }}
          >
            {choices.map(choice => (
              <button
                type="button"
                key={choice}
                data-choice={choice}
                aria-pressed={picked.includes(choice)}
                aria-disabled={!live}
                onClick={() => touch(choice)}
              >
                {of === 'cards' ? (
                  <>
                    <Card card={choice} />
                    <span class="unseen">{describeCard(choice, false, words)}</span>
                  </>
                ) : (
                  choice
                )}
              </button>
            ))}
          </fieldset>
        )}
      </section>
      <section class="hand exercise-hand">
        <div class="actions">
          {live && (
            <button
              type="button"
              class={picked.length === 0 ? 'button primary unready' : 'button primary'}
              onClick={send}
            >
              {label('learn.exercise.answer', { count: picked.length, of })}
            </button>
          )}
        </div>
      </section>
    </>
  );
}
