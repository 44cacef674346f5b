import type { Scene, Terminal } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import { padTo } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { CHECKING, LINES, type Mathable } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { adviseTyped as advise } from '../ui/advise.ts';
import { tell } from '../ui/tell.ts';
import { write } from '../ui/write-move.ts';
import { BOARD_WIDTH, drawBoard, drawTile } from './board.ts';
import { drawPanel, PANEL_WIDTH } from './panel.ts';
import { read } from './read.ts';
import { result } from './result.ts';

const speech = { draw, ask, read, write, tell, advise, result, grammar };

export const terminal: Terminal<Mathable> = {
  settings: { checking: CHECKING, lines: LINES },
  ...speech,
};

const GAP = 2;

function draw(envelope: Envelope<Mathable>, scene: Scene): string {
  const { view } = envelope;
  const board = drawBoard(view, scene.colour);
  const panel = drawPanel(envelope, scene);
  const beside = scene.width >= BOARD_WIDTH + GAP + PANEL_WIDTH;
  const table = beside
    ? board.map((line, i) => `${padTo(line, BOARD_WIDTH + GAP)}${panel[i] ?? ''}`.trimEnd())
    : [...board, '', ...panel];
  if (view.me === 'spectator') return table.join('\n');
  const words: Words<TerminalLabel> = scene.words;
  const tiles = view.rack.map(tile => drawTile(tile, 'tile', scene.colour)).join(' ');
  const rack = view.rack.length === 0 ? words.label('rack.empty') : `${words.label('rack')}  ${tiles}`;
  return [...table, '', `   ${rack}`].join('\n');
}

function ask({ view, turn }: Envelope<Mathable>, scene: Scene): string {
  const words: Words<TerminalLabel> = scene.words;
  const { me, phase, open, config } = view;
  if (me === 'spectator' || turn === null) return '';
  if (phase.tag === 'verdict') return words.label('ask.verdict');
  if (!turn.seats.includes(me)) return words.label('ask.contest');
  if (phase.tag === 'bonus') return words.label('ask.bonus');
  if (view.turn.placements.length > 0) return words.label('ask.more');
  const contest = open === null ? 'no' : 'yes';
  return words.label('ask.first', { contest, lines: config.lines });
}

function grammar(words: Words<TerminalLabel>): { write: string; means: string }[] {
  const example = write({ kind: 'place', cell: 106, tile: 12 }, words);
  const claimed = write({ kind: 'place', cell: 106, tile: 12, lines: ['up', 'left'] }, words);
  const swap = write({ kind: 'exchange', tiles: [1, 2] }, words);
  return [
    { write: example, means: words.label('grammar.place') },
    { write: claimed, means: words.label('grammar.claim') },
    { write: swap, means: words.label('grammar.exchange') },
    { write: words.label('verb.pass'), means: words.label('grammar.pass') },
    { write: words.label('verb.end'), means: words.label('grammar.end') },
    {
      write: `${words.label('verb.draw')}, ${words.label('verb.keep')}`,
      means: words.label('grammar.bonus'),
    },
    {
      write: `${words.label('verb.contest')}, ${words.label('verb.accept')}`,
      means: words.label('grammar.contest'),
    },
  ];
}
