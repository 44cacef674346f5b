import type { LearnWords } from './words.ts';

/** Five pips, and the same in words. */
export function Level({ level, words }: { readonly level: number; readonly words: LearnWords }) {
  return (
    <p class="learn-level">
      <svg viewBox="0 0 90 16" aria-hidden="true">
        {[0, 1, 2, 3, 4].map(pip => (
          <rect
            key={pip}
            x={pip * 18 + 2}
            y="2"
            width="12"
            height="12"
            rx="3"
            class={pip < level ? 'filled' : undefined}
          />
        ))}
      </svg>
      <span>{words.label('learn.puzzle.level', { level })}</span>
    </p>
  );
}
