import './screen-play.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { registry } from '#games/registry.ts';
import type { Client } from '#protocol/client.ts';
import type { RoomInfo } from '#protocol/room-info.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import { useTitle } from '#ui/use-title.ts';
import { Waiting } from '#ui/waiting.tsx';
import { words } from '../app/words.ts';
import { connectionOf } from '../online/connection.ts';
import type { Feed } from '../online/feed.ts';
import { OnlineTable } from '../online/online-table.tsx';
import { useRemote } from '../online/use-remote.ts';
import { Claims } from './claims.tsx';
import type { Keeping } from './keeping.ts';
import { ScreenBoard } from './screen-board.tsx';
import { ScreenCloth } from './screen-cloth.tsx';
import { ScreenEnd } from './screen-end.tsx';
import { useScene } from './screen-scene.ts';
import type { ScreenSession } from './screen-session.ts';
import { useFeed } from './use-room.ts';

export interface ScreenTableProps {
  readonly room: RoomInfo;
  readonly table: string;
  readonly session: ScreenSession;
  readonly keeping: Keeping;
  readonly chooseAnother: () => void;
}

/** The table as everybody may see it; behind a curtain, the hand of somebody who plays here. */
export function ScreenTable(props: ScreenTableProps): JSX.Element {
  const { table, session } = props;
  // Whose hand is shown. It is nobody's again with the next table.
  const shown = useSignal<string | null>(null);
  useEffect(() => {
    shown.value = null;
  }, [table]);
  const token = shown.value === null ? undefined : session.people[shown.value];
  const close = (): void => {
    shown.value = null;
  };
  const open = (player: string): void => {
    shown.value = player;
  };
  return token === undefined ? (
    <Open key={table} {...props} open={open} />
  ) : (
    <Hand table={table} token={token} close={close} />
  );
}

function Open(props: ScreenTableProps & { readonly open: (player: string) => void }): JSX.Element {
  const { room, table, session, keeping, chooseAnother, open } = props;
  const { label } = words.value;
  const feed = useFeed(table).value;
  const info = feed?.info.value ?? null;
  if (feed === null || info === null) return <Waiting />;
  return (
    <div class="salon at-table">
      {info.status === 'open' ? (
        <main class="screen-dealing">
          <h1>{label('room.begin.waiting')}</h1>
          {room.you.isKeeper && (
            <button type="button" class="button" onClick={keeping.begin}>
              {label('room.begin.now')}
            </button>
          )}
        </main>
      ) : (
        <Played {...{ feed, info, room, keeping, chooseAnother }} />
      )}
      <div class="salon-side">
        <Claims room={room} keeping={keeping} />
        {info.status === 'playing' && <Players info={info} people={session.people} open={open} />}
      </div>
    </div>
  );
}

type PlayedProps = Pick<ScreenTableProps, 'room' | 'keeping' | 'chooseAnother'> & {
  readonly feed: Feed;
  readonly info: TableInfo;
};

function Played(props: PlayedProps): JSX.Element {
  const loaded = useRemote(props.feed, props.info).value;
  if (loaded.tag === 'failed') throw loaded.error;
  return loaded.tag === 'waiting' ? <Waiting /> : <OnScreen {...props} {...loaded.value} />;
}

function OnScreen(props: PlayedProps & Parameters<typeof useScene>[0]): JSX.Element {
  const { keeping, chooseAnother } = props;
  const scene = useScene(props);
  const name = registry[props.info.game]?.meta.name ?? '';
  useTitle(name);
  if (scene === null) return <Waiting />;
  if (scene.hasEnded) return <ScreenEnd {...{ scene, keeping, chooseAnother }} />;
  return scene.gameUi.cloth ? <ScreenCloth scene={scene} /> : <ScreenBoard scene={scene} />;
}

/** Those who play at this screen: each opens the curtain for themselves. */
function Players({
  info,
  people,
  open,
}: {
  readonly info: TableInfo;
  readonly people: Readonly<Record<string, string>>;
  readonly open: (player: string) => void;
}): JSX.Element {
  const { label } = words.value;
  return (
    <>
      {info.seats.map(seat =>
        seat.kind === 'person' && people[seat.player.id] !== undefined ? (
          <section key={seat.player.id} class="panel">
            <p>{label('room.curtain', { name: seat.player.name })}</p>
            <button type="button" class="button" onClick={() => open(seat.player.id)}>
              {label('room.curtain.open', { name: seat.player.name })}
            </button>
          </section>
        ) : null,
      )}
    </>
  );
}

/** A socket of their own, as long as the curtain is open. */
function Hand({
  table,
  token,
  close,
}: {
  readonly table: string;
  readonly token: string;
  readonly close: () => void;
}): JSX.Element {
  const { label } = words.value;
  const client = useMemo((): Client => connectionOf(token), [token]);
  useEffect(() => () => client.close(), [client]);
  const feed = useFeed(table, client).value;
  const info = feed?.info.value ?? null;
  const isOver = info !== null && info.status !== 'playing';
  // The end is everybody's.
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  return (
    <div class="salon behind-curtain">
      <p class="salon-side">
        <button type="button" class="button primary" onClick={close}>
          {label('room.curtain.close')}
        </button>
      </p>
      {feed === null || info === null ? (
        <Waiting />
      ) : (
        <OnlineTable feed={feed} info={info} around={{ after: null, menu: null }} />
      )}
    </div>
  );
}
