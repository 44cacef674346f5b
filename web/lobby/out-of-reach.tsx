import type { JSX } from 'preact';
import { words } from '../app/words.ts';
import { troubleWords } from './trouble.tsx';

interface OutOfReachProps {
  /** The code of the server's answer. */
  readonly why: string;
  /** What one could play instead, without the server. */
  readonly game?: string;
}

/** The server cannot be reached, or does not let one in: what happened, and what still works. */
export function OutOfReach({ why, game }: OutOfReachProps): JSX.Element {
  const { label } = words.value;
  return (
    <section class="out-of-reach">
      <h2>{label('online.away')}</h2>
      <p>{troubleWords(why)}</p>
      <p class="soft">{label('online.away-works')}</p>
      <p class="out-actions">
        <button type="button" class="button" onClick={() => location.reload()}>
          {label('online.try-again')}
        </button>
        <a class="button quiet" href={game === undefined ? '/' : `/${game}/play`}>
          {label(game === undefined ? 'online.play-here' : 'online.play-this-here')}
        </a>
      </p>
    </section>
  );
}
