import './room.css';
import './phone.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { parseRoomCode, sayRoomCode } from '#protocol/room-code.ts';
import { later, useAhead } from '#ui/later.tsx';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { useLoaded } from '../app/loaded.ts';
import { type PageProps, replaceUrl } from '../app/router.ts';
import { speakNow, words } from '../app/words.ts';
import { enter, server } from '../me/session.ts';
import { addToDeal } from './deal.ts';
import { JoinForm } from './join-form.tsx';
import type { PhoneTableProps } from './phone-table.tsx';
import type { PhoneWaitProps } from './phone-wait.tsx';
import { RoomTrouble } from './trouble.tsx';
import { useRoom } from './use-room.ts';

/** A phone: `/s/moki42` is what the square on the big screen leads to, `/s` is typed. */
export function PhonePage({ place }: PageProps): JSX.Element {
  const { label } = words.value;
  const typed = place.path[1] ?? '';
  const code = parseRoomCode(typed);
  useTitle(label('room.title'));
  if (code === null) return <CodeForm typed={typed} />;
  return <Called key={code} code={code} />;
}

function Called({ code }: { readonly code: string }): JSX.Element {
  const found = useLoaded(code, async () => {
    const [called, entered] = await Promise.all([server.roomCalled(code), enter()]);
    return called.ok && !entered.ok ? entered : called;
  }).value;
  if (found.tag === 'failed') throw found.error;
  if (found.tag === 'waiting') return <Waiting />;
  if (found.value.ok && 'id' in found.value.value) return <InRoom id={found.value.value.id} code={code} />;
  return <CodeForm typed={sayRoomCode(code)} why={found.value.ok ? 'unknown' : found.value.why} />;
}

function CodeForm({ typed, why }: { readonly typed: string; readonly why?: string }): JSX.Element {
  const { label } = words.value;
  const text = useSignal(typed);
  const wrong = useSignal(typed === '' ? null : (why ?? 'form'));
  return (
    <main class="hold">
      <h1>{label('room.title')}</h1>
      <form
        onSubmit={event => {
          event.preventDefault();
          const code = parseRoomCode(text.value);
          wrong.value = code === null ? 'form' : null;
          if (code !== null) replaceUrl(`/s/${code}`);
        }}
      >
        <div class="field">
          <label for="room-code">{label('room.code')}</label>
          <input
            id="room-code"
            value={text.value}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={24}
            onInput={event => {
              text.value = event.currentTarget.value;
            }}
          />
        </div>
        <div role="alert">
          {wrong.value === 'form' && <p class="bubble">{label('room.code.form')}</p>}
          {wrong.value === 'no-such-room' && <p class="bubble">{label('room.code.none', { code: typed })}</p>}
        </div>
        {wrong.value !== null && wrong.value !== 'form' && wrong.value !== 'no-such-room' && (
          <RoomTrouble why={wrong.value} />
        )}
        <button type="submit" class="button primary">
          {label('room.code.go')}
        </button>
      </form>
    </main>
  );
}

const PhoneWait = later<PhoneWaitProps>(async () => (await import('./phone-wait.tsx')).PhoneWait, {
  ahead: true,
});
const PhoneTable = later<PhoneTableProps>(async () => {
  const [part] = await Promise.all([import('./phone-table.tsx'), speakNow('online', 'menu')]);
  return part.PhoneTable;
});

function InRoom({ id, code }: { readonly id: string; readonly code: string }): JSX.Element {
  const { label } = words.value;
  const room = useRoom(id).value;
  useAhead();
  const info = room?.info.value ?? null;
  const isPerson = info?.you.as === 'person';
  const table = info?.table ?? null;
  // Another box is being chosen by this phone; or one only wants to look on.
  const isChoosing = useSignal(false);
  const isLooking = useSignal(false);
  useEffect(() => {
    isChoosing.value = false;
    if (table !== null && isPerson) void addToDeal(server, id, table);
  }, [table, isPerson]);
  if (room?.trouble.value === 'no-such-room')
    return (
      <main class="hold">
        <h1>{label('room.closed')}</h1>
        <p>{label('room.closed-why')}</p>
      </main>
    );
  if (info === null) return <Waiting />;
  if (!isPerson && !isLooking.value)
    return (
      <JoinForm
        room={info}
        code={code}
        look={() => {
          isLooking.value = true;
        }}
      />
    );
  if (table === null || isChoosing.value) return <PhoneWait room={info} />;
  return (
    <PhoneTable
      room={info}
      table={table}
      chooseAnother={() => {
        isChoosing.value = true;
      }}
    />
  );
}
