import '#ui/table-parts.css';
import './table.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { registry } from '#games/registry.ts';
import { isAsked } from '#kernel/asked.ts';
import type { Seat } from '#kernel/game.ts';
import type { Candidate } from '#search/bot.ts';
import type { Words } from '#text/words.ts';
import { Icon } from '#ui/icons.tsx';
import { afterPaint } from '#ui/use-after-paint.ts';
import { useTitle } from '#ui/use-title.ts';
import { storyPace } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import type { PageLabel } from '../app/words.ts';
import { Curtain } from './curtain.tsx';
import { failure } from './failure.ts';
import { LazyPanel } from './lazy-panel.tsx';
import type { OpenTable } from './open-table.ts';
import type { PanelName } from './panels.tsx';
import { seatNames } from './seat-names.ts';
import { Seating } from './seating.ts';
import { Seats } from './seats.tsx';
import { Story } from './story.tsx';
import { useSounds } from './use-sounds.ts';

interface Advice {
  readonly found: Candidate<never>;
  readonly viewer: Seat;
  readonly step: number;
}

/** Seats, story, hints, rules, settings around a board: written once for all games. */
export function TableFrame(props: OpenTable & { readonly words: Words }) {
  const { game, gameUi, table, bots } = props;
  const words: Words<PageLabel> & Words = props.words;
  const seating = useMemo(() => new Seating(props), [table]);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [advice, setAdvice] = useState<Advice | null>(null);
  // Its own signal, read by one line alone: a sentence for a screen reader must not draw the table again.
  const said = useSignal('');
  const announce = (sentence: string): void =>
    afterPaint(() => {
      said.value = sentence;
    });
  useEffect(() => {
    table.start();
    seating.stage.value.tellOn();
    return () => seating.stage.value.stop();
  }, [table, seating]);

  const stage = seating.stage.value;
  const frames = stage.frames.value;
  const at = stage.at.value;
  const frame = frames[at];
  const before = frames[at - 1]?.envelope ?? null;
  const viewer = seating.viewer.value;
  const live = stage.caughtUp && seating.curtain.value === null;
  const { Table, Aside } = gameUi;

  useEffect(() => seating.checkCurtain(), [at, seating]);
  useEffect(() => {
    if (frame?.envelope.outcome && stage.caughtUp) setPanel({ tag: 'result' });
  }, [frame?.envelope.outcome, stage.caughtUp]);

  const scene = useMemo(
    () => ({ words, seatName: seatNames(table.chairs, words, viewer) }),
    [table, words, viewer],
  );
  useTitle(registry[game.id]?.meta.name ?? '');
  useSounds({ gameUi, stage, isSeen: seating.curtain.value === null });
  if (frame === undefined) return null;
  const isHidden = seating.curtain.value !== null;
  // Behind a curtain the device is in nobody's hands: it shows what everybody may see.
  const envelope = isHidden ? table.envelope('spectator') : frame.envelope;

  // Advice is about one hand at one moment: the next person must not read it.
  const isStill = advice?.viewer === viewer && advice.step === envelope.step && !isHidden;
  const hint = isStill ? advice.found : null;

  async function askHint(): Promise<void> {
    const found = await bots.hint(game.id, envelope.view);
    const { step } = envelope;
    if (found === null || seating.viewer.value !== viewer || seating.curtain.value !== null) return;
    setAdvice({ found, viewer, step });
    announce(gameUi.advise(found, envelope.view, scene));
  }

  return (
    <div class="table-page">
      <header class="bar table-bar">
        <a class="button quiet icon" href={`/${game.id}`} aria-label={words.label('nav.shelf')}>
          <Icon name="back" />
        </a>
        <h1>{registry[game.id]?.meta.name}</h1>
        <nav aria-label={words.label('table.tools')}>
          <button
            type="button"
            class="button quiet"
            disabled={!live || !isAsked(envelope, viewer)}
            onClick={() => {
              askHint().catch((error: unknown) => {
                failure.value = error;
              });
            }}
          >
            <Icon name="bulb" />
            <span class="wide">{words.label('table.hint')}</span>
          </button>
          {gameUi.Aid && (
            <button type="button" class="button quiet" onClick={() => setPanel({ tag: 'aid' })}>
              <Icon name="bag" />
              <span class="wide">{words.label('ui.aid')}</span>
            </button>
          )}
          <button type="button" class="button quiet" onClick={() => setPanel({ tag: 'rules' })}>
            <Icon name="book" />
            <span class="wide">{words.label('table.rules')}</span>
          </button>
          <button
            type="button"
            class="button quiet icon"
            aria-label={words.label('table.more')}
            onClick={() => setPanel({ tag: 'more' })}
          >
            <Icon name="more" />
          </button>
        </nav>
      </header>
      <main class="table" data-step={envelope.step}>
        <aside class="seats" aria-label={words.label('table.seats')}>
          <Seats chairs={table.chairs} viewer={viewer} envelope={envelope} gameUi={gameUi} scene={scene} />
          {Aside && <Aside view={envelope.view} words={words} />}
        </aside>
        {seating.curtain.value === null ? (
          <Table
            key={viewer}
            envelope={envelope}
            before={before}
            seat={live ? viewer : null}
            check={move => table.check(viewer, move)}
            submit={async move => {
              try {
                return await table.submit(viewer, move, envelope.step);
              } catch (error) {
                failure.value = error;
                throw error;
              }
            }}
            hint={hint}
            openRule={rule => setPanel({ tag: 'rules', rule })}
            announce={announce}
            sound={play}
            pace={storyPace()}
            {...scene}
          />
        ) : (
          <Curtain
            name={scene.seatName(seating.curtain.value)}
            words={words}
            reveal={() => {
              announce('');
              seating.reveal();
            }}
          />
        )}
        {!isHidden && (
          <Story
            frames={frames}
            at={at}
            gameUi={gameUi}
            scene={scene}
            hint={hint === null ? null : gameUi.advise(hint, envelope.view, scene)}
            skip={stage.caughtUp ? null : () => stage.skip()}
          />
        )}
      </main>
      <p class="unseen" role="status" aria-live="polite">
        {isHidden ? '' : said}
      </p>
      {panel && (
        <LazyPanel {...props} panel={panel} envelope={envelope} scene={scene} close={() => setPanel(null)} />
      )}
    </div>
  );
}
