import { useEffect, useRef, useState } from 'preact/hooks';
import type { Level } from '#contract/bot.ts';
import type { GameEntry } from '#contract/entry.ts';
import { registry } from '#games/registry.ts';
import type { Chair } from '#table/local-table.ts';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { LostPage } from '../app/lost-page.tsx';
import { playable } from '../app/playable.ts';
import { go, type PageProps, replaceUrl } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { speakNow, words, wordsFor } from '../app/words.ts';
import { list } from '../offline/store.ts';
import { type Trouble, troubleOf } from './deal-trouble.ts';
import { dealTable } from './device-table.ts';
import { rivalIn, usualChairs } from './usual-chairs.ts';

interface SetUpPageProps extends PageProps {
  /** Why there is no match, though nothing was asked. */
  readonly trouble?: Trouble | null;
}

/** Against whom, and by which options; `against=3` names an opponent. */
export function SetUpPage({ place, trouble = null }: SetUpPageProps) {
  const id = place.path[0] ?? '';
  const entry = registry[id];
  if (entry?.rules === undefined) return <LostPage />;
  const { query } = place;
  // Whoever comes back from the table must not have another one dealt.
  const lead = query.has('now') ? replaceUrl : go;
  return <SetUp {...{ id, entry, lead }} rival={rivalIn(query)} before={trouble} />;
}

interface SetUpProps {
  readonly id: string;
  readonly entry: GameEntry;
  /** Against whom in the first place; null for the usual one. */
  readonly rival: Level | null;
  readonly before: Trouble | null;
  readonly lead: (url: string) => void;
}

function SetUp({ id, entry, rival, before, lead }: SetUpProps) {
  const { label } = words.value;
  const title = label('set-up.title', { game: entry.meta.name });
  useTitle(title);
  const [trouble, setTrouble] = useState(before);
  const alert = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(`${id} ${language.value}`, async () => {
    const [ready, gameWords, chooser, records, kept] = await Promise.all([
      // As for the usual options: what another one needs is fetched when it is chosen.
      playable(id, {}),
      wordsFor(entry, language.value, entry.text.options),
      import('./chooser.tsx'),
      import('./records.ts'),
      // Without the store one plays all the same.
      list().catch(() => []),
      speakNow('chairs'),
    ]);
    if (ready === undefined) return null;
    return { ...ready, gameWords, ...chooser, tallies: records.talliesIn(kept, entry.meta) };
  });
  const state = loaded.value;
  const usual = usualChairs(entry.meta, rival);

  // The page may be longer than the screen, most of all when it was not even shown before.
  useEffect(() => {
    if (trouble !== null) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble, state.tag]);

  function begin(config: unknown, chairs: readonly Chair[]): void {
    setTrouble(null);
    dealTable(id, config, chairs).then(
      table => lead(`/table/${table}`),
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  }

  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting' || state.value === null) return <Waiting />;
  const { Chooser, game, gameUi, gameWords, tallies } = state.value;
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
          tallies={tallies}
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
