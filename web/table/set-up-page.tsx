import './set-up.css';
import { useEffect, useState } from 'preact/hooks';
import { registry } from '#games/registry.ts';
import { uiRegistry } from '#games/registry-ui.ts';
import { LEVELS, type Level } from '#search/bot.ts';
import type { Chair } from '#table/local-table.ts';
import { BotFace } from '#ui/faces.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { LostPage } from '../app/lost-page.tsx';
import type { PageProps } from '../app/page-props.ts';
import { go, replaceUrl } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { type PageLabel, words, wordsFor } from '../app/words.ts';
import { dealTable } from './open-table.ts';

/** Against whom, and by which options; `?now` skips the questions and begins against one bot. */
export function SetUpPage({ place }: PageProps) {
  const id = place.path[0] ?? '';
  const entry = registry[id];
  const now = place.query.has('now');
  const loaded = useLoaded(`${id} ${language.value}`, async () => {
    const [ui, gameWords] = await Promise.all([
      uiRegistry[id]?.ui?.(),
      entry === undefined ? null : wordsFor(entry, language.value),
    ]);
    return ui === undefined || gameWords === null ? null : { gameUi: ui.gameUi, gameWords };
  });
  useEffect(() => {
    if (now && entry?.rules !== undefined) begin(id, {}, [YOU, { kind: 'bot', level: 2 }]);
  }, [id, now, entry]);

  if (entry?.rules === undefined) return <LostPage />;
  const state = loaded.value;
  if (state.tag === 'failed') throw state.error;
  if (now || state.tag === 'waiting' || state.value === null) return <p class="waiting" role="status" />;
  const { gameUi, gameWords } = state.value;
  return (
    <>
      <Bar />
      <main class="page set-up">
        <h1>{words.value.label('set-up.title', { game: entry.meta.name })}</h1>
        <Chooser id={id} most={entry.meta.players.max} settings={gameUi.settings} label={gameWords.label} />
      </main>
    </>
  );
}

const YOU: Chair = { kind: 'person', name: '' };

interface ChooserProps {
  readonly id: string;
  readonly most: number;
  readonly settings: Readonly<Record<string, readonly string[]>>;
  readonly label: (key: string) => string;
}

function Chooser({ id, most, settings, label: gameLabel }: ChooserProps) {
  const { label } = words.value;
  const [chairs, setChairs] = useState<readonly Chair[]>([YOU, { kind: 'bot', level: 2 }]);
  const [config, setConfig] = useState<Readonly<Record<string, string>>>({});
  const change = (seat: number, chair: Chair): void => setChairs(chairs.with(seat, chair));
  return (
    <form
      class="chooser"
      onSubmit={event => {
        event.preventDefault();
        begin(id, config, chairs);
      }}
    >
      <ol class="chairs">
        {chairs.map((chair, seat) => (
          <li key={seat}>
            <ChairChooser chair={chair} seat={seat} change={next => change(seat, next)} />
            {seat > 1 && (
              <button type="button" class="button quiet" onClick={() => setChairs(chairs.toSpliced(seat, 1))}>
                {label('set-up.remove', { seat: seat + 1 })}
              </button>
            )}
          </li>
        ))}
      </ol>
      {chairs.length < most && (
        <button
          type="button"
          class="button"
          onClick={() => setChairs([...chairs, { kind: 'bot', level: 2 }])}
        >
          {label('set-up.add')}
        </button>
      )}
      {Object.entries(settings).map(([name, values]) => (
        <fieldset class="chips" key={name}>
          <legend>{gameLabel(`ui.setting.${name}`)}</legend>
          {values.map(value => (
            <button
              type="button"
              key={value}
              class="chip"
              aria-pressed={(config[name] ?? values[0]) === value}
              onClick={() => setConfig({ ...config, [name]: value })}
            >
              {gameLabel(`setting.${name}.${value}`)}
            </button>
          ))}
        </fieldset>
      ))}
      <button type="submit" class="button primary">
        {label('set-up.begin')}
      </button>
    </form>
  );
}

function ChairChooser({
  chair,
  seat,
  change,
}: {
  chair: Chair;
  seat: number;
  change: (chair: Chair) => void;
}) {
  const { label } = words.value;
  return (
    <fieldset class="chair">
      <legend>{label('seat', { seat: seat + 1 })}</legend>
      <div class="chips">
        <button
          type="button"
          class="chip"
          aria-pressed={chair.kind === 'person'}
          onClick={() => change({ kind: 'person', name: '' })}
        >
          {label('set-up.person')}
        </button>
        {LEVELS.map(level => (
          <BotChip
            key={level}
            level={level}
            chosen={chair.kind === 'bot' && chair.level === level}
            choose={() => change({ kind: 'bot', level })}
          />
        ))}
      </div>
      {chair.kind === 'person' ? (
        <div class="field">
          <label for={`name-${seat}`}>{label('set-up.name')}</label>
          <input
            id={`name-${seat}`}
            maxLength={24}
            autocomplete="off"
            value={chair.name}
            placeholder={label('seat', { seat: seat + 1 })}
            onInput={event => change({ kind: 'person', name: event.currentTarget.value })}
          />
        </div>
      ) : (
        <p class="soft">{label(`bot.${chair.level}.style` as PageLabel)}</p>
      )}
    </fieldset>
  );
}

function BotChip({ level, chosen, choose }: { level: Level; chosen: boolean; choose: () => void }) {
  return (
    <button type="button" class="chip bot-chip" aria-pressed={chosen} onClick={choose}>
      <BotFace level={level} />
      {words.value.label(`bot.${level}.name` as PageLabel)}
    </button>
  );
}

function begin(id: string, config: unknown, chairs: readonly Chair[]): void {
  dealTable(id, config, chairs).then(
    table => (location.search.includes('now') ? replaceUrl : go)(`/table/${table}`),
    (error: unknown) => {
      console.error(error);
    },
  );
}
