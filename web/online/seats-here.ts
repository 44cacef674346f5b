/** Around one device, at a table elsewhere: it holds several seats, and a curtain falls between their owners. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat, Verdict, Viewer } from '#contract/game.ts';
import type { AnyEnvelope } from '#contract/page.ts';
import { isAsked } from '#kernel/asked.ts';
import { must } from '#kernel/must.ts';
import type { FramedTable, Handing } from '../table/framed-table.ts';
import { openLine } from './connection.ts';
import { Feed } from './feed.ts';
import { RemoteTable } from './remote-table.ts';

/** A table as it is seen from one place, over a socket of its own: what one seat is told never meets another's. */
interface Place {
  readonly table: RemoteTable;
  readonly close: () => void;
}

export class SeatsHere implements FramedTable, Handing {
  readonly game;
  readonly gameUi;
  readonly chairs;
  readonly isCalledOff;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly hands: ReadonlySignal<Seat | null>;
  readonly stage;
  readonly curtain = signal<Seat | null>(null);
  readonly handing = this;
  readonly #seat;
  /** By seat, one's own among them. */
  readonly #tables: ReadonlyMap<Seat, RemoteTable>;
  readonly #open: Place;
  readonly #others: readonly Place[];
  readonly #stopLooking: () => void;

  constructor(id: string, own: { readonly table: RemoteTable; readonly seat: Seat }, held: readonly Seat[]) {
    const { table } = own;
    this.game = table.game;
    this.gameUi = table.gameUi;
    this.chairs = table.chairs;
    this.isCalledOff = table.isCalledOff;
    const others = held.map(seat => [seat, placeOf(id, table, seat)] as const);
    this.#others = others.map(([, place]) => place);
    this.#open = placeOf(id, table, 'spectator');
    this.#tables = new Map([[own.seat, table], ...others.map(([seat, one]) => [seat, one.table] as const)]);
    this.#seat = signal(own.seat);
    const now = computed(() => must(this.#tables.get(this.#seat.value)));
    this.viewer = computed(() => now.value.viewer.value);
    this.stage = computed(() => now.value.stage.value);
    this.hands = computed(() => now.value.hands.value);
    // What everybody sees comes over another socket than what a seat sees, earlier or later.
    this.#stopLooking = effect(() => this.checkCurtain());
  }

  get #now(): RemoteTable {
    return must(this.#tables.get(this.#seat.value));
  }

  start(): void {
    for (const { table } of this.#others) table.start();
  }

  close(): void {
    this.#stopLooking();
    for (const { close } of [...this.#others, this.#open]) close();
  }

  check(move: unknown): Verdict<string> {
    return this.#now.check(move);
  }

  submit(move: unknown, step: number): Promise<Verdict<string>> {
    return this.#now.submit(move, step);
  }

  openView(): AnyEnvelope {
    return must(this.#open.table.stage.value.frames.value.at(-1)).envelope;
  }

  openSteps(): readonly AnyEnvelope[] {
    const frames = this.#open.table.stage.value.frames.value;
    const last = frames.findLastIndex(({ by }) => by !== null && this.#tables.has(by));
    return frames.slice(Math.max(0, last - 1)).map(({ envelope }) => envelope);
  }

  reveal(): void {
    const seat = this.curtain.value;
    if (seat === null) return;
    this.#seat.value = seat;
    this.curtain.value = null;
    this.stage.value.skip();
  }

  checkCurtain(): void {
    // What everybody sees must be there to be shown in front of it.
    const isReady = this.#open.table.stage.value.frames.value.length > 0;
    if (!isReady || this.curtain.value !== null || !this.stage.value.caughtUp) return;
    const now = this.stage.value.frames.value.at(-1)?.envelope;
    if (now === undefined) return;
    // Whoever plays in a bot's place is asked there.
    const asked = [...this.#tables].flatMap(([seat, { hands }]) =>
      hands.value !== null && isAsked(now, hands.value) ? [seat] : [],
    );
    const [next] = asked;
    if (next !== undefined && !asked.includes(this.#seat.value)) this.curtain.value = next;
  }
}

function placeOf(id: string, { game, gameUi }: RemoteTable, as: Viewer): Place {
  const client = openLine();
  const feed = new Feed(id, client, as);
  const table = new RemoteTable(feed, game, gameUi);
  return {
    table,
    close() {
      table.close();
      feed.close();
      client.close();
    },
  };
}
