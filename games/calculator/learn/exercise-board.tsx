import { useState } from 'preact/hooks';
import type { Words } from '#text/words.ts';
import { Choices } from '#ui/learn/choices.tsx';
import type { ExerciseProps } from '#ui/learn/course.ts';
import { DIRECTIONS } from '../rules/cells.ts';
import type { Direction } from '../rules/types.ts';
import { Token } from '../ui/board/token.tsx';
import { divisionIn } from '../ui/division.ts';
import { type Division, printChain } from '../ui/signs.ts';
import { readChain } from './position.ts';
import type { LearnLabel } from './words.ts';

/** Some tokens to look at, and below them what there is to choose from. Of numbers one is right: to touch is to answer. */
export function ExerciseBoard({ exercise, answer, submit, sound, words: all }: ExerciseProps) {
  const words: Words<LearnLabel> = all;
  const { label } = words;
  const division = divisionIn(words.language);
  const { shown, choices, of } = exercise;
  const [kept, keep] = useState<readonly string[]>([]);
  const picked = answer ?? kept;
  const isLive = answer === null;

  function touch(choice: string): void {
    sound({ kind: 'peg' });
    const others = picked.filter(one => one !== choice);
    const next = of === 'numbers' ? [choice] : picked.includes(choice) ? others : [...others, choice];
    keep(next);
    if (of === 'numbers') send(next);
  }

  function send(given: readonly string[]): void {
    submit(choices.filter(choice => given.includes(choice)));
  }

  return (
    <section class="board peg-question" aria-label={label('learn.exercise')}>
      {shown !== '' && <Chain {...readShown(shown)} division={division} />}
      <Choices
        class={`peg-choices ${of}`}
        label={label('learn.exercise.choices')}
        {...{ choices, picked, isLive, touch }}
      >
        {choice =>
          of === 'numbers' ? choice : <Chain text={choice} direction="across" division={division} />
        }
      </Choices>
      {of === 'lines' && (
        <button
          type="button"
          class="button primary"
          disabled={!isLive || picked.length === 0}
          onClick={() => send(picked)}
        >
          {label('learn.exercise.answer', { count: picked.length })}
        </button>
      )}
    </section>
  );
}

/** `down 20-8:4` */
function readShown(shown: string): { readonly text: string; readonly direction: Direction } {
  const [way, text = ''] = shown.split(' ');
  return { text, direction: DIRECTIONS.find(one => one === way) ?? 'across' };
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
