import { useEffect, useState } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import { submitMove } from '#ui/submit-move.ts';
import type { Mathable, Move } from '../../rules/types.ts';
import { EMPTY, type Hand, layAgain } from './hand-state.ts';

interface UseTurnProps extends TableProps<Mathable> {
  /** Whether a tile may be placed now. */
  readonly isFree: boolean;
}

/** What is in hand, and the step in which it was taken. */
interface Kept {
  readonly prompt: string;
  readonly hand: Hand;
}

/** Moves that were confirmed together and wait for the one before them, which was handed in at that step. */
interface Waiting {
  readonly step: number;
  readonly moves: readonly Move[];
}

/** The hand of a turn: what is laid is played tile by tile (MB-5), however many were confirmed at once. */
export function useTurn({ envelope, seat, isFree, submit, announce, words }: UseTurnProps) {
  const { step, view } = envelope;
  // What was in hand belongs to the step in which it was taken: it is not there at the next one.
  const prompt = `${step} ${seat}`;
  const [kept, keep] = useState<Kept>({ prompt, hand: EMPTY });
  const [waiting, wait] = useState<Waiting | null>(null);
  const isNext = waiting !== null && isFree && step === waiting.step + 1;
  const handAt = (given: Kept): Hand => {
    if (given.prompt === prompt) return given.hand;
    return isNext ? layAgain(waiting.moves, view) : EMPTY;
  };

  function play(move: Move): void {
    submitMove(submit, move, ({ rule, facts }) => announce(words.refusal(rule, facts)));
  }

  /** Hands in the first; each of the others follows when the table has taken the one before. */
  function playAll([move, ...others]: readonly Move[]): void {
    if (move === undefined) return;
    wait(others.length === 0 ? null : { step, moves: others });
    play(move);
  }

  // After that step anything may have come between: a lesson says something, a match is called off. Then they are
  // not played, and the turn goes on by hand.
  useEffect(() => {
    if (isNext) playAll(waiting.moves);
    else if (waiting !== null && step > waiting.step) wait(null);
  }, [step, isFree]);

  return {
    hand: handAt(kept),
    setHand: (hand: Hand): void => keep({ prompt, hand }),
    kept,
    handAt,
    play,
    playAll,
  };
}
