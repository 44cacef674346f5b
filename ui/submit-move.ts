import type { Refusal, Verdict } from '#contract/game.ts';
import type { Words } from '#text/words.ts';

/** Hands in a move; `tell` gets what only the table can refuse: it is too late, or not one's turn any more. */
export function submitMove<Move, Rule extends string>(
  submit: (move: Move) => Promise<Verdict<Rule>>,
  move: Move,
  tell: (refusal: Refusal<Rule>) => void,
): void {
  submit(move).then(
    answer => {
      if (!answer.ok) tell(answer);
    },
    // The page around the table says by itself that something failed.
    () => undefined,
  );
}

interface Submitting<Move, Rule extends string> {
  readonly check: (move: Move) => Verdict<Rule>;
  readonly submit: (move: Move) => Promise<Verdict<string>>;
  readonly announce: (sentence: string) => void;
  readonly words: Words<never>;
}

/** Asks the rules first: what they do not allow is refused here and never handed in. */
export function submitIfAllowed<Move, Rule extends string>(
  { check, submit, announce, words }: Submitting<Move, Rule>,
  move: Move,
  refuse: (refusal: Refusal<Rule>) => void,
): void {
  const verdict = check(move);
  if (verdict.ok) submitMove(submit, move, ({ rule, facts }) => announce(words.refusal(rule, facts)));
  else refuse(verdict);
}
