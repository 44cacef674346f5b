import type { Viewer } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import type { Decisive, Stretch } from '#table/stretches.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';
import { type ChartLine, chartLines } from './chart-lines.ts';
import { sideName } from './facts.ts';

interface ScoreChartProps {
  readonly stretches: readonly Stretch[];
  readonly decisive: Decisive | null;
  readonly viewer: Viewer;
  readonly words: Words<PageLabel>;
  readonly seatName: TellScene['seatName'];
}

const SIZE = { width: 400, height: 150 };

/** The scores from start to end; the score sheet below says the same in numbers. */
export function ScoreChart({ stretches, decisive, viewer, words, seatName }: ScoreChartProps) {
  const { lines, moment, zero } = chartLines(stretches, decisive, viewer, SIZE);
  const scores = stretches.at(-1)?.scores ?? [];
  return (
    <figure class="line-chart">
      <div class="line-chart-box">
        <svg
          viewBox={`-6 -8 ${SIZE.width + 12} ${SIZE.height + 16}`}
          role="img"
          aria-label={words.label('end.scores-picture')}
        >
          <path class="zero" d={`M0 ${zero}H${SIZE.width}`} />
          {moment !== null && <path class="moment" d={`M${moment} -8V${SIZE.height + 8}`} />}
          <ChartLines lines={lines} />
        </svg>
      </div>
      <ChartLegend
        lines={lines}
        nameOf={side => sideName(side, words, seatName)}
        valueOf={([seat = 0]) => formatNumber(scores[seat] ?? 0, words.language)}
      />
    </figure>
  );
}

export function ChartLines({ lines }: { readonly lines: readonly ChartLine[] }) {
  return (
    <>
      {lines.map(line => (
        <Line key={line.side.join()} {...line} />
      ))}
    </>
  );
}

interface ChartLegendProps {
  readonly lines: readonly ChartLine[];
  readonly nameOf: (side: ChartLine['side']) => string;
  readonly valueOf: (side: ChartLine['side']) => string;
}

/** Whose line is whose, and what they came to. */
export function ChartLegend({ lines, nameOf, valueOf }: ChartLegendProps) {
  return (
    <ul class="line-legend">
      {lines.map(line => (
        <li key={line.side.join()}>
          <svg class="line-sample" viewBox="0 0 36 8" aria-hidden="true">
            <Line {...line} points={SAMPLE} />
          </svg>
          {nameOf(line.side)} <b>{valueOf(line.side)}</b>
        </li>
      ))}
    </ul>
  );
}

const SAMPLE: ChartLine['points'] = [
  [0, 4],
  [36, 4],
];

function Line({ points, dash, isMine }: ChartLine) {
  return (
    <polyline
      class={isMine ? 'chart-line mine' : 'chart-line'}
      points={points.map(point => point.join()).join(' ')}
      {...(dash.length > 0 ? { 'stroke-dasharray': dash.join(' ') } : {})}
    />
  );
}
