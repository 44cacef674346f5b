import { useEffect, useRef, useState } from 'preact/hooks';
import { LEVELS, type Level } from '#contract/bot.ts';
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
import { firstWordsFor, speakNow, words, wordsFor } from '../app/words.ts';
import { list } from '../offline/store.ts';
import { dealTable } from './device-table.ts';
import { usualChairs } from './usual-chairs.ts';

/** Against whom, and by which options; `?now` skips the questions and begins, `against=3` names an opponent. */
export function SetUpPage({ place }: PageProps) {
  const id = place.path[0] ?? '';
  const entry = registry[id];
  if (entry?.rules === undefined) return <LostPage />;
  const rival = LEVELS.find(level => String(level) === place.query.get('against')) ?? null;
  return <SetUp id={id} entry={entry} now={place.query.has('now')} rival={rival} />;
}

interface SetUpProps {
  readonly id: string;
  readonly entry: GameEntry;
  readonly now: boolean;
  /** Against whom in the first place; null for the usual one. */
  readonly rival: Level | null;
}

function SetUp({ id, entry, now, rival }: SetUpProps) {
  const { label } = words.value;
  const title = label('set-up.title', { game: entry.meta.name });
  useTitle(title);
  // Once the questions are shown they stay, also if the deal fails.
  const [isAsking, ask] = useState(!now);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(`${id} ${language.value} ${isAsking}`, async () => {
    const [ready, gameWords, chooser, records, kept] = await Promise.all([
      // As for the usual options: what another one needs is fetched when it is chosen.
      playable(id, {}),
      isAsking ? wordsFor(entry, language.value, entry.text.options) : firstWordsFor(entry, language.value),
      isAsking ? import('./chooser.tsx') : undefined,
      isAsking ? import('./records.ts') : undefined,
      // Without the store one plays all the same.
      isAsking ? list().catch(() => []) : [],
      isAsking ? speakNow('chairs') : undefined,
    ]);
    if (ready === undefined || chooser === undefined || records === undefined) return null;
    return { ...ready, gameWords, ...chooser, tallies: records.talliesIn(kept, entry.meta) };
  });
  const state = loaded.value;
  const usual = usualChairs(entry.meta, rival);
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

/** Why there is no match: the device did not keep it (the store answers with a DOMException), or else. */
type Trouble = 'store' | 'else';
