import '../table/set-up.css';
import './carry.css';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import type { PlayerInfo } from '#protocol/table-info.ts';
import { PageIcon } from '#ui/page-icons.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { Bar } from '../app/bar.tsx';
import { useLoaded } from '../app/loaded.ts';
import { LostPage } from '../app/lost-page.tsx';
import { go, type PageProps } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { words, wordsFor } from '../app/words.ts';
import { ChoiceChips } from '../lobby/choice-chips.tsx';
import { OutOfReach } from '../lobby/out-of-reach.tsx';
import { Trouble } from '../lobby/trouble.tsx';
import { enter } from '../me/session.ts';
import { WhoAmI, type Wished } from '../me/who.tsx';
import { find, type Kept } from '../offline/store.ts';
import { rebuild } from '../table/device-table.ts';
import { seatNames } from '../table/seat-names.ts';
import { carryOnline } from './carry-online.ts';

/** `/carry/ID`: a match of this device goes on online, where friends take the seats of its bots. */
export function CarryPage({ place }: PageProps): JSX.Element {
  const id = place.path[1] ?? '';
  const state = useLoaded(`carry ${id} ${language.value}`, async () => {
    const kept = await find(id);
    const entry = kept === undefined ? undefined : registry[kept.game];
    if (kept === undefined || entry === undefined) return null;
    const [gameWords, entered, { match, log }] = await Promise.all([
      wordsFor(entry, language.value),
      enter(),
      rebuild(kept),
    ]);
    const isStuck = match.over || log.origin !== undefined || log.carried !== undefined;
    return { kept, nameOf: seatNames(kept.chairs, gameWords, 'spectator'), entered, isStuck };
  }).value;
  if (state.tag === 'failed') throw state.error;
  if (state.tag === 'waiting') return <Waiting />;
  if (state.value === null) return <LostPage />;
  const { kept, nameOf, entered, isStuck } = state.value;
  return (
    <Framed game={registry[kept.game]?.meta.name ?? ''}>
      {isStuck ? (
        <Stuck kept={kept} />
      ) : entered.ok ? (
        <CarryForm kept={kept} nameOf={nameOf} me={entered.value} />
      ) : (
        <OutOfReach why={entered.why} game={kept.game} />
      )}
    </Framed>
  );
}

function Framed({ game, children }: { readonly game: string; readonly children: JSX.Element }): JSX.Element {
  const { label } = words.value;
  const title = label('carry.title', { game });
  useTitle(title);
  return (
    <>
      <Bar />
      <main class="page set-up carry">
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}

/** It is over, or nobody could say where it comes from. */
function Stuck({ kept }: { readonly kept: Kept }): JSX.Element {
  const { label } = words.value;
  return (
    <>
      <p>{label('carry.stuck', { over: kept.over ? 'yes' : 'no' })}</p>
      <a class="button" href={`/${kept.over ? 'replay' : 'table'}/${kept.id}`}>
        {label('carry.back')}
      </a>
    </>
  );
}

interface CarryFormProps {
  readonly kept: Kept;
  readonly nameOf: (seat: Seat) => string;
  readonly me: PlayerInfo;
}

/** Which seat is one's own, who takes the others, and what becomes of what is hidden. */
function CarryForm({ kept, nameOf, me }: CarryFormProps): JSX.Element {
  const { label } = words.value;
  const { chairs } = kept;
  const persons = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [who, setWho] = useState<Wished>(me);
  const [seat, take] = useState<Seat>(persons[0] ?? 0);
  const [staying, stay] = useState<ReadonlySet<Seat>>(new Set());
  const [wishesAnew, deal] = useState(true);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Others who sat here saw their own hands: those must stay as they are.
  const isAlone = persons.length === 1;
  const isAnew = isAlone && wishesAnew;

  async function send(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setTrouble(null);
    const carried = await carryOnline(kept, { seat, isAnew, staying, who });
    setBusy(false);
    if (carried.ok) go(`/t/${carried.value}`);
    else setTrouble(carried.why);
  }

  return (
    <form
      class="chooser"
      onSubmit={event => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{label('carry.about')}</p>
      <fieldset class="chair own-chair">
        <legend>{label('carry.you')}</legend>
        <WhoAmI wished={who} change={setWho} />
      </fieldset>
      {!isAlone && (
        <ChoiceChips
          legend={label('carry.your-seat')}
          values={persons}
          isChosen={one => one === seat}
          say={nameOf}
          choose={take}
        />
      )}
      {chairs.map((chair, one) =>
        one === seat || chair.kind === 'person' ? null : (
          <ChoiceChips
            // oxlint-disable-next-line react/no-array-index-key -- seats have no other name, and never move
            key={one}
            legend={label('carry.seat', { name: nameOf(one) })}
            values={[false, true]}
            isChosen={stays => stays === staying.has(one)}
            say={stays => label(stays ? 'carry.stays' : 'carry.for-friend', { name: nameOf(one) })}
            choose={stays => stay(stays ? new Set([...staying, one]) : without(staying, one))}
          />
        ),
      )}
      <p class="soft">{label('carry.meanwhile')}</p>
      <section class="known">
        <h2>{label('carry.known')}</h2>
        <p>{label('carry.known-why')}</p>
        {isAlone ? (
          <ChoiceChips
            legend={label('carry.anew')}
            help={label(isAnew ? 'carry.anew-help' : 'carry.as-is-help')}
            values={[true, false]}
            isChosen={one => one === isAnew}
            say={one => label(one ? 'carry.anew-yes' : 'carry.anew-no')}
            choose={deal}
          />
        ) : (
          <p>{label('carry.as-is-shared')}</p>
        )}
      </section>
      <button type="submit" class="button primary" aria-disabled={isBusy}>
        <PageIcon name="invite" />
        {label('carry.send')}
      </button>
      <Trouble title={label('carry.failed')} why={trouble} />
    </form>
  );
}

function without(seats: ReadonlySet<Seat>, seat: Seat): ReadonlySet<Seat> {
  return new Set([...seats].filter(one => one !== seat));
}
