import '../table/set-up.css';
import './play-on.css';
import { useState } from 'preact/hooks';
import { LEVELS, type Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import type { Chair } from '#table/local-table.ts';
import { systemSeed } from '#table/system-seed.ts';
import type { Words } from '#text/words.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { LostPage } from '../app/lost-page.tsx';
import { go, type PageProps } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { type PageLabel, words } from '../app/words.ts';
import { BotChip } from '../lobby/seat-chips.tsx';
import { NotShown } from '../replay/replay-page.tsx';
import { withinSentences } from '../review/within-sentences.ts';
import { keepNew } from '../table/device-table.ts';
import { seatNames } from '../table/seat-names.ts';
import { chairsFor } from './chairs-for.ts';
import { type FoundSpot, findSpot, type Spot } from './spot.ts';

/** `/play-on/ID?step=42&seat=1`, `/play-on/online/TABLE?step=42`, `/play-on/puzzle/mathable/3`. */
export function PlayOnPage({ place }: PageProps) {
  const key = `${place.path.join('/')}?${place.query.toString()} ${language.value}`;
  const state = useLoaded(key, () => findSpot(place.path, place.query)).value;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <Waiting />;
  const found = state.value;
  switch (found.tag) {
    case 'here':
      return <SetUp key={key} spot={found.spot} />;
    case 'nothing':
      return <Nothing found={found} />;
    case 'no-match':
      return <NotShown found={found.found} table={place.path[2] ?? ''} />;
    case 'none':
      return <LostPage />;
  }
}

function Nothing({ found: { why, back } }: { readonly found: Extract<FoundSpot, { tag: 'nothing' }> }) {
  const { label } = words.value;
  const title = label('play-on.nothing');
  useTitle(title);
  return (
    <>
      <Bar />
      <main class="page">
        <h1>{title}</h1>
        <p>{label('play-on.nothing-why', { why })}</p>
        <p>
          <a class="button" href={back}>
            {label('play-on.back', { to: 'match' })}
          </a>
        </p>
      </main>
    </>
  );
}

/** Whose seat one takes, and who takes the others. */
function SetUp({ spot }: { readonly spot: Spot }) {
  const { label }: Words<PageLabel> = spot.words;
  const { game, gameUi, at, seats, isPartners, back } = spot;
  const name = registry[game]?.meta.name ?? '';
  const title = label('play-on.here');
  useTitle(title, name);
  const [seat, take] = useState(seats[0]);
  const [levels, setLevels] = useState<ReadonlyMap<Seat, Level>>(new Map());
  const [failed, setFailed] = useState<'store' | 'else' | null>(null);
  const chairs = chairsFor(spot.chairs, seat, levels);
  const sat = nameOf(spot);
  const inside = withinSentences(sat, spot.words);

  function begin(): void {
    setFailed(null);
    beginAt(spot, seat, chairs).then(
      id => go(`/table/${id}`),
      (error: unknown) => setFailed(error instanceof DOMException ? 'store' : 'else'),
    );
  }

  return (
    <>
      <Bar />
      <main class="page set-up play-on">
        <header>
          <div>
            <h1>{title}</h1>
            <p>{label('play-on.lead', { game: name, of: at.tag, number: at.number })}</p>
          </div>
          <div class="game-picture" aria-hidden="true">
            <gameUi.Thumbnail view={spot.viewOf(seat)} />
          </div>
        </header>
        <form
          class="chooser"
          onSubmit={event => {
            event.preventDefault();
            begin();
          }}
        >
          <fieldset class="chair">
            <legend>{label('play-on.seat')}</legend>
            <div class="chips">
              {seats
                .toSorted((a, b) => a - b)
                .map(one => (
                  <button
                    type="button"
                    key={one}
                    class="chip"
                    aria-pressed={one === seat}
                    onClick={() => take(one)}
                  >
                    {sat(one)}
                  </button>
                ))}
            </div>
            <p class="soft">{label('play-on.anew', { of: at.tag, name: sat(seat) })}</p>
          </fieldset>
          {chairs.map((chair, one) =>
            chair.kind === 'bot' ? (
              <fieldset class="chair" key={one}>
                <legend>
                  {label('play-on.other', { name: inside(one), with: isPartner(isPartners, one, seat) })}
                </legend>
                <div class="chips">
                  {LEVELS.map(level => (
                    <BotChip
                      key={level}
                      level={level}
                      chosen={chair.level === level}
                      choose={() => setLevels(new Map(levels).set(one, level))}
                    />
                  ))}
                </div>
              </fieldset>
            ) : null,
          )}
          <p class="ways">
            <button type="submit" class="button primary">
              {label('play-on.begin')}
            </button>
            <a class="button" href={back}>
              <PageIcon name="step-back" />
              {label('play-on.back', { to: at.tag })}
            </a>
          </p>
        </form>
        <div role="alert">
          {failed !== null && (
            <p class="bubble trouble">
              <b>{label('set-up.failed')}</b>
              {label(`set-up.failed-${failed}`)}
            </p>
          )}
        </div>
      </main>
    </>
  );
}

async function beginAt(spot: Spot, seat: Seat, chairs: readonly Chair[]): Promise<string> {
  const match = spot.begin(seat, systemSeed());
  // The way back must not need a network.
  await spot.keep();
  return keepNew(match, { chairs, ...(spot.from === undefined ? {} : { from: spot.from }) });
}

function isPartner(isPartners: boolean, one: Seat, seat: Seat): 'yes' | 'no' {
  return isPartners && one % 2 === seat % 2 ? 'yes' : 'no';
}

/** As everybody was called there; by their seats at a puzzle. */
function nameOf({ chairs, words, seats }: Spot): (seat: Seat) => string {
  const sat = chairs.flatMap(chair => (chair === null ? [] : [chair]));
  if (sat.length === chairs.length) return seatNames(sat, words, seats[0]);
  return seat => words.label('seat', { seat: seat + 1 });
}
