import '#ui/board/near.css';
import './bubbles.css';
import type { Refusal } from '#contract/game.ts';
import { useNear } from '#ui/board/near.ts';
import { cellNamed, lineCells, nameOf } from '../../rules/cells.ts';
import type { Cell, Rule } from '../../rules/types.ts';
import { sayRefusal } from '../say.ts';
import type { Division } from '../signs.ts';
import type { UiWords } from '../words.ts';

export interface WhyNotProps {
  readonly refusal: Refusal<Rule>;
  readonly cell: Cell;
  readonly words: UiWords;
  readonly division: Division;
  readonly openRule: (rule: string) => void;
}

/** A refusal is an explanation: the numbers first, the rule last, beside the cell, off its line and off other tokens. */
export function WhyNot({ refusal, cell, words, division, openRule }: WhyNotProps) {
  // The more selectors a spot matches, the harder the bubble avoids it. A token laid in this turn matches both: the
  // refusal is about those.
  const tokens = ['.calculator-board .token', '.laid-token'];
  const avoid = [...lineOf(refusal).map(selector), ...tokens, '.zoom-tools .button'];
  const ref = useNear(selector(cell), avoid);
  return (
    <div class="bubble why peg-why" ref={ref}>
      <p>{sayRefusal(refusal, words, division)}</p>
      <button type="button" class="link" onClick={() => openRule(refusal.rule)}>
        {words.label('ui.rule', { rule: refusal.rule })}
      </button>
    </div>
  );
}

export function selector(cell: Cell): string {
  return `[data-cell="${nameOf(cell)}"]`;
}

function lineOf({ facts }: Refusal<Rule>): readonly Cell[] {
  const { from, to, direction } = facts;
  const [first, last] = [from, to].map(name => (typeof name === 'string' ? cellNamed(name) : null));
  if (first === null || first === undefined || last === null || last === undefined) return [];
  const line = lineCells(first, direction === 'down' ? 'down' : 'across');
  return line.filter(cell => cell >= first && cell <= last);
}
