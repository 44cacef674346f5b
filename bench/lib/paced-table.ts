import type { WebSocket } from 'ws';
import type { FromServer } from '#protocol/from-server.ts';
import { LastFrames } from '#protocol/last-frames.ts';
import type { Played } from './loads.ts';
import { enter, type Host, say } from './server-load.ts';

/** Milliseconds from sending a move, for all moves of all tables. */
export interface Waits {
  /** Until whoever made it has the answer. */
  readonly answered: number[];
  /** Until the other player sees it. */
  readonly seen: number[];
}

interface Seen {
  readonly step: number;
  readonly turn: { readonly seats: readonly number[] } | null;
  readonly view: never;
}

interface Pace {
  readonly played: Played;
  readonly waits: Waits;
  /** Milliseconds that a player thinks. */
  readonly pause: number;
}

/** Two players, each at a process of their own or both at one, who think for a moment before each move. */
export class PacedTable {
  readonly #hosts: readonly Host[];
  readonly #players: readonly [number, number];
  readonly #pace: Pace;
  readonly #sockets: WebSocket[] = [];
  readonly #frames = [new LastFrames(), new LastFrames()];
  #table = '';
  /** The last step of this table that was played, when, and who has seen what it led to. */
  #sent = { step: -1, at: 0 };
  #isClosed = false;

  /** `players`: known to the first of the hosts by these numbers. */
  static async open(
    hosts: readonly [Host, Host],
    { tokens, players }: { readonly tokens: readonly string[]; readonly players: readonly [number, number] },
    pace: Pace,
  ): Promise<PacedTable> {
    const table = new PacedTable(hosts, players, pace);
    for (const [seat, host] of hosts.entries()) {
      const socket = await enter(host.port, tokens[players[seat] ?? 0] ?? '');
      socket.on('message', data => table.#hear(seat, (data as Buffer).toString()));
      table.#sockets.push(socket);
    }
    await table.#next();
    return table;
  }

  constructor(hosts: readonly Host[], players: readonly [number, number], pace: Pace) {
    this.#hosts = hosts;
    this.#players = players;
    this.#pace = pace;
  }

  close(): void {
    this.#isClosed = true;
    for (const socket of this.#sockets) socket.terminate();
  }

  /** Another match for the same two. */
  async #next(): Promise<void> {
    if (this.#isClosed) return;
    const { game, config } = this.#pace.played;
    const told = await this.#hosts[0]?.ask({ ask: 'table', game, config, players: this.#players });
    this.#table = (told as { table: string }).table;
    this.#sent = { step: -1, at: 0 };
    for (const socket of this.#sockets) say(socket, { t: 'watch', id: 'watch', table: this.#table });
  }

  #hear(seat: number, text: string): void {
    const heard = this.#frames[seat]?.whole(JSON.parse(text) as FromServer);
    if (heard?.t === 'refused' || heard?.t === 'error') throw new Error(text);
    if (heard?.t !== 'frames' || heard.table !== this.#table || this.#isClosed) return;
    const { step, turn, view } = (heard.frames.at(-1) as { readonly envelope: Seen }).envelope;
    if (this.#sent.step >= 0 && step === this.#sent.step + 1) {
      const { answered, seen } = this.#pace.waits;
      (heard.answers === undefined ? seen : answered).push(performance.now() - this.#sent.at);
    }
    if (turn === null) {
      say(this.#sockets[seat] as WebSocket, { t: 'unwatch', table: heard.table });
      if (heard.answers !== undefined) setTimeout(() => void this.#next(), this.#pace.pause);
      return;
    }
    if (turn.seats.includes(seat) && step > this.#sent.step) this.#playLater(seat, step, view);
  }

  #playLater(seat: number, step: number, view: never): void {
    const table = this.#table;
    // From half of it to one and a half, so that tables do not march in step.
    setTimeout(
      () => {
        if (this.#isClosed || table !== this.#table) return;
        this.#sent = { step, at: performance.now() };
        const move = this.#pace.played.choose(view);
        say(this.#sockets[seat] as WebSocket, { t: 'play', id: `${step}`, table, step, move });
      },
      this.#pace.pause * (0.5 + Math.random()),
    );
  }
}
