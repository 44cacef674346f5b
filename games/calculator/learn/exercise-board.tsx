import { useState } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import type { Direction } from '../rules/types.ts';
import { Token } from '../ui/board/token.tsx';
import { divisionIn } from '../ui/division.ts';
import { type Division, printChain } from '../ui/signs.ts';
import { readChain } from './position.ts';
import type { Exercise, Study } from './study-game.ts';
import type { LearnLabel } from './words.ts';

interface ExerciseBoardProps extends Pick<TableProps<Study>, 'envelope' | 'seat' | 'submit' | 'sound'> {
  readonly exercise: Exercise;
  readonly words: Words<LearnLabel>;
}

/** Some tokens to look at, and below them what there is to choose from. Of numbers one is right: to touch is to answer. */
export function ExerciseBoard({ exercise, envelope, seat, submit, sound, words }: ExerciseBoardProps) {
  const { label } = words;
  const division = divisionIn(words.language);
  const { shown, direction, choices, of, answer } = exercise;
  const [kept, keep] = useState<{ readonly exercise: string; readonly picked: readonly string[] }>();
  const picked = answer ?? (kept?.exercise === shown ? kept.picked : []);
  const live = seat !== null && answer === null;

  function touch(choice: string): void {
    if (!live) return;
    sound({ kind: 'peg' });
    const others = picked.filter(one => one !== choice);
    const next = of === 'numbers' ? [choice] : picked.includes(choice) ? others : [...others, choice];
    keep({ exercise: shown, picked: next });
    if (of === 'numbers') send(next);
  }

  function send(given: readonly string[]): void {
    submit({ kind: 'answer', choices: choices.filter(choice => given.includes(choice)) }).then(
      () => undefined,
      () => undefined,
    );
  }

  return (
    <section class="board peg-question" aria-label={label('learn.exercise')} data-step={envelope.step}>
      {shown !== '' && <Chain text={shown} {...{ direction, division }} />}
      <fieldset class={`peg-choices ${of}`} aria-label={label('learn.exercise.choices')}>
        {choices.map(choice => (
          <button
            type="button"
            key={choice}
            data-choice={choice}
            aria-pressed={picked.includes(choice)}
            aria-disabled={!live}
            onClick={() => touch(choice)}
          >
            {of === 'numbers' ? choice : <Chain text={choice} direction="across" division={division} />}
          </button>
        ))}
      </fieldset>
      {of === 'lines' && (
        <button
          type="button"
          class="button primary"
          disabled={!live || picked.length === 0}
          onClick={() => send(picked)}
        >
          {label('learn.exercise.answer', { count: picked.length })}
        </button>
      )}
    </section>
  );
}

interface ChainProps {
  readonly text: string;
  readonly direction: Direction;
  readonly division: Division;
}

/** Tokens side by side, or one below the other. */
function Chain({ text, direction, division }: ChainProps) {
  const tokens = readChain(text);
  const length = tokens.length * 100;
  return (
    <svg
      class={`peg-chain ${direction}`}
      viewBox={direction === 'across' ? `0 0 ${length} 100` : `0 0 100 ${length}`}
      role="img"
      aria-label={printChain(tokens, division)}
    >
      {tokens.map((token, i) => (
        <g key={i} transform={direction === 'across' ? `translate(${i * 100} 0)` : `translate(0 ${i * 100})`}>
          <Token token={token} division={division} />
        </g>
      ))}
    </svg>
  );
}
