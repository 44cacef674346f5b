import { useEffect, useRef } from 'preact/hooks';
import type { Words } from '#text/words.ts';

interface CurtainProps {
  readonly name: string;
  readonly words: Words;
  readonly reveal: () => void;
}

/** Between two players of one device: nothing of either hand is on the page while it is down. */
export function Curtain({ name, words, reveal }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="board curtain">
      <h2>{words.label('curtain.title', { name })}</h2>
      <p>{words.label('curtain.text')}</p>
      <button type="button" class="button primary" ref={button} onClick={reveal}>
        {words.label('curtain.reveal', { name })}
      </button>
    </section>
  );
}
