import type { Viewer } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import type { Decisive, Stretch } from '#table/course.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';
import { type CourseLine, courseLines } from './course-lines.ts';
import { sideName } from './facts.ts';

interface CourseChartProps {
  readonly course: readonly Stretch[];
  readonly decisive: Decisive | null;
  readonly viewer: Viewer;
  readonly words: Words<PageLabel>;
  readonly seatName: TellScene['seatName'];
}

const SIZE = { width: 400, height: 150 };

/** The scores from start to end; the score sheet below says the same in numbers. */
export function CourseChart({ course, decisive, viewer, words, seatName }: CourseChartProps) {
  const { lines, moment, zero } = courseLines(course, decisive, viewer, SIZE);
  const scores = course.at(-1)?.scores ?? [];
  return (
    <figure class="course-chart">
      <div class="course-box">
        <svg
          viewBox={`-6 -8 ${SIZE.width + 12} ${SIZE.height + 16}`}
          role="img"
          aria-label={words.label('end.course-picture')}
        >
          <path class="zero" d={`M0 ${zero}H${SIZE.width}`} />
          {moment !== null && <path class="moment" d={`M${moment} -8V${SIZE.height + 8}`} />}
          <CourseLines lines={lines} />
        </svg>
      </div>
      <CourseLegend
        lines={lines}
        nameOf={side => sideName(side, words, seatName)}
        valueOf={([seat = 0]) => formatNumber(scores[seat] ?? 0, words.language)}
      />
    </figure>
  );
}

export function CourseLines({ lines }: { readonly lines: readonly CourseLine[] }) {
  return (
    <>
      {lines.map(line => (
        <Line key={line.side.join()} {...line} />
      ))}
    </>
  );
}

interface CourseLegendProps {
  readonly lines: readonly CourseLine[];
  readonly nameOf: (side: CourseLine['side']) => string;
  readonly valueOf: (side: CourseLine['side']) => string;
}

/** Whose line is whose, and what they came to. */
export function CourseLegend({ lines, nameOf, valueOf }: CourseLegendProps) {
  return (
    <ul class="course-legend">
      {lines.map(line => (
        <li key={line.side.join()}>
          <svg class="course-sample" viewBox="0 0 36 8" aria-hidden="true">
            <Line {...line} points={SAMPLE} />
          </svg>
          {nameOf(line.side)} <b>{valueOf(line.side)}</b>
        </li>
      ))}
    </ul>
  );
}

const SAMPLE: CourseLine['points'] = [
  [0, 4],
  [36, 4],
];

function Line({ points, dash, isMine }: CourseLine) {
  return (
    <polyline
      class={isMine ? 'course-line mine' : 'course-line'}
      points={points.map(point => point.join()).join(' ')}
      {...(dash.length > 0 ? { 'stroke-dasharray': dash.join(' ') } : {})}
    />
  );
}
