import { useEffect, useMemo } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import type { AnyEnvelope, AnyGameUi, TellScene } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import type { RoomInfo } from '#protocol/room-info.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import type { Chair } from '#table/local-table.ts';
import type { Words } from '#text/words.ts';
import type { Feed } from '../online/feed.ts';
import type { RemoteTable } from '../online/remote-table.ts';
import { seatNames } from '../table/seat-names.ts';
import { useSounds } from '../table/use-sounds.ts';

/** A match as a big screen shows it: what everybody may see, and who sits there. */
export interface Scene extends TellScene {
  readonly room: RoomInfo;
  readonly info: TableInfo;
  readonly feed: Feed;
  readonly table: RemoteTable;
  readonly gameUi: AnyGameUi;
  readonly chairs: readonly Chair[];
  readonly envelope: AnyEnvelope;
  readonly before: AnyEnvelope | null;
  /** Over, or stopped, and all of it has been shown. */
  readonly hasEnded: boolean;
}

interface Played {
  readonly room: RoomInfo;
  readonly info: TableInfo;
  readonly feed: Feed;
  readonly table: RemoteTable;
  readonly words: Words;
}

/** Null until something has come. */
export function useScene({ room, info, feed, table, words }: Played): Scene | null {
  const stage = table.stage.value;
  const { gameUi } = table;
  useEffect(() => {
    if (gameUi.beats !== undefined) stage.beats = gameUi.beats;
    stage.tellOn();
    return () => stage.stop();
  }, [stage]);
  useEffect(() => () => table.close(), [table]);
  const chairs = table.chairs.value;
  const seatName = useMemo(() => seatNames(chairs, words, 'spectator'), [chairs, words]);
  useSounds({ gameUi, stage, isSeen: true });
  const [frames, at] = [stage.frames.value, stage.at.value];
  const frame = frames[at];
  if (frame === undefined) return null;
  const isCalledOff = table.isCalledOff.value && stage.caughtUp;
  return {
    room,
    info,
    feed,
    table,
    gameUi,
    chairs,
    words,
    seatName,
    envelope: isCalledOff ? { ...frame.envelope, turn: null, chosen: [] } : frame.envelope,
    before: frames[at - 1]?.envelope ?? null,
    hasEnded: (frame.envelope.outcome !== null || isCalledOff) && stage.caughtUp,
  };
}

/** The seats that the table waits for. */
export function askedSeats({ chairs, envelope }: Pick<Scene, 'chairs' | 'envelope'>): readonly Seat[] {
  return [...chairs.keys()].filter(seat => isAsked(envelope, seat));
}

/** Of those, the ones whose phone sleeps, or is away, while nobody plays for them. Whoever plays here needs none. */
export function awaitedSeats(scene: Pick<Scene, 'chairs' | 'envelope' | 'info' | 'room'>): readonly Seat[] {
  const { info, room } = scene;
  const playsHere = new Set(room.people.flatMap(({ by, player }) => (by === 'screen' ? [player.id] : [])));
  return askedSeats(scene).filter(seat => {
    const there = info.seats[seat];
    return (
      there?.kind === 'person' &&
      !there.isHere &&
      there.handedOver === null &&
      !playsHere.has(there.player.id)
    );
  });
}
