import type { Refusal } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { NUMBERS, SUPPLY } from '../../data/board.ts';
import { judge, type Table } from '../../rules/hand-in.ts';
import { numbersOf, settle } from '../../rules/laid.ts';
import { EMPTY_BOARD } from '../../rules/setup.ts';
import { sorted, type Token } from '../../rules/tokens.ts';
import type { Rule } from '../../rules/types.ts';
import type { Sheet } from './sheet.ts';

export interface ScoredTurn {
  readonly points: number;
  /** One for each `=` that scored. */
  readonly equalities: readonly {
    readonly tokens: readonly Token[];
    readonly points: number;
    readonly isRed: boolean;
  }[];
}

/** The first turn that the rules refuse, counted from 1. */
export interface BadTurn {
  readonly ok: false;
  readonly turn: number;
  readonly refusal: Refusal<Rule>;
}

/** Hands in the turns of a sheet one after the other. Who played, and with which numbers, is not asked. */
export function layOut({
  options,
  turns,
}: Sheet): { readonly ok: true; turns: readonly ScoredTurn[] } | BadTurn {
  const config: Table['config'] = { ...options, checking: 'assisted' };
  let on: Pick<Table, 'board' | 'supply' | 'scored'> = { board: EMPTY_BOARD, supply: SUPPLY, scored: [] };
  const scored: ScoredTurn[] = [];
  for (const [index, tokens] of turns.entries()) {
    if (tokens.length === 0) {
      scored.push({ points: 0, equalities: [] });
      continue;
    }
    // How many play is not known, nor which turn is the last: after the last `=` all turns count as its round's.
    const lastTurn = on.supply['='] === 0 ? turns.length : null;
    const judged = judge({ config, lastTurn, board: on.board, supply: on.supply, scored: on.scored }, tokens);
    if (!judged.ok) return { ok: false, turn: index + 1, refusal: judged };
    const { gains, points } = judged;
    const settled = settle(on, tokens, gains);
    on = settled;
    scored.push({
      points,
      equalities: gains.map(gain => ({
        tokens: gain.cells.map(cell => must(settled.board[cell])),
        points: gain.points,
        isRed: gain.isRed,
      })),
    });
  }
  return { ok: true, turns: scored };
}

/** CA-2: numbers that a sheet uses more often than the box holds them: worth a remark, not a refusal. */
export function overused({ turns }: Sheet): { token: number; used: number; held: number }[] {
  const laid = numbersOf(turns.flat());
  return sorted([...new Set(laid)])
    .map(token => ({ token, used: laid.filter(one => one === token).length, held: NUMBERS[token] ?? 0 }))
    .filter(({ used, held }) => used > held);
}
