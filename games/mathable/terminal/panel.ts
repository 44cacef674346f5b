/** Beside the board: who has how many points, what is left to draw, what the signs mean. */
import type { Scene } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import { INK, paint } from '#text/ansi.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import type { Mathable } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';

export const PANEL_WIDTH = 19;

export function drawPanel({ view, turn, outcome }: Envelope<Mathable>, scene: Scene): string[] {
  const { seatName, colour } = scene;
  const words: Words<TerminalLabel> = scene.words;
  const scores = outcome?.scores ?? view.scores;
  const players = scores.map((score, seat) => {
    const acts = turn?.seats.includes(seat) === true;
    const name = `${seatName(seat)} (${view.rackSizes[seat]})`;
    const line = row(`${acts ? '→' : ' '} ${name}`, formatNumber(score, words.language));
    return acts ? paint(line, INK.bold, colour) : line;
  });
  const legend = LEGEND.map(({ sign, key }) => paint(`${sign} ${words.label(key)}`, INK.dim, colour));
  return [
    paint(row(words.label('panel.players'), words.label('panel.points')), INK.dim, colour),
    ...players,
    '',
    row(words.label('panel.reserve'), formatNumber(view.reserveSize, words.language)),
    '',
    ...legend,
  ];
}

const LEGEND = [
  { sign: '[7]', key: 'legend.tile' },
  { sign: '>7<', key: 'legend.fresh' },
  { sign: '(1)', key: 'legend.printed' },
  { sign: '+−×÷', key: 'legend.restriction' },
  { sign: '2× 3×', key: 'legend.prize' },
] as const satisfies readonly { sign: string; key: TerminalLabel }[];

function row(left: string, right: string): string {
  return left.padEnd(PANEL_WIDTH - right.length) + right;
}
