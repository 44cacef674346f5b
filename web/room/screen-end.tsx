import './screen-end.css';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Outcome, type Seat, seatsByRank } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import { sayRoomCode } from '#protocol/room-code.ts';
import { decisiveOf, type Stretch, scoringTurns, stretchesOf } from '#table/stretches.ts';
import { formatNumber } from '#text/format.ts';
import { words } from '../app/words.ts';
import { endingOf } from '../online/online-panel.tsx';
import { bestTurn, leadsOf } from './end-moments.ts';
import type { Keeping } from './keeping.ts';
import { ScreenFace } from './screen-face.tsx';
import type { Scene } from './screen-scene.ts';
import { RoomTrouble } from './trouble.tsx';

interface ScreenEndProps {
  readonly scene: Scene;
  readonly keeping: Keeping;
  readonly chooseAnother: () => void;
}

/** How it ended: a podium, how each total came about, what one will speak of, and what comes next. */
export function ScreenEnd({ scene, keeping, chooseAnother }: ScreenEndProps): JSX.Element {
  const { label } = words.value;
  const { room, info, table, envelope, gameUi } = scene;
  const outcome = envelope.outcome ?? info.outcome;
  const stretches = useStretches(scene, outcome);
  const lead = room.people.find(({ player }) => player.id === room.lead)?.player.name;
  const { Result } = gameUi;
  const turns = stretches.filter(({ isLastCount }) => !isLastCount).length - 1;
  return (
    <main class="screen-end" data-step={envelope.step}>
      <header>
        <h1>{endingOf(info, envelope, scene)}</h1>
        <p>{label(lead === undefined ? 'room.end.again' : 'room.end.lead', { name: lead ?? '' })}</p>
        <p class="soft">
          {registry[info.game]?.meta.name}
          {turns > 0 && ` · ${label('room.end.turns', { turns })}`}
          <br />
          {label('room.table', { code: sayRoomCode(room.code) })}
        </p>
      </header>
      {outcome !== null && <Podium outcome={outcome} scene={scene} />}
      {envelope.outcome !== null && (
        <section class="screen-how" aria-label={label('room.end.how')}>
          <h2>{label('room.end.how')}</h2>
          <Result envelope={envelope} words={scene.words} seatName={scene.seatName} />
        </section>
      )}
      {stretches.length > 2 && outcome !== null && (
        <Moments {...{ stretches, outcome, scene }} frames={table.stage.value.frames.value} />
      )}
      <footer>
        <RoomTrouble why={keeping.trouble.value} />
        {room.you.isKeeper && (
          <>
            <button type="button" class="button primary" onClick={keeping.begin}>
              {label('room.again')}
            </button>
            <button type="button" class="button" onClick={chooseAnother}>
              {label('room.another-box')}
            </button>
          </>
        )}
        {outcome !== null && (
          <a class="button" href={`/review/online/${info.id}`}>
            {label('room.end.review')}
          </a>
        )}
      </footer>
    </main>
  );
}

/** Turn after turn, where all of them are here. */
function useStretches({ table, gameUi }: Scene, outcome: Outcome | null): readonly Stretch[] {
  const frames = table.stage.value.frames.value;
  return useMemo(() => {
    if (outcome === null || frames[0]?.envelope.step !== 0) return [];
    const { totalOf, scoreOf, gamesOf } = gameUi;
    return stretchesOf(frames, outcome.ranks.length, { scoreOf: totalOf ?? scoreOf, gamesOf });
  }, [frames, outcome]);
}

/** So many stand on it, the first in the middle; of two camps, all. */
const STEPS = 3;

function Podium({ outcome, scene }: { readonly outcome: Outcome; readonly scene: Scene }): JSX.Element {
  const { label } = words.value;
  const { info, seatName, words: gameWords } = scene;
  const seats = seatsByRank(outcome);
  const stands = registry[info.game]?.meta.partners ? seats : seats.slice(0, STEPS);
  const rankOf = (seat: Seat): number => outcome.ranks[seat] ?? 0;
  return (
    <ol class="screen-podium">
      {stands.map(seat => (
        <li key={seat} data-rank={rankOf(seat)}>
          <ScreenFace there={info.seats[seat]} />
          <b>{seatName(seat)}</b>
          <div class="block">
            <strong>{formatNumber(outcome.scores[seat] ?? 0, gameWords.language)}</strong>
            <span>{label('room.end.rank', { rank: rankOf(seat) })}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface MomentsProps {
  readonly stretches: readonly Stretch[];
  readonly outcome: Outcome;
  readonly scene: Scene;
  readonly frames: readonly { readonly envelope: Scene['envelope'] }[];
}

/** The turn that decided it, the one that brought most, and how often somebody else led. */
function Moments({ stretches, outcome, scene, frames }: MomentsProps): JSX.Element {
  const { label } = words.value;
  const { info, gameUi, seatName, words: gameWords } = scene;
  const decisive = decisiveOf(scoringTurns(stretches), outcome)?.stretch;
  const best = bestTurn(stretches);
  const leads = leadsOf(stretches);
  return (
    <ul class="screen-moments">
      {decisive !== undefined && !decisive.isLastCount && decisive.first !== best?.stretch.first && (
        <li>
          <ScreenFace there={decisive.seat === null ? undefined : info.seats[decisive.seat]} />
          <p>
            <b>{label('room.end.decisive')}</b> {told(decisive)}
          </p>
        </li>
      )}
      {best !== null && (
        <li>
          <ScreenFace there={info.seats[best.seat]} />
          <p>
            <b>{label('room.end.best', { points: best.gain, name: seatName(best.seat) })}</b>{' '}
            {told(best.stretch)}
          </p>
        </li>
      )}
      <li>
        <ScreenFace there={info.seats[seatsByRank(outcome)[0] ?? 0]} />
        <p>
          <b>{label('room.end.leads')}</b> {label('room.end.leads-changed', { times: leads })}
        </p>
      </li>
    </ul>
  );

  /** In one sentence. */
  function told({ first, last }: Stretch): string {
    const views = frames.slice(Math.max(0, first - 1), last + 1).map(frame => frame.envelope.view);
    const said = { words: gameWords, seatName };
    const all =
      gameUi.tellTurn?.(views[0], views.at(-1), said) ??
      views.slice(1).flatMap((view, i) => gameUi.tell(views[i], view, said));
    return all[0] ?? '';
  }
}
