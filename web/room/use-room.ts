import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Client } from '#protocol/client.ts';
import { connection } from '../online/connection.ts';
import { Feed } from '../online/feed.ts';
import { RoomFeed } from './room-feed.ts';

/** The room, as long as the page shows it. */
export function useRoom(id: string): Signal<RoomFeed | null> {
  const room = useSignal<RoomFeed | null>(null);
  useEffect(() => {
    const opened = new RoomFeed(id, connection());
    room.value = opened;
    return () => opened.close();
  }, [id]);
  return room;
}

/** A table, as long as it is shown; null while there is none. `client`: of whoever looks at it. */
export function useFeed(table: string | null, client?: Client): Signal<Feed | null> {
  const feed = useSignal<Feed | null>(null);
  useEffect(() => {
    if (table === null) return undefined;
    const opened = new Feed(table, client ?? connection());
    feed.value = opened;
    return () => {
      opened.close();
      feed.value = null;
    };
  }, [table, client]);
  return feed;
}
