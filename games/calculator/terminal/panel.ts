/** Beside the board: who has how many points, what is left to draw and to lay, what the signs mean. */
import type { Scene } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import { INK, paint } from '#text/ansi.ts';
import { formatNumber } from '#text/format.ts';
import { signsLeft } from '../rules/hand-in.ts';
import { SIGNS } from '../rules/tokens.ts';
import type { Calculator } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';
import { type Division, printToken } from '../ui/signs.ts';
import type { TerminalWords } from '../ui/words.ts';
import { HOLES } from './board.ts';

export const PANEL_WIDTH = 22;

export function drawPanel(
  { view, turn, outcome }: Envelope<Calculator>,
  { words: all, seatName, colour }: Scene,
  division: Division,
): string[] {
  const words: TerminalWords = all;
  const scores = outcome?.scores ?? view.scores;
  const players = view.order.map(seat => {
    const acts = turn?.seats.includes(seat) === true;
    const name = `${seatName(seat)} (${view.rackSizes[seat]})`;
    const line = row(`${acts ? '→' : ' '} ${name}`, formatNumber(scores[seat] ?? 0, words.language));
    return acts ? paint(line, INK.bold, colour) : line;
  });
  const legend = LEGEND.map(({ sign, key }) =>
    paint(`${sign.padEnd(4)} ${words.label(key)}`, INK.dim, colour),
  );
  return [
    paint(row(words.label('panel.players'), words.label('panel.points')), INK.dim, colour),
    ...players,
    '',
    row(words.label('panel.bag'), formatNumber(view.bagSize, words.language)),
    ...SIGNS.map(sign => row(`  ${printToken(sign, division)}`, String(signsLeft(view, sign)))),
    '',
    ...legend,
  ];
}

const LEGEND = [
  { sign: HOLES.red.trim(), key: 'legend.red' },
  { sign: HOLES.star.trim(), key: 'legend.star' },
  { sign: '>7<', key: 'legend.fresh' },
] as const satisfies readonly { sign: string; key: TerminalLabel }[];

function row(left: string, right: string): string {
  return left.padEnd(PANEL_WIDTH - right.length) + right;
}
