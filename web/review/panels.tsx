/** What a review says of each player: how well they played, what luck gave them, what they saw. */
import type { ComponentChildren } from 'preact';
import { type AnyDecision, accuracyOf } from '#bots/look-back.ts';
import { luckOf, type SeatStroke } from '#bots/luck.ts';
import type { Seat, Viewer } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import type { PageLabel } from '../app/words.ts';

export interface PersonOf {
  readonly seat: Seat;
  readonly name: string;
  readonly face: ComponentChildren;
}

interface AccuracyProps {
  readonly people: readonly PersonOf[];
  readonly viewer: Viewer;
  readonly decisions: readonly AnyDecision[];
  readonly words: Words<PageLabel>;
}

export function AccuracyPanel({ people, viewer, decisions, words }: AccuracyProps) {
  const { label } = words;
  return (
    <section class="review-panel accuracies">
      <h2>{label('look-back.accuracy')}</h2>
      <ul>
        {people.map(({ seat, name, face }) => {
          const { decisions: count, faults, share, error } = accuracyOf(decisions, seat);
          const percent = Math.round(100 * share);
          return (
            <li key={seat} class={seat === viewer ? 'mine' : undefined}>
              <span class="face">{face}</span>
              <b>{name}</b>
              <span class="percent">{count === 0 ? '–' : label('look-back.percent', { percent })}</span>
              <span class="meter" aria-hidden="true">
                <i style={{ width: `${count === 0 ? 0 : percent}%` }} />
              </span>
              <small class="soft">
                {label('look-back.faults', { faults, decisions: count, error: Math.round(100 * error) })}
              </small>
            </li>
          );
        })}
      </ul>
      <p class="soft">{label('look-back.accuracy-about')}</p>
    </section>
  );
}

interface LuckProps {
  readonly people: readonly PersonOf[];
  readonly strokes: readonly SeatStroke[];
  /** In words, what a stroke brought. */
  readonly drawn: (stroke: SeatStroke) => string;
  readonly words: Words<PageLabel>;
}

/** So many standard errors make it certain. */
const CERTAIN = 2;
const LEAST = 0.5;

function isSure({ gain, error }: { readonly gain: number; readonly error: number }): boolean {
  return Math.abs(gain) >= LEAST && Math.abs(gain) > CERTAIN * error;
}

/** Deals and draws: only what is more than their error. */
export function LuckPanel({ people, strokes, drawn, words }: LuckProps) {
  const { label } = words;
  const sums = people.map(({ seat }) => luckOf(strokes, seat));
  const most = Math.max(1, ...sums.map(({ gain }) => Math.abs(gain)));
  const great = strokes
    .filter(isSure)
    .toSorted((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, 2);
  return (
    <section class="review-panel lucks">
      <h2>{label('look-back.luck')}</h2>
      <ul>
        {people.map(({ seat, name }, at) => {
          const luck = sums[at];
          if (luck === undefined) return null;
          const points = Math.round(Math.abs(luck.gain));
          const way = !isSure(luck) ? 'even' : luck.gain > 0 ? 'gave' : 'took';
          return (
            <li key={seat} class={way}>
              <b>{name}</b>
              <span>
                {label('look-back.luck-of', { way, points, error: Math.max(1, Math.round(luck.error)) })}
              </span>
              <span class="balance" aria-hidden="true">
                <i
                  style={{ width: `${(50 * Math.abs(luck.gain)) / most}%` }}
                  class={luck.gain < 0 ? 'less' : 'more'}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {great.map(stroke => (
        <p key={`${stroke.step} ${stroke.seat}`}>
          {label('look-back.stroke', {
            step: stroke.step,
            name: people[stroke.seat]?.name ?? '',
            drawn: drawn(stroke),
            way: stroke.gain > 0 ? 'gave' : 'took',
            points: Math.round(Math.abs(stroke.gain)),
            error: Math.max(1, Math.round(stroke.error)),
          })}
        </p>
      ))}
      <p class="soft">{label('look-back.luck-about')}</p>
    </section>
  );
}

export interface Seen {
  readonly decision: AnyDecision;
  readonly text: string;
}

interface SeenProps {
  readonly seen: readonly Seen[];
  readonly name: string;
  readonly isYou: boolean;
  readonly words: Words<PageLabel>;
}

/** What was hard to see, and was seen. */
export function SeenPanel({ seen, name, isYou, words }: SeenProps) {
  const { label } = words;
  return (
    <section class="review-panel seen">
      <h2>{label('look-back.seen', { who: isYou ? 'you' : 'other', name })}</h2>
      {seen.length === 0 && <p>{label('look-back.seen-none')}</p>}
      <ul>
        {seen.map(({ decision: { step, insight }, text }) => (
          <li key={step}>
            <b>{text}</b>
            <small class="soft">
              {label('look-back.seen-gain', {
                step,
                gain: Math.round(insight?.gain ?? 0),
                error: Math.max(1, Math.round(insight?.error ?? 0)),
              })}
            </small>
          </li>
        ))}
      </ul>
      <p class="soft">{label('look-back.seen-about')}</p>
    </section>
  );
}
