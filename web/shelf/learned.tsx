import type { JSX } from 'preact';
import { glance } from '#ui/learn/progress.ts';
import { words } from '../app/words.ts';

/** How far one is with the lesson and the puzzles of a game, as this device remembers. */
export function Learned({ game }: { readonly game: string }): JSX.Element | null {
  const { label } = words.value;
  const seen = glance(game);
  if (seen === null) return null;
  const { step, lessonDone, solved } = seen;
  const parts = [
    ...(step !== null
      ? [label('shelf.learn.step', { step })]
      : lessonDone
        ? [label('shelf.learn.done')]
        : []),
    ...(solved > 0 ? [label('shelf.learn.solved', { puzzles: solved })] : []),
  ];
  return <small class="learned">{parts.join(' · ')}</small>;
}
