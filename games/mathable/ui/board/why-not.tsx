import type { Refusal } from '#contract/game.ts';
import { useNear } from '#ui/board/near.ts';
import { type Cell, makeCell, PAIRS } from '../../rules/cells.ts';
import type { Board, Rule } from '../../rules/types.ts';
import type { UiWords } from '../words.ts';

interface WhyNotProps {
  readonly cell: Cell;
  readonly board: Board;
  readonly refusal: Refusal<Rule>;
  readonly words: UiWords;
  readonly openRule: (rule: string) => void;
}

/** A refusal is an explanation: the numbers first, the rule last, beside the cell and never over its operands. */
export function WhyNot({ cell, board, refusal, words, openRule }: WhyNotProps) {
  const operands = (PAIRS[cell] ?? [])
    .flatMap(({ near, far }) => [near, far])
    .filter(one => board[one] !== null)
    .map(selector);
  const ref = useNear(selector(cell), [...operands, '.zoom-tools .button']);
  return (
    <div class="bubble why" ref={ref}>
      <p>{words.refusal(refusal.rule, refusal.facts)}</p>
      <button type="button" class="link" onClick={() => openRule(refusal.rule)}>
        {words.label('ui.rule', { rule: refusal.rule })}
      </button>
    </div>
  );
}

export function selector(cell: Cell): string {
  return `[data-cell="${makeCell(cell)}"]`;
}
