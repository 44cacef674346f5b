import type { ComponentChildren } from 'preact';

interface ConfirmButtonProps<Move> {
  /** What is considered, as a move; null as long as something is missing. */
  readonly move: Move | null;
  readonly play: (move: Move) => void;
  /** Pressed too early: it says what is missing. */
  readonly miss: () => void;
  readonly children: ComponentChildren;
}

/** Never disabled: pressed too early it answers why not. */
export function ConfirmButton<Move>({ move, play, miss, children }: ConfirmButtonProps<Move>) {
  return (
    <button
      type="button"
      class={move === null ? 'button primary unready' : 'button primary'}
      onClick={() => (move === null ? miss() : play(move))}
    >
      {children}
    </button>
  );
}
