import type { Refusal, Verdict } from '#contract/game.ts';
import type { Words } from '#text/words.ts';

interface Submitting<Move> {
  readonly submit: (move: Move) => Promise<Verdict<string>>;
  readonly announce: (sentence: string) => void;
  readonly words: Words<never>;
}

/** Hands in a move. What only the table can refuse (too late, not one's turn any more) is said aloud. */
export function submitMove<Move>({ submit, announce, words }: Submitting<Move>, move: Move): void {
  submit(move).then(
    answer => {
      if (!answer.ok) announce(words.refusal(answer.rule, answer.facts));
    },
    // The page around the table says by itself that something failed.
    () => undefined,
  );
}

/** Asks the rules first: what they do not allow is refused here and never handed in. */
export function submitIfAllowed<Move, Rule extends string>(
  props: Submitting<Move> & { readonly check: (move: Move) => Verdict<Rule> },
  move: Move,
  refuse: (refusal: Refusal<Rule>) => void,
): void {
  const verdict = props.check(move);
  if (verdict.ok) submitMove(props, move);
  else refuse(verdict);
}
