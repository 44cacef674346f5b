import { signal } from '@preact/signals';
import type { Client } from '#protocol/client.ts';
import type { Trouble } from '#protocol/from-server.ts';
import type { RoomInfo } from '#protocol/room-info.ts';

/** A room as this page hears of it. */
export class RoomFeed {
  readonly id: string;
  readonly client: Client;
  readonly info = signal<RoomInfo | null>(null);
  /** Why it cannot be shown. */
  readonly trouble = signal<Trouble | null>(null);
  readonly #leave: readonly (() => void)[];

  constructor(id: string, client: Client) {
    this.id = id;
    this.client = client;
    this.#leave = [
      client.on(message => {
        if (message.t === 'room' && message.room === id) this.info.value = message.info;
      }),
      client.watchRoom(id, why => {
        this.trouble.value = why;
      }),
    ];
  }

  close(): void {
    for (const leave of this.#leave) leave();
  }
}
