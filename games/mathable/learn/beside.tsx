import type { Seat } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import type { BesideProps } from '#ui/learn/course.ts';
import type { Mathable } from '../rules/types.ts';
import { Aside } from '../ui/panels/aside.tsx';
import type { LearnLabel } from './words.ts';

export function handName(seat: Seat, words: Words<LearnLabel>): string {
  return words.label('learn.hand', { seat });
}

export function Beside(props: BesideProps<Mathable>) {
  return (
    <>
      <Hands {...props} />
      <Aside view={props.view} words={props.words} />
    </>
  );
}

/** Both hands with their points; a thicker edge and a word say which one plays. */
function Hands({ view, seat: playing, words: all }: BesideProps<Mathable>) {
  const words: Words<LearnLabel> = all;
  return (
    <ul class="coach-hands" aria-label={words.label('learn.scores')}>
      {view.scores.map((score, seat) => {
        const isPlaying = seat === playing;
        return (
          <li key={handName(seat, words)} class={isPlaying ? 'playing' : undefined}>
            <span class="name">{handName(seat, words)}</span>
            <span class="soft">{isPlaying ? words.label('learn.hand.now') : ''}</span>
            <span class="score">{score}</span>
          </li>
        );
      })}
    </ul>
  );
}
