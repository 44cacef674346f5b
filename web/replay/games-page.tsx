import '../app/cards.css';
import './games-page.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Bar } from '../app/bar.tsx';
import { CardsPart } from '../app/cards-part.tsx';
import { useLoaded } from '../app/loaded.ts';
import { go } from '../app/router.ts';
import { words } from '../app/words.ts';
import { forget, type Kept, keep, list } from '../offline/store.ts';
import { GameCard } from './game-card.tsx';
import { importMatch } from './import-match.ts';
import { findOnlineGames, OnlineNow, OnlinePast } from './online-games.tsx';
import { type FileProblem, factsOf } from './read-file.ts';
import { UndoToast } from './undo-toast.tsx';
import { useDropFile } from './use-drop-file.ts';

/** `/games`: the matches of this device, unfinished ones first; files come in and go out here. */
export function GamesPage() {
  const { label } = words.value;
  useTitle(label('nav.games'));
  const loaded = useLoaded('games', () => Promise.all([list(), findOnlineGames()]));
  const matches = useSignal<readonly Kept[] | null>(null);
  const problem = useSignal<FileProblem | null>(null);
  const deleted = useSignal<Kept | null>(null);
  const failure = useSignal<unknown>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const state = loaded.value;
  useEffect(() => {
    if (state.tag === 'here') [matches.value] = state.value;
  }, [state]);

  function run(task: Promise<unknown>): void {
    task.catch((error: unknown) => {
      failure.value = error;
    });
  }
  function takeIn(file: File): void {
    problem.value = null;
    run(
      importMatch(file).then(taken => {
        if (taken.ok) go(`/replay/${taken.id}`);
        else problem.value = taken.problem;
      }),
    );
  }
  function remove(match: Kept): void {
    matches.value = matches.value?.filter(one => one.id !== match.id) ?? null;
    deleted.value = match;
    run(forget(match.id));
  }
  function undo(): void {
    const match = deleted.value;
    if (match === null) return;
    deleted.value = null;
    run(keep(match));
    matches.value = [...(matches.value ?? []), match].sort((a, b) => b.updated - a.updated);
    title.current?.focus();
  }

  const over = useDropFile(takeIn);
  if (state.tag === 'failed') throw state.error;
  if (failure.value !== null) throw failure.value;
  const all = matches.value;
  const online = state.tag === 'here' ? state.value[1] : [];
  const cardOf = (match: Kept) => <GameCard key={match.id} match={match} remove={remove} />;
  return (
    <>
      <Bar />
      <main class={over ? 'games-page drop-here' : 'games-page'}>
        <header>
          <h1 ref={title} tabIndex={-1}>
            {label('nav.games')}
          </h1>
          <label class="button import">
            <PageIcon name="open" />
            {label('games.import')}
            <input
              type="file"
              accept=".json,application/json"
              onChange={event => {
                const input = event.currentTarget;
                const [file] = input.files ?? [];
                if (file !== undefined) takeIn(file);
                // The same file can be chosen again.
                input.value = '';
              }}
            />
          </label>
          <p class="soft">{label('games.about')}</p>
        </header>
        <div role="alert">
          {problem.value && (
            <p class="bubble import-problem">
              <b>{label('games.import-failed')}</b>
              {label(`games.import-${problem.value.tag}`, factsOf(problem.value))}
            </p>
          )}
        </div>
        {all !== null && all.length + online.length === 0 && <Empty />}
        {all !== null && (
          <>
            <OnlineNow tables={online} />
            <CardsPart title={label('games.unfinished')} cards={all.filter(one => !one.over).map(cardOf)} />
            <CardsPart title={label('games.finished')} cards={all.filter(one => one.over).map(cardOf)} />
            {/* A copy that lies on this device is listed there. */}
            <OnlinePast tables={online.filter(({ id }) => all.every(one => one.id !== id))} />
          </>
        )}
      </main>
      <UndoToast
        match={deleted.value}
        undo={undo}
        done={() => {
          deleted.value = null;
        }}
        home={title}
      />
    </>
  );
}

function Empty() {
  const { label } = words.value;
  return (
    <section class="games-empty">
      <svg viewBox="0 0 120 60" aria-hidden="true">
        <path class="ghost" d="M14 46V14H32V46M38 46V8H58V46M66 46L72 16L88 20L82 46" />
        <path d="M4 48H116M14 48V56M106 48V56" />
      </svg>
      <h2>{label('games.empty')}</h2>
      <p class="soft">{label('games.empty-text')}</p>
      <a class="button primary" href="/">
        {label('games.choose')}
      </a>
    </section>
  );
}
