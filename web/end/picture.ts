import { type Outcome, type Seat, seatsByRank, type Viewer } from '#contract/game.ts';
import type { Decisive, Stretch } from '#table/stretches.ts';
import type { Language } from '#text/catalogue.ts';
import { formatNumber } from '#text/format.ts';
import { chartLines } from './chart-lines.ts';

export interface PictureFacts {
  /** The name of the game. */
  readonly game: string;
  /** Who won. */
  readonly title: string;
  /** By how much, in a sentence. */
  readonly margin: string | null;
  readonly outcome: Outcome;
  readonly stretches: readonly Stretch[];
  readonly decisive: Decisive | null;
  readonly viewer: Viewer;
  readonly seatName: (seat: Seat) => string;
  readonly language: Language;
}

/** As wide and high as most places show a shared picture whole; pixels. */
const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 64;
/** The longest bar of points. */
const BAR = 456;

/** The result on a sheet of paper: title, places and points, and how the scores went. */
export async function drawPicture(facts: PictureFacts): Promise<Blob> {
  await Promise.all([
    document.fonts.load('600 60px Fraunces'),
    document.fonts.load('600 34px "Atkinson Next"'),
  ]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('nothing to draw on');
  drawSheet(pen, facts, inkOf());
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null): void =>
      blob === null ? reject(new Error('no picture')) : resolve(blob);
    canvas.toBlob(take, 'image/png');
  });
}

type Pen = CanvasRenderingContext2D;
type Ink = Readonly<Record<'paper' | 'ink' | 'ink-soft' | 'rule-strong' | 'accent', string>>;

function drawSheet(pen: Pen, facts: PictureFacts, ink: Ink): void {
  const { game, title, margin, outcome, seatName, language } = facts;
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = ink.accent;
  pen.fillRect(0, 0, WIDTH, 12);
  write(pen, `${game} · Étagère`, { x: EDGE, y: 78, font: '600 30px "Atkinson Next"', ink: ink['ink-soft'] });
  write(pen, title, { x: EDGE, y: 160, font: '600 66px Fraunces', ink: ink.ink });
  if (margin !== null)
    write(pen, margin, { x: EDGE, y: 212, font: '400 32px "Atkinson Next"', ink: ink['ink-soft'] });
  // Six at most can be read; the others are in the drawing beside.
  const seats = seatsByRank(outcome).slice(0, 6);
  const [top, step] = [300, Math.min(84, 330 / seats.length)];
  const most = Math.max(1, ...outcome.scores);
  for (const [place, seat] of seats.entries()) {
    const y = top + place * step;
    const isFirst = outcome.ranks[seat] === 1;
    const font = `${isFirst ? 700 : 450} 36px "Atkinson Next"`;
    const name = `${outcome.ranks[seat]}. ${seatName(seat)}`;
    write(pen, name, { x: EDGE, y, font, ink: ink.ink, room: 340 });
    const score = outcome.scores[seat] ?? 0;
    write(pen, formatNumber(score, language), { x: EDGE + BAR, y, font, ink: ink.ink, align: 'right' });
    pen.fillStyle = isFirst ? ink.accent : ink['rule-strong'];
    pen.fillRect(EDGE, y + 12, BAR * Math.max(0, score / most), 8);
  }
  if (facts.stretches.length > 2) drawChart(pen, facts, ink);
}

/** In the right half. */
function drawChart(pen: Pen, { stretches, decisive, viewer, seatName }: PictureFacts, ink: Ink): void {
  const box = { width: 420, height: 290 };
  const { lines, moment, zero } = chartLines(stretches, decisive, viewer, box);
  pen.save();
  pen.translate(590, 262);
  pen.strokeStyle = ink['rule-strong'];
  pen.lineWidth = 2;
  stroke(pen, [
    [0, zero],
    [box.width, zero],
  ]);
  if (moment !== null)
    stroke(pen, [
      [moment, -10],
      [moment, box.height + 10],
    ]);
  for (const { points, dash, isMine } of lines) {
    pen.strokeStyle = isMine ? ink.accent : ink.ink;
    pen.lineWidth = isMine ? 6 : 4;
    pen.setLineDash(dash.map(length => length * 1.6));
    stroke(pen, points);
  }
  pen.setLineDash([]);
  // The names stand at the ends of their lines, pushed apart where these meet.
  const ends = lines.map(({ side, points }) => ({ side, y: points.at(-1)?.[1] ?? 0 }));
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { side, y } of ends.toSorted((a, b) => a.y - b.y)) {
    for (const [i, seat] of side.entries()) {
      lowest = Math.max(y + 8 + i * 28, lowest + 28);
      const font = '500 24px "Atkinson Next"';
      write(pen, seatName(seat), { x: box.width + 14, y: lowest, font, ink: ink.ink, room: 120 });
    }
  }
  pen.restore();
}

function stroke(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly ink: string;
  readonly align?: CanvasTextAlign;
  /** What is wider is pressed together. */
  readonly room?: number;
}

function write(pen: Pen, text: string, { x, y, font, ink, align = 'left', room }: Written): void {
  pen.font = `${font}, sans-serif`;
  pen.fillStyle = ink;
  pen.textAlign = align;
  pen.fillText(text, x, y, room ?? WIDTH - 2 * EDGE);
}

/** The colours of the tokens by day: what is shared looks alike wherever it is seen. */
function inkOf(): Ink {
  const probe = document.createElement('span');
  probe.className = 'daylight';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colourOf = (token: string): string => {
    probe.style.color = `var(--${token})`;
    return style.color;
  };
  const ink = {
    paper: colourOf('paper'),
    ink: colourOf('ink'),
    'ink-soft': colourOf('ink-soft'),
    'rule-strong': colourOf('rule-strong'),
    accent: colourOf('accent'),
  };
  probe.remove();
  return ink;
}
