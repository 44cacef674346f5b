import type { Board } from './runs.ts';
import { isSign, type NumberToken } from './tokens.ts';
import type { Gain, Laid, Scored, State, Supply } from './types.ts';

/** The board with these tokens on it. */
export function lay(board: Board, tokens: readonly Laid[]): Board {
  const laid = [...board];
  for (const { cell, token } of tokens) laid[cell] = token;
  return laid;
}

export function numbersOf(tokens: readonly Laid[]): NumberToken[] {
  return tokens.flatMap(({ token }) => (isSign(token) ? [] : [token]));
}

/** What a valid hand-in changes on the table. */
export function settle(
  { board, supply, scored }: Pick<State, 'board' | 'supply' | 'scored'>,
  tokens: readonly Laid[],
  gains: readonly Gain[],
): Pick<State, 'board' | 'supply' | 'scored'> {
  return {
    board: lay(board, tokens),
    supply: take(supply, tokens),
    scored: [...scored, ...gains.map(({ cell, direction }): Scored => ({ cell, direction }))],
  };
}

/** An `=` beyond the last is from the reserve (CA-15), which is no part of the supply. */
function take(supply: Supply, tokens: readonly Laid[]): Supply {
  const left = { ...supply };
  for (const { token } of tokens) if (isSign(token)) left[token] = Math.max(0, left[token] - 1);
  return left;
}
