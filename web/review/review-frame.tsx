import './review.css';
import '../end/end.css';
import { useEffect, useMemo } from 'preact/hooks';
import { type AnyDecision, accuracyOf, turningPointsOf } from '#bots/look-back.ts';
import { registry } from '#games/registry.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import type { PageLabel } from '../app/words.ts';
import { Bots } from '../offline/bots.ts';
import type { OpenReplay } from '../replay/open-replay.ts';
import { seatNames } from '../table/seat-names.ts';
import { LookingBack } from './looking-back.ts';
import { SwingChart } from './swing-chart.tsx';
import { TurningPoint } from './turning-point.tsx';

/** The whole match on one page: who was ahead, where it turned, how well each played. */
export function ReviewFrame({ replay }: { readonly replay: OpenReplay }) {
  const { game, chairs, eyes, path } = replay;
  const words: Words<PageLabel> & Words = replay.words;
  const { label } = words;
  const [viewer] = eyes;
  const name = registry[game]?.meta.name ?? '';
  useTitle(label('look-back.title'), name);
  const scene = useMemo(
    () => ({ words, seatName: seatNames(chairs, words, viewer) }),
    [chairs, words, viewer],
  );
  return (
    <>
      <Bar />
      <main class="page review-page">
        <header class="review-head">
          <div>
            <h1>{label('look-back.title')}</h1>
            <p>
              {label('look-back.lead', {
                game: name,
                names: chairs.map((_, seat) => ({ text: scene.seatName(seat) })),
              })}
            </p>
          </div>
          <a class="button" href={`/replay/${path}`}>
            <PageIcon name="play" />
            {label('look-back.whole')}
          </a>
        </header>
        {replay.passages === null ? (
          <p>{label('look-back.not-over')}</p>
        ) : (
          <Findings replay={replay} passagesOf={replay.passages} scene={scene} />
        )}
      </main>
    </>
  );
}

interface FindingsProps {
  readonly replay: OpenReplay;
  readonly passagesOf: NonNullable<OpenReplay['passages']>;
  readonly scene: { readonly words: Words; readonly seatName: (seat: number) => string };
}

function Findings({ replay, passagesOf, scene }: FindingsProps) {
  const { game, gameUi, chairs, eyes, framesFor, log, path } = replay;
  const words: Words<PageLabel> = scene.words;
  const { label } = words;
  const [viewer] = eyes;
  const { bots, past, seen, looking } = useMemo(() => {
    const bots = new Bots();
    const passages = passagesOf();
    const past = { game, seats: log.seats, seed: log.seed, passages, frames: framesFor('spectator') };
    return { bots, past, seen: framesFor(viewer), looking: new LookingBack(past, bots) };
  }, [replay]);
  useEffect(() => {
    void looking.run();
    return () => {
      looking.close();
      bots.close();
    };
  }, [looking]);
  const decisions = looking.decisions.value;
  const seats = [...chairs.keys()];
  const sides =
    registry[game]?.meta.partners === true
      ? [0, 1].map(camp => seats.filter(seat => seat % 2 === camp))
      : seats.map(seat => [seat]);
  const points = turningPointsOf(decisions);
  const { isDone, steps } = looking;
  return (
    <>
      <p class="review-progress" role="status">
        {looking.failed.value
          ? label('replay.review-failed')
          : isDone
            ? label('look-back.found', { points: points.length, most: Math.round(mostOf(points)) })
            : label('look-back.going', { judged: looking.judged.value, steps })}
      </p>
      {!isDone && !looking.failed.value && <progress max={steps} value={looking.judged.value} aria-hidden />}
      {looking.moments.value.length > 1 && (
        <SwingChart
          {...{ points, steps, sides, viewer, words }}
          moments={looking.moments.value}
          seatName={scene.seatName}
        />
      )}
      <ol class="turning-points">
        {points.map((decision, index) => {
          const passage = past.passages[decision.step];
          const [before, after] = [seen[decision.step], seen[decision.step + 1]];
          if (passage === undefined || before === undefined || after === undefined) return null;
          return (
            <TurningPoint
              key={`${decision.step} ${decision.seat}`}
              number={index + 1}
              {...{ decision, passage, gameUi, scene, path }}
              seen={{ before, after }}
            />
          );
        })}
      </ol>
      <section class="accuracies">
        <h2>{label('look-back.accuracy')}</h2>
        <ul>
          {chairs.map((_, seat) => (
            <AccuracyLine key={seat} {...{ seat, decisions, words }} name={scene.seatName(seat)} />
          ))}
        </ul>
        <p class="soft">{label('look-back.accuracy-about')}</p>
      </section>
    </>
  );
}

interface AccuracyLineProps {
  readonly seat: number;
  readonly name: string;
  readonly decisions: readonly AnyDecision[];
  readonly words: Words<PageLabel>;
}

function AccuracyLine({ seat, name, decisions, words: { label } }: AccuracyLineProps) {
  const { decisions: count, faults, share, error } = accuracyOf(decisions, seat);
  const percent = Math.round(100 * share);
  return (
    <li>
      <b>{name}</b>
      <span class="percent">{count === 0 ? '–' : label('look-back.percent', { percent })}</span>
      <meter min={0} max={100} value={count === 0 ? 0 : percent} aria-hidden="true" />
      <small class="soft">
        {label('look-back.faults', { faults, decisions: count, error: Math.round(100 * error) })}
      </small>
    </li>
  );
}

function mostOf(points: readonly AnyDecision[]): number {
  return Math.max(0, ...points.map(({ loss }) => loss));
}
