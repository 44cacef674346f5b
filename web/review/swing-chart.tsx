import type { AnyDecision } from '#bots/look-back.ts';
import type { Moment } from '#bots/swing.ts';
import type { Seat, Viewer } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import type { Stretch } from '#table/stretches.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';
import { chartLines } from '../end/chart-lines.ts';
import { ChartLegend, ChartLines } from '../end/score-chart.tsx';

interface SwingChartProps {
  readonly moments: readonly Moment[];
  readonly points: readonly AnyDecision[];
  /** Of the whole match: what is not known yet stays free. */
  readonly steps: number;
  /** Who wins together. */
  readonly sides: readonly (readonly Seat[])[];
  readonly viewer: Viewer;
  readonly words: Words<PageLabel>;
  readonly seatName: TellScene['seatName'];
}

const SIZE = { width: 960, height: 200 };

/** Who was ahead, from the first step to the last; the turning points are numbered as below. */
export function SwingChart({ moments, points, steps, sides, viewer, words, seatName }: SwingChartProps) {
  const { label, language } = words;
  const x = (step: number): number => (step / Math.max(1, steps)) * SIZE.width;
  const stretches = moments.map(
    ({ chances }, index): Stretch => ({
      first: index,
      last: index,
      seat: null,
      scores: chances.map((_, seat) => 100 * chanceOf(chances, sideOf(sides, seat))),
      isLastCount: false,
    }),
  );
  const lines = chartLines(stretches, null, viewer, { ...SIZE, least: 100 }, sides).lines.map(line => ({
    ...line,
    points: line.points.map(([, y], index) => [x(moments[index]?.step ?? 0), y] as const),
  }));
  const now = moments.at(-1)?.chances ?? [];
  const heads = apart(points.map(({ step }) => x(step)));
  return (
    <figure class="line-chart swing">
      <div class="swing-box">
        <svg
          viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label('look-back.swing-picture')}
        >
          <path class="zero" d={`M0 ${SIZE.height}H${SIZE.width}`} />
          <path class="zero" d={`M0 ${SIZE.height / 2}H${SIZE.width}`} stroke-dasharray="2 6" />
          {points.map(({ step }, index) => (
            <path key={step} class="moment" d={`M${heads[index]} 0L${x(step)} 14V${SIZE.height}`} />
          ))}
          <ChartLines lines={lines} />
        </svg>
        {heads.map((at, index) => (
          <span
            key={index}
            class="turning-number"
            style={{ left: `${(100 * at) / SIZE.width}%` }}
            aria-hidden="true"
          >
            {formatNumber(index + 1, language)}
          </span>
        ))}
      </div>
      <ChartLegend
        lines={lines}
        nameOf={side => label('look-back.side', { names: side.map(seat => ({ text: seatName(seat) })) })}
        valueOf={side => label('look-back.chance', { percent: Math.round(100 * chanceOf(now, side)) })}
      />
      <figcaption class="soft">{label('look-back.swing-about')}</figcaption>
    </figure>
  );
}

/** Numbers may stand so near to one another, also on a phone. */
const APART = 96;

/** The same places from left to right, moved to the right where they would touch, and back where they would stick out. */
function apart(places: readonly number[]): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -APART) + APART));
  const over = Math.max(0, (moved.at(-1) ?? 0) - SIZE.width);
  return moved.map(place => place - over);
}

function sideOf(sides: readonly (readonly Seat[])[], seat: Seat): readonly Seat[] {
  return sides.find(side => side.includes(seat)) ?? [seat];
}

/** Partners win together. */
function chanceOf(chances: readonly number[], side: readonly Seat[]): number {
  return side.reduce((sum, seat) => sum + (chances[seat] ?? 0), 0);
}
