import { useId } from 'preact/hooks';
import type { AnyDecision } from '#bots/look-back.ts';
import type { Moment } from '#bots/swing.ts';
import type { Seat } from '#contract/game.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';

export interface SwingChartProps {
  readonly moments: readonly Moment[];
  readonly points: readonly AnyDecision[];
  /** Of the whole match: what is not known yet stays free. */
  readonly steps: number;
  /** Who wins together. */
  readonly sides: readonly (readonly Seat[])[];
  /** Whose lead is drawn. */
  readonly seat: Seat;
  readonly isYou: boolean;
  readonly name: string;
  readonly words: Words<PageLabel>;
}

/** Who was ahead: the lead that this seat could expect at the end; hatched where it is behind. Numbers are turning points. */
export function SwingChart(props: SwingChartProps) {
  const { moments, isYou, name, words, seat, sides } = props;
  const { label } = words;
  const last = moments.at(-1);
  const lead = Math.round(last === undefined ? 0 : leadOf(last, sides, seat));
  const chance = Math.round(100 * (moments[0]?.chances[seat] ?? 0));
  return (
    <figure class="swing">
      <div
        role="img"
        aria-label={label('look-back.swing-picture', { who: isYou ? 'you' : 'other', name, lead })}
      >
        <Drawing {...props} shape={WIDE} />
        <Drawing {...props} shape={NARROW} />
      </div>
      <figcaption class="soft">
        {label('look-back.swing-about', { who: isYou ? 'you' : 'other', name, chance })}
      </figcaption>
    </figure>
  );
}

interface Shape {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly font: number;
  /** How many steps are named below. */
  readonly ticks: number;
}

const WIDE: Shape = { name: 'wide', width: 1312, height: 250, left: 78, right: 80, font: 14, ticks: 14 };
const NARROW: Shape = { name: 'narrow', width: 350, height: 220, left: 66, right: 62, font: 15, ticks: 4 };
const TOP = 46;
const BOTTOM = 30;
/** A numbered circle, and how far two of them lie apart. */
const RADIUS = 15;
const APART = 34;

/** Points ahead of the best of the other sides, in the end, on average. */
export function leadOf({ scores }: Moment, sides: readonly (readonly Seat[])[], seat: Seat): number {
  const mine = sides.find(side => side.includes(seat)) ?? [seat];
  const others = scores.filter((_, one) => !mine.includes(one));
  return (scores[seat] ?? 0) - Math.max(...others);
}

function Drawing({
  moments,
  points,
  steps,
  sides,
  seat,
  words,
  shape,
}: SwingChartProps & { readonly shape: Shape }) {
  const { label, language } = words;
  const id = useId();
  const { width, height, left, right, font, ticks } = shape;
  const leads = moments.map(moment => ({ step: moment.step, lead: leadOf(moment, sides, seat) }));
  const high = Math.max(10, ...leads.map(({ lead }) => lead)) * 1.15;
  const low = Math.min(-10, ...leads.map(({ lead }) => lead)) * 1.1;
  const x = (step: number): number => left + ((width - left - right) * step) / Math.max(1, steps);
  const y = (lead: number): number => TOP + ((height - TOP - BOTTOM) * (high - lead)) / (high - low);
  const line = leads.map(({ step, lead }) => `${x(step).toFixed(1)} ${y(lead).toFixed(1)}`).join('L');
  const [first, last] = [leads[0], leads.at(-1)];
  if (first === undefined || last === undefined) return null;
  const area = `M${line}L${x(last.step)} ${y(0)}L${x(first.step)} ${y(0)}Z`;
  const heads = apart(
    points.map(({ step }) => x(step)),
    width - RADIUS,
  );
  return (
    <svg class={shape.name} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <pattern
          id={`${id}h`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" stroke="var(--rule-strong)" stroke-width="1.6" />
        </pattern>
        <clipPath id={`${id}a`}>
          <rect width={width} height={y(0)} />
        </clipPath>
        <clipPath id={`${id}b`}>
          <rect y={y(0)} width={width} height={height} />
        </clipPath>
      </defs>
      <path d={area} fill="var(--accent-wash)" clip-path={`url(#${id}a)`} />
      <path d={area} fill={`url(#${id}h)`} clip-path={`url(#${id}b)`} />
      <path d={`M${x(0)} ${y(0)}H${x(steps)}`} stroke="var(--ink)" stroke-width="1.5" />
      <text class="side" x={left - 10} y={y(0) - 8} font-size={font}>
        {label('look-back.ahead')}
      </text>
      <text class="side" x={left - 10} y={y(0) + font + 4} font-size={font}>
        {label('look-back.behind')}
      </text>
      <path class="lead" d={`M${line}`} />
      {Array.from({ length: ticks + 1 }, (_, i) => Math.round((i * steps) / ticks)).map(step => (
        <text key={step} class="step" x={x(step)} y={height - 6} font-size={font}>
          {formatNumber(step, language)}
        </text>
      ))}
      {last.step === steps && (
        <text class="lead-now" x={x(steps) + 10} y={y(last.lead) + 6}>
          {label('look-back.lead-now', {
            way: last.lead < 0 ? 'behind' : 'ahead',
            points: Math.abs(Math.round(last.lead)),
          })}
        </text>
      )}
      {points.map(({ step }, index) => {
        const at = y(leadAt(leads, step));
        const head = heads[index] ?? 0;
        return (
          <g key={step}>
            <path d={`M${x(step)} ${at}V${RADIUS * 2 + 8}L${head} ${RADIUS + 2}`} class="stem" />
            <circle cx={x(step)} cy={at} r="5.5" class="spot" />
            <circle cx={head} cy={RADIUS + 2} r={RADIUS} class="head" />
            <text class="number" x={head} y={RADIUS + 8}>
              {formatNumber(index + 1, language)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Between two moments at which it was asked, in proportion. */
function leadAt(leads: readonly { readonly step: number; readonly lead: number }[], step: number): number {
  const after = leads.find(one => one.step >= step) ?? leads.at(-1);
  const before = leads.findLast(one => one.step <= step) ?? leads[0];
  if (after === undefined || before === undefined) return 0;
  const span = after.step - before.step;
  return span === 0 ? before.lead : before.lead + ((after.lead - before.lead) * (step - before.step)) / span;
}

/** The same places from left to right, moved to the right where they would touch, and back where they would stick out. */
function apart(places: readonly number[], most: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -APART) + APART));
  const over = Math.max(0, (moved.at(-1) ?? 0) - most);
  return moved.map(place => place - over);
}
