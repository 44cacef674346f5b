import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Api, Got } from '#protocol/http.ts';
import type { RoomBox } from '#protocol/room-info.ts';

/** What keepers ask of their room. */
export interface Keeping {
  /** Why the last wish was not followed. */
  readonly trouble: Signal<string | null>;
  readonly setBox: (box: RoomBox) => void;
  /** Whether those who know the code may still come in. */
  readonly setDoor: (isOpen: boolean) => void;
  readonly begin: () => void;
  readonly showOut: (player: string) => void;
  readonly giveLead: (player: string) => void;
  readonly answerClaim: (claim: string, agrees: boolean) => void;
}

/** `api`: of whoever asks, a phone or a screen. */
export function useKeeping(api: Api, room: string): Keeping {
  const trouble = useSignal<string | null>(null);
  return useMemo(() => {
    const ask = (asked: Promise<Got<unknown>>): void => {
      trouble.value = null;
      void asked.then(got => {
        if (!got.ok) trouble.value = got.why;
      });
    };
    return {
      trouble,
      setBox: box => ask(api.setBox(room, box)),
      setDoor: isOpen => ask(api.setDoor(room, isOpen)),
      begin: () => ask(api.beginInRoom(room)),
      showOut: player => ask(api.showOut(room, player)),
      giveLead: player => ask(api.giveLead(room, player)),
      answerClaim: (claim, agrees) => ask(api.answerClaim(room, claim, agrees)),
    };
  }, [api, room]);
}
