/** Displays in characters, as on the table: a row for each set, a column for each number, and what each scores. */

import type { Seat } from '#contract/game.ts';
import type { Scene } from '#contract/terminal.ts';
import type { Envelope } from '#kernel/match.ts';
import { INK, padTo, paint, widthOf } from '#text/ansi.ts';
import type { Words } from '#text/words.ts';
import { type Card, type SetName, SIZES, setOf } from '../rules/cards.ts';
import { rowsOf, type Score, scoreOf } from '../rules/score.ts';
import type { Matryoshka } from '../rules/types.ts';
import type { TerminalLabel } from '../text/words.ts';

/** Set, seven columns of two, points. */
const WIDTH = 22;
const GAP = 3;

/** The ink of each set, on a terminal that has colours; its letter says the same. */
const SET_INK = {
  A: '38;5;178',
  B: '38;5;68',
  C: '38;5;133',
  D: '38;5;104',
  E: '38;5;37',
  F: '38;5;167',
  G: '38;5;71',
  H: '38;5;245',
  I: '38;5;117',
  J: '38;5;173',
} as const satisfies Record<SetName, string>;

/** `B4` in the ink of its set. */
export function drawCard(card: Card, colour: boolean): string {
  return paint(card, SET_INK[setOf(card)], colour);
}

/** All players' tables, beside one another as far as they fit. */
export function drawDisplays(envelope: Envelope<Matryoshka>, scene: Scene): string[] {
  const tables = envelope.view.displays.map((_, seat) => drawDisplay(envelope, seat, scene));
  const beside = Math.max(1, Math.floor((scene.width + GAP) / (WIDTH + GAP)));
  const lines: string[] = [];
  for (let from = 0; from < tables.length; from += beside) {
    if (from > 0) lines.push('');
    const group = tables.slice(from, from + beside);
    const height = Math.max(...group.map(table => table.length));
    for (let i = 0; i < height; i++) {
      lines.push(
        group
          .map(table => padTo(table[i] ?? '', WIDTH + GAP))
          .join('')
          .trimEnd(),
      );
    }
  }
  return lines;
}

function drawDisplay({ view, turn, chosen }: Envelope<Matryoshka>, seat: Seat, scene: Scene): string[] {
  const words: Words<TerminalLabel> = scene.words;
  const { colour, seatName } = scene;
  const display = view.displays[seat] ?? [];
  const score = scoreOf(display);
  const acts = turn?.seats.includes(seat) === true && !chosen.includes(seat);
  const name = `${acts ? '→' : ' '} ${seatName(seat)} (${view.handSizes[seat]})`;
  const head = row(name, words.label('panel.points', { points: score.total }));
  const dim = (text: string): string => paint(text, INK.dim, colour);
  const top = acts ? paint(head, INK.bold, colour) : head;
  if (display.length === 0) return [top, dim(`  ${words.label('panel.empty')}`)];
  return [
    top,
    dim(`   ${SIZES.join(' ')}`),
    ...rowsOf(display).map(set => drawRow(set, display, score, colour)),
    dim(row(`   ${words.label('panel.columns')}`, String(score.columns))),
  ];
}

function drawRow(set: SetName, display: readonly Card[], { runs }: Score, colour: boolean): string {
  const cells = SIZES.map(size => (display.includes(`${set}${size}`) ? String(size) : '·'));
  const points = runs.filter(run => run.set === set).reduce((sum, run) => sum + run.points + run.bonus, 0);
  return row(paint(` ${set} ${cells.join(' ')}`, SET_INK[set], colour), points === 0 ? '' : String(points));
}

function row(left: string, right: string): string {
  return padTo(left, WIDTH - widthOf(right)) + right;
}
