import './review.css';
import { useEffect, useMemo } from 'preact/hooks';
import { type AnyDecision, turningPointsOf, wellSeen } from '#bots/look-back.ts';
import type { Seat } from '#contract/game.ts';
import type { TellScene } from '#contract/page.ts';
import { registry } from '#games/registry.ts';
import { boxRegistry } from '#games/registry-box.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import { canBePlayedOn } from '#kernel/log.ts';
import type { Chair } from '#table/local-table.ts';
import { lookOf } from '#table/looks.ts';
import type { Words } from '#text/words.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { BotFace, PersonFace } from '#ui/faces/faces.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import type { PageLabel } from '../app/words.ts';
import { Bots } from '../offline/bots.ts';
import type { OpenReplay } from '../replay/open-replay.ts';
import { seatNames } from '../table/seat-names.ts';
import { LookingBack } from './looking-back.ts';
import { AccuracyPanel, LuckPanel, SeenPanel } from './panels.tsx';
import { SwingChart } from './swing-chart.tsx';
import { TurningPoint } from './turning-point.tsx';
import { withinSentences } from './within-sentences.ts';

/** The whole match on one page: who was ahead, where it turned and why, how well each played, what luck gave. */
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
      <main class="page review-page" data-game={game}>
        <header class="review-head">
          <div>
            <h1>{label('look-back.title')}</h1>
            <p>
              {label('look-back.lead', {
                game: name,
                names: chairs.map((_, seat) => ({ text: withinSentences(scene.seatName, words)(seat) })),
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
  readonly scene: TellScene;
}

function Findings({ replay, passagesOf, scene }: FindingsProps) {
  const { game, gameUi, chairs, eyes, framesFor, log, path } = replay;
  const words: Words<PageLabel> = scene.words;
  const { label } = words;
  const [viewer] = eyes;
  const { bots, past, looking } = useMemo(() => {
    const bots = new Bots();
    const passages = passagesOf();
    const past = {
      game,
      seats: log.seats,
      seed: log.seed,
      isDealt: log.origin === undefined,
      passages,
      frames: framesFor('spectator'),
    };
    return { bots, past, looking: new LookingBack(past, bots) };
  }, [replay]);
  const parts = useLoaded(`review parts ${game}`, () => partsOf(game)).value;
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
  const mine = viewer === 'spectator' ? winnerOf(past.frames.at(-1)?.envelope.outcome?.ranks) : viewer;
  const people = seats.map(seat => ({
    seat,
    name: scene.seatName(seat),
    face: faceOf(chairs[seat], scene.seatName(seat)),
  }));
  const inside = { ...scene, seatName: withinSentences(scene.seatName, words) };
  const counsel = parts.tag === 'here' ? parts.value.counsel : null;
  const Picture = parts.tag === 'here' ? parts.value.Picture : null;
  const pictureOf = ({ step, seat, played, best }: AnyDecision) => {
    const view = past.passages[step]?.views[seat];
    if (Picture === null) return <gameUi.Thumbnail view={view} />;
    return <Picture view={view} played={played.move} best={best} {...scene} />;
  };
  const isYou = mine === viewer;
  return (
    <>
      <p class="review-progress" role="status">
        {looking.failed.value
          ? label('replay.review-failed')
          : isDone
            ? label('look-back.found', { points: points.length, most: mostOf(points) })
            : label('look-back.going', { judged: looking.judged.value, steps })}
      </p>
      {!isDone && !looking.failed.value && <progress max={steps} value={looking.judged.value} aria-hidden />}
      {looking.moments.value.length > 1 && (
        <SwingChart
          {...{ points, steps, sides, isYou, words }}
          moments={looking.moments.value}
          seat={mine}
          name={scene.seatName(mine)}
        />
      )}
      <ol class="turning-points">
        {counsel !== null &&
          points.map((decision, index) => (
            <TurningPoint
              key={`${decision.step} ${decision.seat}`}
              number={index + 1}
              {...{ decision, scene, path }}
              canPlayOn={canBePlayedOn(log)}
              picture={pictureOf(decision)}
              text={counsel.turned(lookOf(decision, past.passages, viewer), inside)}
            />
          ))}
      </ol>
      <div class="review-panels">
        <AccuracyPanel {...{ people, viewer, decisions, words }} />
        {counsel !== null && (
          <>
            <LuckPanel
              {...{ people, words }}
              strokes={looking.strokes.value}
              drawn={stroke => counsel.drawn(stroke, inside)}
            />
            <SeenPanel
              {...{ isYou, words }}
              name={scene.seatName(mine)}
              seen={wellSeen(decisions, mine).map(decision => ({
                decision,
                text: counsel.seen(lookOf(decision, past.passages, viewer), inside),
              }))}
            />
          </>
        )}
      </div>
    </>
  );
}

/** What says and draws what was found; null where a game has none of its own. */
async function partsOf(game: string) {
  const [said, drawn] = await Promise.all([
    reviewRegistry[game]?.counsel?.(),
    boxRegistry[game]?.picture?.(),
  ]);
  return { counsel: said?.counsel ?? null, Picture: drawn?.Picture ?? null };
}

function faceOf(chair: Chair | undefined, name: string) {
  if (chair === undefined) return null;
  if (chair.kind === 'bot') return <BotFace level={chair.level} />;
  return chair.face === undefined ? <PersonFace name={name} /> : <FaceByNumber face={chair.face} />;
}

function winnerOf(ranks: readonly number[] = []): Seat {
  return Math.max(0, ranks.indexOf(1));
}

function mostOf(points: readonly { readonly loss: number }[]): number {
  return Math.round(Math.max(0, ...points.map(({ loss }) => loss)));
}
