import { must } from '#kernel/must.ts';
import { label, line, plaque, ring, segment, swell, tip, tipOf } from '../engrave.ts';
import { arc, bow, range } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { type Moment, RULES, run, type State } from './turing-machine.ts';

const CELL = { width: 17, height: 10.3 } as const;
const TOP = -62;
const LEFT = -92;

const STATES: Readonly<Record<State, Point>> = { A: [58, -78], B: [83, -24], C: [33, -24], H: [58, 46] };

/** A machine of three states on the right; on the left its tape, one row a step, with the head and its state. */
export const turing: Plate = {
  keep: 104,
  draw: () => {
    const moments = run();
    return [tape(moments), diagram(), time()];
  },
};

function tape(moments: readonly Moment[]): Drawing {
  const first = Math.min(...moments.map(({ head }) => head));
  const cells = Math.max(...moments.map(({ head }) => head)) - first + 1;
  const last = moments.length - 1;
  const cell = (column: number, row: number): string =>
    `M${LEFT + column * CELL.width + 0.6} ${TOP + row * CELL.height + 0.6}h${CELL.width - 1.2}v${CELL.height - 1.2}h${1.2 - CELL.width}Z`;
  const ones = ({ ones }: Moment, row: number): string =>
    [...ones].map(one => cell(one - first, row)).join('');
  return [
    line(range(moments.length * cells, i => cell(i % cells, Math.floor(i / cells))).join(''), 0.45),
    line(moments.slice(0, -1).map(ones).join(''), 0.4, { fill: 'line', stroke: 'none' }),
    line(ones(must(moments[last]), last), 0.4, { fill: 'accent', stroke: 'none' }),
    moments.map(({ head, state }, row) => {
      const [x, y] = [LEFT + (head - first + 0.5) * CELL.width, TOP + (row + 0.5) * CELL.height];
      return [ring(x, y, 4.7, 1, { fill: 'paper' }), label(x, y + 2.5, state, 7, { upright: true })];
    }),
    range(2, side => {
      const x = LEFT + side * cells * CELL.width;
      return line(segment([x, TOP - 1], [x, TOP + moments.length * CELL.height + 1]), 1.6);
    }),
  ];
}

function time(): Drawing {
  return [line(segment([26, 58], [26, 84]), 0.9), tip([26, 92], Math.PI / 2, 8), label(36, 80, 't', 13)];
}

function diagram(): Drawing {
  return [
    arrow('A', 'B', 0.22, 0),
    arrow('B', 'C', 0.55, 0),
    arrow('C', 'A', 0.22, 1),
    arrow('A', 'H', 0, 1),
    loop('B', 1),
    loop('C', 0),
    (['A', 'B', 'C', 'H'] as const).map(state => {
      const [x, y] = STATES[state];
      return [
        ring(x, y, 11.5, 1.8, { fill: 'paper' }),
        state === 'H' ? ring(x, y, 9, 0.7) : [],
        label(x, y + 4.6, state, 14, { upright: true }),
      ];
    }),
  ];
}

/** What is read, and what is written in its place. */
function reading(state: Exclude<State, 'H'>, symbol: 0 | 1): string {
  return `${symbol}|${RULES[state][symbol].write}`;
}

/** How far along an arrow its label lies, of twenty: where no other arrow passes. */
const LABELLED: Readonly<Record<State, number>> = { A: 10, B: 10, C: 4, H: 15 };

function arrow(from: Exclude<State, 'H'>, to: State, bend: number, symbol: 0 | 1): Drawing {
  const [a, b] = [STATES[from], STATES[to]];
  const pull: Point = [(a[0] + b[0]) / 2 + bend * (b[1] - a[1]), (a[1] + b[1]) / 2 - bend * (b[0] - a[0])];
  const short = 13 / Math.hypot(b[0] - a[0], b[1] - a[1]);
  const way = bow(a, pull, b, short, 1 - short, 20);
  const [x, y] = must(way[LABELLED[to]]);
  return [swell(way, t => 0.9 + t), tipOf(way, 7), plaque(x, y + 3, reading(from, symbol), 9)];
}

/** A state that stays what it is. */
function loop(state: 'B' | 'C', symbol: 0 | 1): Drawing {
  const [x, y] = STATES[state];
  const way = arc({ x, y: y + 16, rx: 7 }, -0.9, Math.PI + 0.9, 24);
  return [line(way, 1.2), tipOf(way, 6), plaque(x, y + 33, reading(state, symbol), 9)];
}
