import './room.css';
import './salon.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { parseRoomCode } from '#protocol/room-code.ts';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import type { PageProps } from '../app/router.ts';
import { words } from '../app/words.ts';
import { server } from '../me/session.ts';
import { speakAs } from '../online/connection.ts';
import { Screen } from './screen.tsx';
import { openRoom, rememberScreen, type ScreenSession, screenHere, showRoom } from './screen-session.ts';
import { troubleWords } from './trouble.tsx';

/** A big screen: `/salon` opens a room, or shows the one that this browser shows; `/salon/moki42` shows one more time. */
export function SalonPage({ place }: PageProps): JSX.Element {
  const { label } = words.value;
  const session = useSignal<ScreenSession | null>(null);
  const trouble = useSignal<string | null>(null);
  useTitle(label('room.title'));
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['screen'] = 'big';
    return () => {
      delete dataset['screen'];
      speakAs(undefined);
    };
  }, []);

  async function open(): Promise<void> {
    const code = parseRoomCode(place.path[1] ?? '');
    const here = code === null ? screenHere() : null;
    const opened =
      here === null ? await (code === null ? openRoom() : join(code)) : { ok: true, value: here };
    if ('value' in opened) show(opened.value);
    else trouble.value = opened.why;
  }
  function show(found: ScreenSession): void {
    speakAs(found.token);
    trouble.value = null;
    session.value = found;
  }
  function startAnew(): void {
    rememberScreen(null);
    session.value = null;
    void open();
  }
  useEffect(() => void open(), []);

  const { value: shown } = session;
  if (shown !== null)
    return (
      <Screen
        key={shown.id}
        session={shown}
        change={next => {
          rememberScreen(next);
          session.value = next;
        }}
        startAnew={startAnew}
      />
    );
  if (trouble.value === null) return <Waiting />;
  return (
    <main class="page">
      <h1>{label('room.title')}</h1>
      <p>{troubleWords(trouble.value)}</p>
      <button type="button" class="button primary" onClick={() => void open()}>
        {label('room.open-another')}
      </button>
    </main>
  );
}

async function join(code: string): ReturnType<typeof showRoom> {
  const found = await server.roomCalled(code);
  return found.ok ? showRoom(found.value.id) : found;
}
