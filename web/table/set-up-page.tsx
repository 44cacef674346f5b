import { useEffect, useRef, useState } from 'preact/hooks';
import type { Entry } from '#contract/entry.ts';
import { registry } from '#games/registry.ts';
import type { Chair } from '#table/local-table.ts';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { LostPage } from '../app/lost-page.tsx';
import { playable } from '../app/playable.ts';
import { go, type PageProps, replaceUrl } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { words, wordsFor } from '../app/words.ts';
import { dealTable } from './device-table.ts';
import { usualChairs } from './usual-chairs.ts';

/** Against whom, and by which options; `?now` skips the questions and begins against one bot. */
export function SetUpPage({ place }: PageProps) {
  const id = place.path[0] ?? '';
  const entry = registry[id];
  if (entry?.rules === undefined) return <LostPage />;
  return <SetUp id={id} entry={entry} now={place.query.has('now')} />;
}

interface SetUpProps {
  readonly id: string;
  readonly entry: Entry;
  readonly now: boolean;
}

function SetUp({ id, entry, now }: SetUpProps) {
  const { label } = words.value;
  const title = label('set-up.title', { game: entry.meta.name });
  useTitle(title);
  // Once the questions are shown they stay, also if the deal fails.
  const [isAsking, ask] = useState(!now);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(`${id} ${language.value} ${isAsking}`, async () => {
    const [ready, gameWords, chooser] = await Promise.all([
      // As for the usual options: what another one needs is fetched when it is chosen.
      playable(id, {}),
      wordsFor(entry, language.value, isAsking ? entry.text.options : undefined),
      isAsking ? import('./chooser.tsx') : undefined,
    ]);
    if (ready === undefined || chooser === undefined) return null;
    return { ...ready, gameWords, ...chooser };
  });
  const state = loaded.value;
  const usual = usualChairs(entry.meta);
  useEffect(() => {
    if (now) begin({}, usual);
  }, [id, now]);

  // The page may be longer than the screen, most of all when it was not even shown before.
  useEffect(() => {
    if (trouble !== null) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble, state.tag]);

  function begin(config: unknown, chairs: readonly Chair[]): void {
    setTrouble(null);
    dealTable(id, config, chairs).then(
      table => (now ? replaceUrl : go)(`/table/${table}`),
      (error: unknown) => {
        setTrouble(error instanceof DOMException ? 'store' : 'else');
        ask(true);
      },
    );
  }

  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting' || state.value === null) return <p class="waiting" role="status" />;
  const { Chooser, game, gameUi, gameWords } = state.value;
  return (
    <>
      <Bar />
      <main class="page set-up">
        <h1>{title}</h1>
        <Chooser
          seats={game.seats}
          box={entry.meta.players}
          partners={entry.meta.partners === true}
          usual={usual}
          gameUi={gameUi}
          label={gameWords.label}
          begin={begin}
        />
        <div role="alert" ref={alert}>
          {trouble !== null && (
            <p class="bubble trouble">
              <b>{label('set-up.failed')}</b>
              {label(`set-up.failed-${trouble}`)}
            </p>
          )}
        </div>
      </main>
    </>
  );
}

/** Why there is no match: the device did not keep it (the store answers with a DOMException), or else. */
type Trouble = 'store' | 'else';
