import '#ui/table-parts.css';
import '../table/table.css';
import './replay.css';
import { useMemo, useState } from 'preact/hooks';
import { registry } from '#games/registry.ts';
import { refused } from '#kernel/game.ts';
import { framesOf } from '#table/history.ts';
import type { Words } from '#text/words.ts';
import { Icon } from '#ui/icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { go } from '../app/router.ts';
import { speed, storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import type { PageLabel } from '../app/words.ts';
import { seatNames } from '../table/seat-names.ts';
import { Seats } from '../table/seats.tsx';
import { Story } from '../table/story.tsx';
import { Controls } from './controls.tsx';
import { eyesOf, parseEyes } from './eyes.ts';
import { Eyes } from './eyes-choice.tsx';
import type { OpenReplay } from './open-replay.ts';
import { Outcome } from './outcome.tsx';
import { Player, parseStep, readingPace } from './player.ts';
import { saveFile } from './save-file.ts';
import { useAddress } from './use-address.ts';
import { useKeys } from './use-keys.ts';

const LOOKING_ON = refused('table.over');

/** A match to leaf through: the game's own table, its story, the seats, and a hand on the time. */
export function ReplayFrame(props: OpenReplay & { readonly query: URLSearchParams }) {
  const { kept, game, gameUi, log, over, words: allWords, query } = props;
  const words: Words<PageLabel> & Words = allWords;
  const { label } = words;
  const allowed = useMemo(() => eyesOf(kept.chairs, over), [kept, over]);
  const viewer = parseEyes(query.get('seat'), allowed);
  const player = useMemo(() => {
    const story = framesOf(game, log, viewer);
    const frames = story.ok ? story.frames : [];
    return new Player(frames, parseStep(query.get('step')) ?? 0, () => readingPace(speed.value));
  }, [game, log, viewer]);
  useAddress({ id: kept.id, player, viewer, query });
  useKeys(player);
  const [said, announce] = useState('');

  const { stage } = player;
  const frames = stage.frames.value;
  const at = stage.at.value;
  const frame = frames[at];
  const before = frames[at - 1]?.envelope ?? null;
  const scene = useMemo(
    () => ({ words, seatName: seatNames(kept.chairs, words, viewer) }),
    [kept, words, viewer],
  );
  useTitle(label('replay.title'), registry[game.id]?.meta.name ?? '');
  if (frame === undefined) return null;
  const { envelope } = frame;
  const { Table, Aside } = gameUi;
  const told = gameUi.tell(before?.view ?? null, envelope.view, scene).join(' ');

  return (
    <div class="table-page replay-page">
      <header class="bar table-bar">
        <a class="button quiet icon" href="/games" aria-label={label('nav.games')}>
          <Icon name="back" />
        </a>
        <h1>{registry[game.id]?.meta.name}</h1>
        <p class="soft wide">{label('replay.title')}</p>
        <nav aria-label={label('table.tools')}>
          {!over && (
            <a class="button" href={`/table/${kept.id}`}>
              {label('games.continue')}
            </a>
          )}
          <button
            type="button"
            class="button quiet"
            aria-label={label('table.export')}
            onClick={() => saveFile(log, new Date(kept.updated))}
          >
            <Icon name="export" />
            <span class="wide">{label('table.export')}</span>
          </button>
        </nav>
      </header>
      <main class={viewer === 'spectator' ? 'table replay no-hand' : 'table replay'}>
        <aside class="seats" aria-label={label('table.seats')}>
          <Seats
            chairs={kept.chairs}
            viewer={viewer === 'spectator' ? -1 : viewer}
            envelope={envelope}
            gameUi={gameUi}
            scene={scene}
            isPast
          />
          {Aside && <Aside view={envelope.view} words={words} />}
        </aside>
        <Table
          key={viewer}
          envelope={envelope}
          before={before}
          seat={null}
          check={() => LOOKING_ON}
          submit={async () => LOOKING_ON}
          hint={null}
          openRule={rule => go(`/${game.id}/rules#${rule}`)}
          announce={announce}
          sound={play}
          pace={storyPace()}
          {...scene}
        />
        <section class="controls" aria-label={label('replay.controls')}>
          <p class="told">{told}</p>
          <Controls player={player} words={words} told={told} />
          <Eyes viewer={viewer} allowed={allowed} player={player} id={kept.id} scene={scene} />
        </section>
        {envelope.outcome !== null && <Outcome envelope={envelope} gameUi={gameUi} scene={scene} />}
        <Story frames={frames} at={at} gameUi={gameUi} scene={scene} hint={null} skip={null} />
      </main>
      <p class="unseen" role="status" aria-live="polite">
        {said}
      </p>
    </div>
  );
}
