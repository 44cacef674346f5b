import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Words } from '#text/words.ts';

interface CurtainProps {
  readonly name: string;
  readonly words: Words;
  readonly reveal: () => void;
  readonly step: number;
  /** What happened since somebody here last moved, in sentences that everybody may read. */
  readonly tell: () => readonly string[];
}

/**
 * Between two players of one device: nothing of either hand is on the page while it is down. What came of a move is
 * told to whoever hands the device on.
 */
export function Curtain({ name, words, reveal, step, tell }: CurtainProps) {
  const button = useRef<HTMLButtonElement>(null);
  const told = useMemo(() => tell().join(' '), [step]);
  useEffect(() => button.current?.focus(), []);
  return (
    <section class="board curtain">
      {told !== '' && <p>{told}</p>}
      <h2>{words.label('curtain.title', { name })}</h2>
      <p>{words.label('curtain.text')}</p>
      <button type="button" class="button primary" ref={button} onClick={reveal}>
        {words.label('curtain.reveal', { name })}
      </button>
    </section>
  );
}
