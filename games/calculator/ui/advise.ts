import type { Candidate } from '#contract/bot.ts';
import type { Facts } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { nameOf } from '../rules/cells.ts';
import { readRun } from '../rules/compute.ts';
import { judge } from '../rules/hand-in.ts';
import { lay } from '../rules/laid.ts';
import { type Board, type BoardRun, runsThroughAny } from '../rules/runs.ts';
import type { NumberToken } from '../rules/tokens.ts';
import type { Cell, Laid, Move, View } from '../rules/types.ts';
import { type Division, printChain, USUAL } from './signs.ts';
import type { Scene } from './tell.ts';
import type { UiWords } from './words.ts';

/** A hint as a sentence: what to make where, and what it brings. */
export function advise({ move }: Candidate<Move>, view: View, scene: Scene): string {
  const words: UiWords = scene.words;
  if (move.kind === 'exchange') return adviseExchange(move.tokens, words);
  const lines = linesOf(view, move.tokens, scene);
  return words.label('advise.play', { lines, ...worthOf(view, move.tokens) });
}

/** The equalities that a play makes: `{ text: '9 × 2 = 18', cell: 'g7', direction: 'down' }`. */
export function linesOf(view: View, laid: readonly Laid[], scene: Scene): Facts[] {
  const division = divisionOf(scene);
  return equalitiesWith(view.board, laid).map(({ cells, tokens, direction }) => ({
    text: printChain(tokens, division),
    cell: nameOf(must(cells[0])),
    direction,
  }));
}

/** The same for a terminal: the play is written as it can be typed, `c9 down 6 : 3 = 2`. */
export function adviseTyped({ move }: Candidate<Move>, view: View, scene: Scene): string {
  const words: UiWords = scene.words;
  if (move.kind === 'exchange') return adviseExchange(move.tokens, words);
  const division = divisionOf(scene);
  const written = equalitiesWith(view.board, move.tokens)
    .map(({ cells, tokens, direction }) => {
      const way = direction === 'down' ? [words.label('way.down')] : [];
      return [nameOf(must(cells[0])), ...way, printChain(tokens, division)].join(' ');
    })
    .join('; ');
  return words.label('advise.typed', { written, ...worthOf(view, move.tokens) });
}

function adviseExchange(numbers: readonly NumberToken[], words: UiWords): string {
  const tokens = numbers.map(token => ({ text: String(token) }));
  return words.label('advise.exchange', { tokens, count: tokens.length });
}

function divisionOf({ division, words }: Scene): Division {
  return division ?? USUAL[words.language];
}

/** The rules count; the judge's own facts are not needed for it. */
function worthOf(view: View, laid: readonly Laid[]) {
  const judged = judge(view, laid);
  const { gains, points } = judged.ok ? judged : { gains: [], points: 0 };
  return { sum: gains.map(gain => gain.points).join(' + '), count: gains.length, points };
}

/** The equalities a play makes, with what lies there already. */
function equalitiesWith(board: Board, laid: readonly Laid[]): BoardRun[] {
  const cells = laid.map(({ cell }) => cell);
  return runsThroughAny(lay(board, laid), cells)
    .filter(({ tokens }) => readRun(tokens).tag === 'equality')
    .toSorted((a, b) => firstEquals(a) - firstEquals(b));
}

/** The order in which points are told. */
function firstEquals({ cells, tokens }: BoardRun): Cell {
  return cells[tokens.indexOf('=')] ?? 0;
}
