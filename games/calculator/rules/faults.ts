/** A wrong run in facts: which it is, where it lies, what it computes to. */

import { type Facts, type Refusal, refused } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { nameOf } from './cells.ts';
import { computeAtSchool, type Fault, type Side } from './compute.ts';
import type { BoardRun } from './runs.ts';
import { printChain, printed, type Token } from './tokens.ts';
import type { Rule } from './types.ts';

export function refuseRun(run: BoardRun, fault: Fault): Refusal<Rule> {
  const { tokens, cells, direction } = run;
  const where = {
    run: printChain(tokens),
    direction,
    from: nameOf(must(cells[0])),
    to: nameOf(must(cells.at(-1))),
  };
  switch (fault.why) {
    case 'numbers':
    case 'signs': {
      const [first, second] = [must(tokens[fault.at - 1]), must(tokens[fault.at])];
      return refused('CA-6', { case: fault.why, ...where, first: printed(first), second: printed(second) });
    }
    case 'begins':
    case 'ends':
      return refused('CA-6', { case: fault.why, ...where, sign: printed(must(tokens[fault.at])) });
    case 'negative':
    case 'not-exact':
    case 'by-zero': {
      const { left, right } = fault;
      return refused('CA-5', { case: fault.why, ...where, left, right });
    }
    case 'unequal': {
      const sides = fault.sides.map(side => sideFacts(tokens, side));
      const worked = sides.filter((_, i) => isWorkedOut(must(fault.sides[i])));
      // Two bare numbers that differ need no computing.
      return refused('CA-6', { case: worked.length > 0 ? 'unequal' : 'differ', ...where, sides, worked });
    }
  }
}

function isWorkedOut({ from, to }: Side): boolean {
  return to - from > 1;
}

/** `{ side: '8 + 3 × 2', value: 22, school: 14 }`: `school` only where × and : first would make a difference. */
function sideFacts(tokens: readonly Token[], { from, to, value }: Side): Facts {
  const side = tokens.slice(from, to);
  const school = computeAtSchool(side);
  return { side: printChain(side), value, ...(school !== null && school !== value ? { school } : {}) };
}
