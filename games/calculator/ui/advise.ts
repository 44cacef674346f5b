import type { Candidate } from '#search/bot.ts';
import { nameOf } from '../rules/cells.ts';
import { readRun } from '../rules/compute.ts';
import { judge } from '../rules/hand-in.ts';
import { lay } from '../rules/laid.ts';
import { type Board, type BoardRun, runsThroughAny } from '../rules/runs.ts';
import type { Cell, Laid, Move, View } from '../rules/types.ts';
import { type Division, printChain, USUAL } from './signs.ts';
import type { Scene } from './tell.ts';
import type { UiWords } from './words.ts';

/** A hint in words: what to lay and what it brings. The rules count; the judge's own facts are not needed for it. */
export function advise({ move }: Candidate<Move>, view: View, scene: Scene): string {
  const words: UiWords = scene.words;
  const division = scene.division ?? USUAL[words.language];
  if (move.kind === 'exchange') {
    const tokens = move.tokens.map(token => ({ text: String(token) }));
    return words.label('advise.exchange', { tokens, count: tokens.length });
  }
  const written = writeLines(view.board, move.tokens, words, division);
  const judged = judge(view, move.tokens);
  const { gains, points } = judged.ok ? judged : { gains: [], points: 0 };
  const sum = gains.map(gain => gain.points).join(' + ');
  return words.label('advise.play', { written, sum, count: gains.length, points });
}

/** A play as the equalities it makes, with what lies there already: `c9 down 6 : 3 = 2`. That can be typed, too. */
function writeLines(board: Board, laid: readonly Laid[], words: UiWords, division: Division): string {
  const cells = laid.map(({ cell }) => cell);
  return runsThroughAny(lay(board, laid), cells)
    .filter(({ tokens }) => readRun(tokens).tag === 'equality')
    .toSorted((a, b) => firstEquals(a) - firstEquals(b))
    .map(run => {
      const way = run.direction === 'down' ? [words.label('way.down')] : [];
      return [nameOf(run.cells[0] as Cell), ...way, printChain(run.tokens, division)].join(' ');
    })
    .join('; ');
}

/** The order in which points are told. */
function firstEquals({ cells, tokens }: BoardRun): Cell {
  return cells[tokens.indexOf('=')] ?? 0;
}
