/** A move as the terminal takes it: `g7 9×2=18; g9 down =12−10`. */
import { nameOf, stepFrom } from '../rules/cells.ts';
import { isSign, type Token } from '../rules/tokens.ts';
import type { Cell, Direction, Laid, Move } from '../rules/types.ts';
import { type Division, printToken } from '../ui/signs.ts';
import type { TerminalWords } from '../ui/words.ts';

export function write(move: Move, words: TerminalWords, division: Division): string {
  if (move.kind === 'exchange') {
    if (move.tokens.length === 0) return words.label('verb.pass');
    return [words.label('verb.exchange'), ...move.tokens].join(' ');
  }
  const parts = partsOf(move.tokens).map(({ from, direction, tokens }) => {
    const way = direction === 'down' ? [words.label('way.down')] : [];
    return [nameOf(from), ...way, writeChain(tokens, division)].join(' ');
  });
  return parts.join('; ');
}

interface Part {
  readonly from: Cell;
  readonly direction: Direction;
  readonly tokens: readonly Token[];
}

/** New tokens that touch in a row, then what is left in columns, then what stands alone. */
function partsOf(laid: readonly Laid[]): Part[] {
  const left = new Map(laid.map(({ cell, token }) => [cell, token]));
  const parts: Part[] = [];
  for (const [direction, least] of [
    ['across', 2],
    ['down', 2],
    ['across', 1],
  ] as const) {
    // Deleting from a map while walking it is safe: what was deleted is not visited.
    for (const cell of left.keys()) {
      const tokens = tokensFrom(left, cell, direction);
      if (tokens.length < least) continue;
      parts.push({ from: cell, direction, tokens: tokens.map(one => one.token) });
      for (const one of tokens) left.delete(one.cell);
    }
  }
  return parts;
}

function tokensFrom(left: ReadonlyMap<Cell, Token>, from: Cell, direction: Direction): Laid[] {
  const found: Laid[] = [];
  for (let cell: Cell | null = from; cell !== null; cell = stepFrom(cell, direction, 1)) {
    const token = left.get(cell);
    if (token === undefined) break;
    found.push({ cell, token });
  }
  return found;
}

/** Two numbers that touch, which no rule allows, are kept apart: `1 2` is not `12`. */
function writeChain(tokens: readonly Token[], division: Division): string {
  return tokens
    .map((token, i) => {
      const before = tokens[i - 1];
      const touches = before !== undefined && !isSign(before) && !isSign(token);
      return `${touches ? ' ' : ''}${printToken(token, division)}`;
    })
    .join('');
}
