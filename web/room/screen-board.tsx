import type { JSX } from 'preact';
import type { Candidate } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import { refused } from '#contract/game.ts';
import { formatNumber } from '#text/format.ts';
import { storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { words } from '../app/words.ts';
import { useOnScreen } from './on-screen.ts';
import { Awaited } from './screen-awaited.tsx';
import { ScreenFace } from './screen-face.tsx';
import { ScreenLate } from './screen-late.tsx';
import { askedSeats, awaitedSeats, type Scene } from './screen-scene.ts';
import { ScreenTurn, triedNow } from './screen-turn.tsx';

/** A game with a board: it as large as the height allows, and beside it all that is counted. */
export function ScreenBoard({ scene }: { readonly scene: Scene }): JSX.Element {
  const { gameUi, envelope, before, words: gameWords, seatName, room, info } = scene;
  const { Table, Aside } = gameUi;
  return (
    <main class="screen-play" data-step={envelope.step} data-game={info.game}>
      <Table
        envelope={envelope}
        before={before}
        seat={null}
        check={nothingHere}
        submit={async () => nothingHere()}
        hint={ghostOf(triedNow(scene))}
        openRule={() => undefined}
        announce={() => undefined}
        sound={play}
        pace={storyPace()}
        words={gameWords}
        seatName={seatName}
      />
      <div class="screen-beside">
        <ScreenTurn scene={scene} />
        <SeatsInOrder scene={scene} />
        {awaitedSeats(scene).length > 0 ? <Awaited scene={scene} /> : <Lately scene={scene} />}
        <footer>
          <div class="screen-stock">{Aside && <Aside view={envelope.view} words={gameWords} />}</div>
          <ScreenLate code={room.code} />
        </footer>
      </div>
    </main>
  );
}

/** A screen plays nothing. */
function nothingHere() {
  return refused('table.not-your-turn');
}

/** What somebody tries is drawn as a hint is: as a ghost, where it would lie. */
// oxlint-disable-next-line typescript/no-explicit-any -- the game looks inside its moves
function ghostOf(move: unknown): Candidate<any> | null {
  return move === null ? null : { move, value: 0, error: 0, facts: {} };
}

/** In the order in which they play: who, what everybody sees of them, what they have. */
function SeatsInOrder({ scene }: { readonly scene: Scene }): JSX.Element {
  const { label } = words.value;
  const { chairs, envelope, gameUi, words: gameWords, seatName, info } = scene;
  const asked = askedSeats(scene);
  const scores = [...chairs.keys()].map(seat => gameUi.scoreOf(envelope.view, seat));
  const most = Math.max(...scores);
  const leads = (seat: Seat): boolean =>
    scores[seat] === most && scores.filter(one => one === most).length === 1;
  return (
    <ol class="screen-seats" aria-label={label('table.seats')} data-seats={chairs.length}>
      {[...chairs.keys()].map(seat => {
        const onTurn = asked.includes(seat);
        const note = gameUi.seatNote(envelope.view, seat, gameWords, onTurn ? 'asked' : 'nothing');
        return (
          <li key={seat} class={onTurn ? 'seat on-turn' : 'seat'} aria-current={onTurn}>
            <ScreenFace there={info.seats[seat]} />
            <b>{seatName(seat)}</b>
            <small>{onTurn ? label('room.plays') : leads(seat) ? label('room.leads', { note }) : note}</small>
            <span class="score">{formatNumber(scores[seat] ?? 0, gameWords.language)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** So many sums of a turn are shown; of a longer one, the best. */
const SUMS = 5;

/** The last turn, sum by sum. */
function Lately({ scene }: { readonly scene: Scene }): JSX.Element {
  const { label } = words.value;
  const { envelope, words: gameWords, seatName } = scene;
  const last = useOnScreen(scene)?.lastTurn(envelope.view, gameWords) ?? null;
  if (last === null) return <section class="screen-lately" />;
  const shown =
    last.sums.length > SUMS ? last.sums.toSorted((a, b) => b.points - a.points).slice(0, SUMS) : last.sums;
  const number = (one: number): string => formatNumber(one, gameWords.language);
  return (
    <section class="screen-lately">
      <h2>
        {label(last.sums.length > 0 ? 'room.laid' : 'room.laid-nothing', { name: seatName(last.seat) })}
      </h2>
      <strong>{last.points > 0 && `+${number(last.points)}`}</strong>
      <ol>
        {shown.map(({ text, at, points }) => (
          <li key={`${at} ${text}`}>
            <span>{text}</span>
            <small>{label('room.at-cell', { cell: at })}</small>
            <b>{number(points)}</b>
          </li>
        ))}
        {last.extra > 0 && (
          <li>
            <span>{label('room.bonus')}</span>
            <small />
            <b>{number(last.extra)}</b>
          </li>
        )}
      </ol>
    </section>
  );
}
