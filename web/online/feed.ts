import { signal } from '@preact/signals';
import type { Facts, Seat, Viewer } from '#contract/game.ts';
import type { Answer, Client, Wish } from '#protocol/client.ts';
import type { FromServer, Trouble } from '#protocol/from-server.ts';
import type { ClockInfo, Said, TableInfo } from '#protocol/table-info.ts';
import type { AnyFrame } from '#table/history.ts';

/** Steps as they came, for whoever looks on here. */
export interface Batch {
  readonly viewer: Viewer;
  readonly frames: readonly AnyFrame[];
}

/** A sentence for the person at the table: `words.refusal(rule, facts)`. */
export interface Notice {
  readonly rule: string;
  readonly facts: Facts;
}

/** What was told about the clocks, and when this page heard it. */
export interface ClocksTold {
  readonly told: ClockInfo;
  /** As `performance.now()`. */
  readonly at: number;
}

/** What a seat has laid and not confirmed, as those who look on are told. */
export interface Tried {
  readonly seat: Seat;
  readonly step: number;
  /** Null: nothing any more. */
  readonly move: unknown;
}

type WishHere = Wish extends infer One ? (One extends Wish ? Omit<One, 'table'> : never) : never;

/** A table elsewhere, from before its match begins until after its end: all that is told about it. */
export class Feed {
  readonly id: string;
  readonly client: Client;
  readonly as: Viewer | undefined;
  readonly info = signal<TableInfo | null>(null);
  readonly said = signal<readonly Said[]>([]);
  readonly clocks = signal<ClocksTold | null>(null);
  readonly tried = signal<Tried | null>(null);
  /** Why the table cannot be shown. */
  readonly trouble = signal<Trouble | null>(null);
  /** Why something was not done, until something else is. */
  readonly notice = signal<Notice | null>(null);
  readonly #leave: () => void;
  #stopWatching: () => void;
  #listener: ((batch: Batch) => void) | null = null;
  /** What came before anybody listened. */
  #early: Batch[] = [];
  #last: number | undefined;

  /** `as`: from another place than one's own, by a client of its own. */
  constructor(id: string, client: Client, as?: Viewer) {
    this.id = id;
    this.as = as;
    this.client = client;
    this.#leave = client.on(message => this.#hear(message));
    this.#stopWatching = this.#watch();
  }

  /** One listener, who also hears what came before. */
  onFrames(listener: (batch: Batch) => void): void {
    this.#listener = listener;
    for (const batch of this.#early) listener(batch);
    this.#early = [];
  }

  /** Fetches what is known from the server again. */
  refresh(): void {
    const stop = this.#stopWatching;
    this.#stopWatching = this.#watch();
    stop();
  }

  /** Wishes something; says why if it is not done. */
  async wish(wish: WishHere): Promise<Answer> {
    const answer = await this.client.send({ ...wish, table: this.id });
    this.notice.value = noticeOf(answer);
    return answer;
  }

  close(): void {
    this.#leave();
    this.#stopWatching();
    this.#listener = null;
  }

  #watch(): () => void {
    return this.client.watch(
      this.id,
      () => this.#last,
      why => {
        this.trouble.value = why;
      },
      this.as,
    );
  }

  #hear(message: FromServer): void {
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.t) {
      case 'info':
        this.info.value = message.info;
        break;
      case 'frames':
        this.#hearFrames(message);
        break;
      case 'trying':
        this.tried.value = message;
        break;
      case 'talk':
        this.#hearTalk(message.said);
        break;
    }
  }

  #hearFrames({ viewer, frames, clocks }: Extract<FromServer, { t: 'frames' }>): void {
    this.clocks.value = clocks === undefined ? null : { told: clocks, at: performance.now() };
    const batch: Batch = { viewer, frames: frames as readonly AnyFrame[] };
    this.#last = batch.frames.at(-1)?.envelope.step ?? this.#last;
    if (this.#listener === null) this.#early.push(batch);
    else this.#listener(batch);
  }

  /** After a reconnect the server repeats what was said: only what is new counts. */
  #hearTalk(said: readonly Said[]): void {
    const last = this.said.value.at(-1)?.seq ?? 0;
    const fresh = said.filter(({ seq }) => seq > last);
    if (fresh.length > 0) this.said.value = [...this.said.value, ...fresh];
  }
}

export function noticeOf(answer: Answer): Notice | null {
  if (answer.ok) return null;
  return 'rule' in answer
    ? { rule: answer.rule, facts: answer.facts }
    : { rule: `online-table.${answer.why}`, facts: {} };
}
