import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { registry } from '#games/registry.ts';
import { must } from '#kernel/must.ts';
import type { Words } from '#text/words.ts';
import { atRest } from '#ui/at-rest.ts';
import { fetchAhead, later } from '#ui/later.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { useLoaded } from '../app/loaded.ts';
import { EmptyPage } from '../app/lost-page.tsx';
import { AwaitedPanel } from '../app/missing.tsx';
import { type PageProps, replaceUrl } from '../app/router.ts';
import { language } from '../app/settings.ts';
import { firstWordsFor, speakNow, words, wordsFor } from '../app/words.ts';
import { Again } from './again.tsx';
import { type DeviceTable, openTable, UnreadableMatch } from './device-table.ts';
import { failure } from './failure.ts';
import { holdTable } from './hold-table.ts';
import type { lentExtras } from './lent.tsx';
import type { PanelProps } from './panels.tsx';
import { SharedDevice } from './shared-device.ts';
import { TableFrame } from './table-frame.tsx';

/** Rarely seen: it comes with its words. */
const Elsewhere = later(async () => {
  const [part] = await Promise.all([import('./elsewhere.tsx'), speakNow('menu')]);
  return part.Elsewhere;
});

/** A match of this device, at its own address: it survives a reload and a closed tab. */
export function TablePage({ place }: PageProps) {
  const id = place.path[1] ?? '';
  // How often this tab has asked for the table, and whether it takes it from another that has it.
  const [asked, ask] = useState({ times: 1, steal: false });
  const askAgain = ({ steal }: { readonly steal: boolean }): void => ask({ times: asked.times + 1, steal });
  const isElsewhere = useSignal(false);
  // A page that is left while its table is still being laid must not hold it: the next page may be of that table.
  const isLeft = useRef(false);
  const waits = useRef(new AbortController());
  useEffect(
    () => () => {
      isLeft.current = true;
      waits.current.abort();
    },
    [],
  );
  const loaded = useLoaded(`${id} ${asked.times}`, async () => {
    waits.current.abort();
    waits.current = new AbortController();
    const unwanted = waits.current.signal;
    // An error of the table that was open before must not be shown here.
    failure.value = null;
    isElsewhere.value = false;
    const lost = (): void => {
      isElsewhere.value = true;
    };
    const freed = (): void => askAgain({ steal: false });
    const letGo = await holdTable(id, { lost, freed, steal: asked.steal, unwanted });
    if (letGo === null) {
      if (!unwanted.aborted) lost();
      return null;
    }
    if (isLeft.current) {
      letGo();
      return null;
    }
    const open = await openTable(id, error => {
      failure.value = error;
    });
    if (open === null) {
      letGo();
      return null;
    }
    const isNew = open.table.step === 0;
    const [gameWords] = await Promise.all([
      // A new deal is drawn without what comes later.
      (isNew ? firstWordsFor : wordsFor)(must(registry[open.game.id]), language.value),
      isNew ? undefined : fetchAhead(),
    ]);
    if (isLeft.current) {
      open.bots.close();
      letGo();
      return null;
    }
    return { open, device: new SharedDevice(open), letGo, firstWords: gameWords };
  });
  const state = loaded.value;
  useEffect(
    () => () => {
      if (state.tag !== 'here' || state.value === null) return;
      state.value.open.table.close();
      state.value.open.bots.close();
      state.value.letGo();
    },
    [state],
  );
  const lent = useLent(state.tag === 'here' ? state.value : null);
  const gameWords = useAllWords(state.tag === 'here' ? state.value : null);
  const isUnreadable = state.tag === 'failed' && state.error instanceof UnreadableMatch;
  useEffect(() => {
    if (isUnreadable) replaceUrl(`/replay/${id}`);
  }, [isUnreadable, id]);
  // Carried to a table online, it is played there.
  const goesOnAt = state.tag === 'here' ? state.value?.open.goesOnAt : undefined;
  useEffect(() => {
    if (goesOnAt !== undefined) replaceUrl(`/t/${goesOnAt}`);
  }, [goesOnAt]);
  if (isElsewhere.value) return <Elsewhere take={() => askAgain({ steal: true })} />;
  if (isUnreadable) return <Waiting />;
  if (state.tag === 'failed') throw state.error;
  if (failure.value !== null) throw failure.value;
  if (state.tag === 'waiting') return <Waiting />;
  if (state.value === null) return <NoTable />;
  if (goesOnAt !== undefined) return <Waiting />;
  const { open, device, firstWords } = state.value;
  return (
    <TableFrame
      framed={device}
      words={gameWords ?? firstWords}
      renderPanel={props => <LazyPanel {...open} {...props} />}
      more={lent?.(open, device.chairs.value, gameWords ?? firstWords) ?? null}
      next={
        <>
          <Again {...open} />
          <a class="button" href={`/replay/${id}`}>
            {words.value.label('table.replay')}
          </a>
        </>
      }
    />
  );
}

type Lent = typeof lentExtras;

/** Says which seats bots play for their owners: fetched once there is one. */
function useLent(laid: { readonly device: SharedDevice } | null): Lent | null {
  const [part, setPart] = useState<Lent | null>(null);
  const isNeeded = laid?.device.chairs.value.some(chair => chair.kind === 'person' && chair.isLent) === true;
  useEffect(() => {
    if (!isNeeded) return;
    Promise.all([import('./lent.tsx'), speakNow('menu')]).then(
      ([part]) => setPart(() => part.lentExtras),
      (error: unknown) => {
        failure.value = error;
      },
    );
  }, [isNeeded]);
  return part;
}

/** All words of a game, once the table stands: null before. */
function useAllWords(laid: { readonly open: DeviceTable } | null): Words | null {
  const [all, setAll] = useState<Words | null>(null);
  const game = laid?.open.game.id ?? null;
  useEffect(() => {
    if (game === null) return;
    atRest()
      .then(() => wordsFor(must(registry[game]), language.value))
      .then(
        found => setAll(() => found),
        (error: unknown) => {
          failure.value = error;
        },
      );
  }, [game]);
  return all;
}

/** Rules, settings and results are fetched when first opened: a table can be played without them. */
function LazyPanel(props: PanelProps & DeviceTable) {
  const loaded = useLoaded('panels', async () => {
    const [panel] = await Promise.all([import('./local-panel.tsx'), speakNow('menu')]);
    return panel;
  }).value;
  if (loaded.tag === 'failed') throw loaded.error;
  return loaded.tag === 'here' ? <loaded.value.LocalPanel {...props} /> : <AwaitedPanel />;
}

function NoTable() {
  const { label } = words.value;
  return (
    <EmptyPage title={label('table.none')}>
      <p>{label('table.none-why')}</p>
    </EmptyPage>
  );
}
