import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#contract/page.ts';
import { headline } from '../table/headline.ts';
import '#ui/board/board-table.css';
import '#ui/table-parts.css';
import '../table/table.css';
import './replay.css';
import { refused, type Seat, type Viewer } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import { canBePlayedOn, type RawLog } from '#kernel/log.ts';
import type { Chair } from '#table/local-table.ts';
import { viewsAt } from '#table/passages.ts';
import type { Words } from '#text/words.ts';
import { FaceByNumber } from '#ui/faces/animals.tsx';
import { useAhead } from '#ui/later.tsx';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { useLoaded } from '../app/loaded.ts';
import { rulesOf } from '../app/playable.ts';
import { go, type Place } from '../app/router.ts';
import { review, speed, storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import type { PageLabel } from '../app/words.ts';
import { Beside, type BesideProps } from '../play-on/beside.tsx';
import { Own, Places } from '../table/places.tsx';
import { seatNames } from '../table/seat-names.ts';
import { facesOf, type SeatExtra, Seats } from '../table/seats.tsx';
import { Story } from '../table/story.tsx';
import { ToolWords } from '../table/tool.tsx';
import { Controls } from './controls.tsx';
import { makeEyes, parseEyes } from './eyes.ts';
import { Eyes } from './eyes-choice.tsx';
import { FairPanel, stateOf } from './fair-panel.tsx';
import { KeepCopy } from './keep-copy.tsx';
import { OddsPanel } from './odds-panel.tsx';
import type { OpenReplay } from './open-replay.ts';
import { Player, parseStep, readingPace } from './player.ts';
import { ReviewPanel } from './review-panel.tsx';
import { saveFile } from './save-file.ts';
import { useAddress } from './use-address.ts';

const LOOKING_ON = refused('table.over');

/** Elements that have a use of their own for arrows or the space bar. */
const OWN_KEYS = 'input, select, textarea, dialog';
const OWN_SPACE = 'button, a, summary';

interface ReplayFrameProps {
  readonly replay: OpenReplay;
  readonly place: Place;
}

/** A match to leaf through: the game's own table, its story, the seats, and a hand on the time. */
export function ReplayFrame({ replay, place }: ReplayFrameProps) {
  const { path, game, gameUi, chairs, eyes, framesFor, passages, log, from, updated, found, goOn } = replay;
  const words: Words<PageLabel> & Words = replay.words;
  const { label } = words;
  const { query } = place;
  const viewer = parseEyes(query.get('seat'), eyes);
  const player = useMemo(
    () => new Player(framesFor(viewer), parseStep(query.get('step')) ?? 0, () => readingPace(speed.value)),
    [replay, viewer],
  );
  useAddress({ path, player, viewer, query });
  useKeys(player);
  // What does not fit is said at once; `#fair` is a link to what was checked.
  const [isFairOpen, openFair] = useState(stateOf(found) === 'wrong' || place.hash === 'fair');
  const [said, announce] = useState('');
  // `#review` is a link to what each step was worth.
  useEffect(() => {
    if (place.hash === 'review') review.value = 'on';
  }, [place.hash]);

  const { stage } = player;
  const frames = stage.frames.value;
  const at = stage.at.value;
  const frame = frames[at];
  const before = frames[at - 1]?.envelope ?? null;
  const scene = useMemo(
    () => ({ words, seatName: seatNames(chairs, words, viewer) }),
    [chairs, words, viewer],
  );
  useTitle(label('replay.title'), registry[game]?.meta.name ?? '');
  useAhead();
  if (frame === undefined) return null;
  const { envelope } = frame;
  const { Table, Aside, Review, cloth } = gameUi;
  const isWhole = found.play.tag === 'whole';
  const playOn = isWhole && envelope.outcome === null ? playOnUrl(replay, envelope.step, viewer) : null;
  const isReviewed = Review !== undefined && passages !== null;
  const told = gameUi.tell(before?.view ?? null, envelope.view, scene).join(' ');

  const pace = storyPace();
  const extra = (seat: Seat): SeatExtra | null => faceOf(chairs[seat]);
  const seated = { chairs, viewer, envelope, gameUi, scene, isPast: true, extra };
  const table = (
    <Table
      key={viewer}
      envelope={envelope}
      before={before}
      seat={null}
      check={() => LOOKING_ON}
      submit={async () => LOOKING_ON}
      hint={null}
      openRule={rule => go(`/${game}/rules#${rule}`)}
      announce={announce}
      sound={play}
      pace={pace}
      {...(cloth && { own: <Own {...seated} />, faces: facesOf(seated) })}
      {...scene}
    />
  );
  const controls = (
    <section class="controls" aria-label={label('replay.controls')}>
      <p class="told">{told}</p>
      <Controls player={player} words={words} told={told} />
      <Eyes viewer={viewer} allowed={eyes} player={player} path={path} scene={scene} />
    </section>
  );
  const beside = (
    <div class="replay beside">
      {isReviewed && (
        <ReviewPanel game={game} Review={Review} passages={passages} player={player} scene={scene} />
      )}
      <OddsPanel
        {...{ game, viewer, scene }}
        seats={chairs.length}
        match={log.seed}
        step={envelope.step}
        view={envelope.view}
        truth={passages === null ? null : () => viewsAt(passages(), envelope.step)}
      />
      {envelope.outcome !== null && gameUi.showsEnd !== true && (
        <Outcome envelope={envelope} gameUi={gameUi} scene={scene} />
      )}
      {isWhole && log.origin !== undefined && (
        <RealOne {...{ log, from, scene }} outcome={envelope.outcome} origin={log.origin} />
      )}
      <Story {...{ frames, at, gameUi, scene }} hint={null} skip={null} goTo={index => player.goTo(index)} />
    </div>
  );
  return (
    <div class="table-page replay-page" data-game={game}>
      <header class="bar table-bar">
        <a class="button quiet icon" href="/games" aria-label={label('nav.games')}>
          <PageIcon name="back" />
        </a>
        <h1>{registry[game]?.meta.name}</h1>
        <p class="soft wide">{label('replay.title')}</p>
        <nav aria-label={label('table.tools')}>
          {goOn !== null && (
            <a class="button go-on" href={goOn}>
              {label('games.continue')}
            </a>
          )}
          {playOn !== null && (
            <a class="button quiet tool" href={playOn} aria-label={label('play-on.here')}>
              <PageIcon name="branch" />
              <ToolWords text={label('play-on.here')} short={label('play-on.here-short')} />
            </a>
          )}
          {passages !== null && (
            <a class="button quiet tool" href={`/review/${path}`} aria-label={label('look-back.open')}>
              <PageIcon name="look" />
              <ToolWords text={label('look-back.open')} short={label('look-back.open-short')} />
            </a>
          )}
          <KeepCopy replay={replay} />
          <button
            type="button"
            class="button quiet tool"
            aria-label={label('fair.open', { state: stateOf(found) })}
            onClick={() => openFair(true)}
          >
            <PageIcon name="fair" />
            <ToolWords
              text={label('fair.open', { state: stateOf(found) })}
              short={label('fair.open-short')}
            />
          </button>
          <button
            type="button"
            class="button quiet tool"
            aria-label={label('table.export')}
            onClick={() => saveFile(log, new Date(updated))}
          >
            <PageIcon name="save" />
            <ToolWords text={label('table.export')} short={label('replay.save-short')} />
          </button>
        </nav>
      </header>
      {cloth ? (
        <main class="replay-cloth">
          <div class={viewer === 'spectator' ? 'stage replay no-hand' : 'stage replay'}>
            <aside class="seats" aria-label={label('table.seats')} data-seats={chairs.length}>
              <Places {...seated} {...{ before, pace }} />
            </aside>
            {table}
            {controls}
          </div>
          {beside}
        </main>
      ) : (
        <main class={viewer === 'spectator' ? 'table replay no-hand' : 'table replay'}>
          <aside class="seats" aria-label={label('table.seats')}>
            <Seats {...seated} />
            {Aside && <Aside view={envelope.view} words={words} />}
          </aside>
          {table}
          {controls}
          {beside}
        </main>
      )}
      {isFairOpen && <FairPanel replay={replay} scene={scene} close={() => openFair(false)} />}
      <p class="unseen" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** Null where nobody may: the hands are closed, or this is the end of a long line. */
function playOnUrl({ path, eyes, log }: OpenReplay, step: number, viewer: Viewer): string | null {
  const seat = viewer === 'spectator' ? eyes.find(one => one !== 'spectator') : viewer;
  return seat === undefined || !canBePlayedOn(log)
    ? null
    : `/play-on/${path}?step=${step}&seat=${makeEyes(seat)}`;
}

interface RealOneProps extends Omit<BesideProps, 'game' | 'seatName'> {
  readonly log: RawLog;
  readonly scene: TellScene;
}

/** The match that this one was played on from. */
function RealOne({ log, scene, ...props }: RealOneProps) {
  const rules = useLoaded(`rules ${log.game}`, () => rulesOf(log.game)).value;
  if (rules.tag === 'failed') throw rules.error;
  if (rules.tag === 'waiting' || rules.value === undefined) return null;
  return (
    <section class="outcome">
      <Beside {...props} game={rules.value} seatName={scene.seatName} />
    </section>
  );
}

/** Whoever played on the server had a face there. */
function faceOf(chair: Chair | undefined): SeatExtra | null {
  if (chair?.kind !== 'person' || chair.face === undefined) return null;
  return { face: <FaceByNumber face={chair.face} />, note: null, clock: null, says: null };
}

interface OutcomeProps {
  readonly envelope: AnyEnvelope;
  readonly gameUi: AnyGameUi;
  readonly scene: TellScene;
}

/** At the last step: who won, and how each total came about. */
function Outcome({ envelope, gameUi, scene }: OutcomeProps) {
  const { Result } = gameUi;
  return (
    <section class="outcome">
      <h2>{headline(envelope, scene)}</h2>
      <Result envelope={envelope} {...scene} />
    </section>
  );
}

/** Arrows, Home, End and Space from anywhere on the page, unless the board or a control took them. */
function useKeys(player: Player): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const on = event.target instanceof Element ? event.target : null;
      if (on?.closest(OWN_KEYS)) return;
      if (event.key === ' ' && on?.closest(OWN_SPACE)) return;
      if (player.press(event.key)) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [player]);
}
