import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Json } from '#contract/json.ts';
import type { FromServer } from '#protocol/from-server.ts';
import { LastFrames } from '#protocol/last-frames.ts';
import { PROTOCOL, SOCKET_PATH } from '#protocol/version.ts';
import type { Taken } from './cpu-parts.ts';
import type { Ask, Told } from './server-host.ts';

export interface Load {
  readonly engine: 'sqlite' | 'postgres';
  /** A folder, or an address. */
  readonly place: string;
  readonly game: string;
  readonly config: Json;
  readonly tables: number;
  readonly seconds: number;
  /** From a view to a move. */
  readonly choose: (view: never) => Json;
  /** Seconds more, in which it is looked at where the time goes; that costs some itself. */
  readonly splitting?: number;
}

export interface Figures {
  readonly tables: number;
  readonly movesPerSecond: number;
  /** Milliseconds from a move to its acknowledgement. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's CPU. */
  readonly cpuPerMove: number;
  /** The same, part by part. */
  readonly parts?: readonly (readonly [string, number])[];
}

/** Moves that are not measured, as for the others: by then every server runs what its engine made of its code. */
const WARM = 20_000;

/** Two sockets a table; whoever's turn it is moves as soon as a frame says so; a finished match is replaced. */
export async function loadServer(load: Load): Promise<Figures> {
  const host = await Host.start([load.engine, load.place]);
  const waits: number[] = [];
  const { tokens } = (await host.ask({ ask: 'players', count: load.tables * 2 })) as { tokens: string[] };
  const tables: BusyTable[] = [];
  for (let i = 0; i < load.tables; i++)
    tables.push(await BusyTable.open(host, load, { tokens, first: i * 2, waits }));
  for (const table of tables) table.next();
  while (waits.length < WARM) await sleep(0.1);
  await host.ask({ ask: 'reset' });
  waits.length = 0;
  const start = performance.now();
  await sleep(load.seconds);
  const elapsed = (performance.now() - start) / 1000;
  const sorted = waits.slice().sort((a, b) => a - b);
  const { taken } = (await host.ask({ ask: 'stats' })) as { taken: Taken };
  const moves = sorted.length;
  const parts = load.splitting === undefined ? undefined : await partsOf(host, taken, load.splitting);
  for (const table of tables) table.close();
  await host.stop();
  return {
    tables: load.tables,
    movesPerSecond: Math.round(moves / elapsed),
    p50: round(sorted[Math.floor(moves * 0.5)]),
    p99: round(sorted[Math.floor(moves * 0.99)]),
    cpuPerMove: round(taken.all / moves),
    ...(parts === undefined
      ? {}
      : { parts: parts.map(([name, cpu]) => [name, round(cpu / moves)] as const) }),
  };
}

/** What the time went into, the largest first: all of it. */
async function partsOf(host: Host, { main, others }: Taken, seconds: number): Promise<[string, number][]> {
  await host.ask({ ask: 'profile' });
  await sleep(seconds);
  const { parts } = (await host.ask({ ask: 'parts' })) as { parts: Readonly<Record<string, number>> };
  const inMain = Object.entries(parts).map(([name, share]): [string, number] => [name, share * main]);
  return [...inMain, ...Object.entries(others)].sort((a, b) => b[1] - a[1]);
}

/** One server in a process of its own. */
export class Host {
  readonly port: number;
  readonly #child: ChildProcess;
  readonly #asked = new Map<number, (told: Told) => void>();
  #ids = 0;

  static start(args: readonly string[]): Promise<Host> {
    const child = fork(join(import.meta.dirname, 'server-host.ts'), args);
    return new Promise((resolve, reject) => {
      child.once('message', ({ port }: { port: number }) => resolve(new Host(child, port)));
      child.once('exit', code => reject(new Error(`the server ended with code ${code}`)));
    });
  }

  constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
    child.on('message', (told: Told & { readonly id: number }) => {
      this.#asked.get(told.id)?.(told);
      this.#asked.delete(told.id);
    });
  }

  ask(ask: Ask): Promise<Told> {
    this.#ids += 1;
    const id = this.#ids;
    this.#child.send({ ...ask, id });
    return new Promise(resolve => this.#asked.set(id, resolve));
  }

  /** When its process is gone: a database may be closed then. */
  stop(): Promise<void> {
    const gone = new Promise<void>(resolve => this.#child.once('exit', () => resolve()));
    this.#child.disconnect();
    return gone;
  }
}

interface Seen {
  readonly step: number;
  readonly turn: { readonly seats: readonly number[] } | null;
  readonly view: never;
}

class BusyTable {
  readonly #host: Host;
  readonly #load: Load;
  readonly #first: number;
  readonly #waits: number[];
  readonly #sockets: readonly WebSocket[];
  readonly #frames = [new LastFrames(), new LastFrames()];
  #table = '';
  /** By seat: the other may have moved before the answer is here. */
  readonly #sentAt = [0, 0];

  static async open(
    host: Host,
    load: Load,
    { tokens, first, waits }: { readonly tokens: readonly string[]; first: number; waits: number[] },
  ): Promise<BusyTable> {
    const sockets = await Promise.all([0, 1].map(seat => enter(host.port, tokens[first + seat] ?? '')));
    return new BusyTable(host, load, { sockets, first, waits });
  }

  constructor(
    host: Host,
    load: Load,
    { sockets, first, waits }: { readonly sockets: readonly WebSocket[]; first: number; waits: number[] },
  ) {
    this.#host = host;
    this.#load = load;
    this.#first = first;
    this.#waits = waits;
    this.#sockets = sockets;
    for (const [seat, socket] of sockets.entries())
      socket.on('message', data => this.#hear(seat, (data as Buffer).toString()));
  }

  /** Another match for the same two. */
  next(): void {
    const { game, config } = this.#load;
    void this.#host
      .ask({ ask: 'table', game, config, players: [this.#first, this.#first + 1] })
      .then(told => {
        this.#table = (told as { table: string }).table;
        for (const socket of this.#sockets) say(socket, { t: 'watch', id: 'watch', table: this.#table });
      });
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #hear(seat: number, text: string): void {
    const heard = this.#frames[seat]?.whole(JSON.parse(text) as FromServer);
    if (heard?.t === 'refused' || heard?.t === 'error') throw new Error(text);
    if (heard?.t !== 'frames' || heard.table !== this.#table) return;
    if (heard.answers !== undefined) this.#waits.push(performance.now() - (this.#sentAt[seat] ?? 0));
    const { step, turn, view } = (heard.frames[0] as { readonly envelope: Seen }).envelope;
    if (turn === null) {
      say(this.#sockets[seat] as WebSocket, { t: 'unwatch', table: heard.table });
      if (heard.answers !== undefined) this.next();
      return;
    }
    if (!turn.seats.includes(seat)) return;
    const move = this.#load.choose(view);
    this.#sentAt[seat] = performance.now();
    say(this.#sockets[seat] as WebSocket, { t: 'play', id: `${step}`, table: heard.table, step, move });
  }
}

/** A greeted socket, as programs open one. */
export function enter(port: number, token: string): Promise<WebSocket> {
  return greeted(new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, { perMessageDeflate: false }), token);
}

export function greeted(socket: WebSocket, token: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    socket.once('open', () => say(socket, { t: 'hello', protocol: PROTOCOL, token, changes: true }));
    socket.once('message', () => resolve(socket));
    socket.once('error', reject);
  });
}

export function say(socket: WebSocket, message: Json): void {
  socket.send(JSON.stringify(message));
}

function sleep(seconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, seconds * 1000));
}

function round(figure = 0): number {
  return Math.round(figure * 10) / 10;
}
