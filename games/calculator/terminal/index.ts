import type { Scene, Terminal } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { padTo } from '#text/ansi.ts';
import { cellNamed } from '../rules/cells.ts';
import type { Token } from '../rules/tokens.ts';
import { type Calculator, CHECKING, CLOSING, GRIDS, type Laid, type Move } from '../rules/types.ts';
import { adviseTyped } from '../ui/advise.ts';
import { USUAL } from '../ui/signs.ts';
import { tell } from '../ui/tell.ts';
import type { TerminalWords } from '../ui/words.ts';
import { BOARD_WIDTH, drawBoard, drawToken } from './board.ts';
import { drawPanel, PANEL_WIDTH } from './panel.ts';
import { read } from './read.ts';
import { result } from './result.ts';
import { write as writeWith } from './write-move.ts';

const speech = { draw, ask, read, write, tell, result, grammar };

export const terminal: Terminal<Calculator> = {
  settings: { grid: GRIDS, checking: CHECKING, closing: CLOSING },
  advise: adviseTyped,
  ...speech,
};

const GAP = 2;

function write(move: Move, words: TerminalWords): string {
  return writeWith(move, words, USUAL[words.language]);
}

function draw(envelope: Envelope<Calculator>, scene: Scene): string {
  const { view } = envelope;
  const words: TerminalWords = scene.words;
  const division = USUAL[words.language];
  const board = drawBoard(view, scene.colour, division);
  const panel = drawPanel(envelope, scene, division);
  const isBeside = scene.width >= BOARD_WIDTH + GAP + PANEL_WIDTH;
  const table = isBeside
    ? Array.from({ length: Math.max(board.length, panel.length) }, (_, i) =>
        `${padTo(board[i] ?? '', BOARD_WIDTH + GAP)}${panel[i] ?? ''}`.trimEnd(),
      )
    : [...board, '', ...panel];
  if (view.rack === null) return table.join('\n');
  const tokens = view.rack.map(token => drawToken(token, { colour: scene.colour, division })).join(' ');
  const rack =
    view.rack.length === 0
      ? words.label('terminal.rack-empty')
      : `${words.label('terminal.rack')}  ${tokens}`;
  return [...table, '', `   ${rack}`].join('\n');
}

function ask({ view, turn }: Envelope<Calculator>, { words: all }: Scene): string {
  const words: TerminalWords = all;
  if (view.me === 'spectator' || turn === null || !turn.seats.includes(view.me)) return '';
  return words.label('terminal.ask', { example: write(EXAMPLES.across, words) });
}

function grammar(words: TerminalWords): { write: string; means: string }[] {
  return [
    { write: write(EXAMPLES.across, words), means: words.label('grammar.play') },
    { write: write(EXAMPLES.down, words), means: words.label('grammar.down') },
    { write: write(EXAMPLES.both, words), means: words.label('grammar.several') },
    { write: write({ kind: 'exchange', tokens: [3, 11] }, words), means: words.label('grammar.exchange') },
    { write: words.label('verb.pass'), means: words.label('grammar.pass') },
  ];
}

/** The first turns of the printed example. */
const ACROSS = lineOf('g7', 1, [9, 'x', 2, '=', 18]);
const DOWN = lineOf('h9', 13, ['=', 12, '-', 10]);
const EXAMPLES = {
  across: { kind: 'play', tokens: ACROSS },
  down: { kind: 'play', tokens: DOWN },
  both: { kind: 'play', tokens: [...ACROSS, ...DOWN] },
} as const satisfies Record<string, Move>;

function lineOf(from: string, step: number, tokens: readonly Token[]): readonly Laid[] {
  const first = must(cellNamed(from));
  return tokens.map((token, i) => ({ cell: first + i * step, token }));
}
