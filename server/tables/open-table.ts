import type { AnyGame, Seat, Viewer } from '#contract/game.ts';
import type { Meta } from '#contract/meta.ts';
import type { LobbyTable, SeatInfo, TableInfo } from '#protocol/table-info.ts';
import type { HostedMatch } from '#table/hosted/hosted-match.ts';
import { RecentCommands } from '#table/hosted/recent-commands.ts';
import { Bucket } from '../bucket.ts';
import type { TableRecord } from '../store/records.ts';
import type { Names } from './names.ts';
import { Queue } from './queue.ts';
import { seatOf } from './seating.ts';
import { Shown } from './shown.ts';
import type { Watcher } from './watcher.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the house passes views and moves through without looking inside
export type AnyHostedMatch = HostedMatch<any>;

/** Things said at once, and each second. */
const SAY = { burst: 5, perSecond: 0.5 };

/** A table that this process has in hand: what is stored of it, who watches, and the match while somebody plays. */
export class OpenTable {
  readonly queue = new Queue();
  readonly watchers = new Set<Watcher>();
  readonly game: AnyGame;
  readonly hasPartners: boolean;
  record: TableRecord;
  /** Rebuilt from its events whenever it is needed, and let go when nobody does anything for a while. */
  match: AnyHostedMatch | null = null;
  /** What whoever watches has before them, see news.ts. */
  readonly shown = new Shown();
  /** By seat: the step in which its bot was last asked. */
  readonly woken = new Map<Seat, number>();
  usedAt = 0;
  readonly #openedAt = Date.now();
  /** When who was here left. */
  readonly #left = new Map<string, number>();
  /** Of what was last said. */
  saidSeq = 0;
  readonly said = new RecentCommands();
  /** By seat. A list takes little room while nobody speaks, and there are thousands of tables. */
  readonly #says: Bucket[] = [];

  constructor(game: AnyGame, record: TableRecord, meta: Meta | undefined) {
    this.game = game;
    this.hasPartners = meta?.partners === true;
    this.record = record;
  }

  viewerOf({ id }: { readonly id: string }): Viewer {
    return seatOf(this.record, id) ?? 'spectator';
  }

  isHere(player: string): boolean {
    for (const watcher of this.watchers) if (watcher.player.id === player) return true;
    return false;
  }

  /** Null while they are here. Who has not come since we have this table in hand has been away since then. */
  awaySince(player: string): number | null {
    return this.isHere(player) ? null : (this.#left.get(player) ?? this.#openedAt);
  }

  /** Whether this seat has not said too much lately, in all its pages together. */
  maySay(seat: Seat, now: number): boolean {
    this.#says[seat] ??= new Bucket(SAY);
    return this.#says[seat].take(now) === 0;
  }

  /** Somebody closed a page. */
  noteLeft(player: string, now: number): void {
    if (!this.isHere(player)) this.#left.set(player, now);
  }

  info(names: Names, viewer: string | null): TableInfo {
    const { record, match } = this;
    const seat = viewer === null ? null : seatOf(record, viewer);
    return {
      id: record.id,
      game: record.game,
      config: record.config,
      status: record.status,
      visibility: record.visibility,
      host: record.host,
      seats: record.seats.map((_, one) => this.#seatInfo(one, names)),
      clock: record.clock,
      chat: record.chat,
      commitment: record.commitment,
      createdAt: record.createdAt,
      startedAt: record.startedAt,
      endedAt: record.endedAt,
      step: match?.step ?? 0,
      spectators: this.#spectators(),
      stop: match?.stop ?? null,
      outcome: record.outcome,
      next: record.next,
      you: { seat, isHost: viewer === record.host },
    };
  }

  #seatInfo(seat: Seat, names: Names): SeatInfo {
    const there = this.record.seats[seat];
    if (there?.kind !== 'person') return there ?? { kind: 'empty' };
    return {
      kind: 'person',
      player: names.of(there.player),
      isHere: this.isHere(there.player),
      isReady: there.isReady,
      handedOver: this.match?.handedOver(seat) ?? null,
      awaySince: this.record.status === 'playing' ? this.awaySince(there.player) : null,
    };
  }

  #spectators(): number {
    const players = [...this.watchers].map(({ player }) => player.id);
    return new Set(players.filter(id => seatOf(this.record, id) === null)).size;
  }
}

/** A table in a list, where nobody asks who is there just now. */
export function lobbyLine(record: TableRecord, names: Names): LobbyTable {
  const { id, game, config, status, clock, createdAt } = record;
  const seats = record.seats.map((one): SeatInfo => {
    if (one.kind !== 'person') return one;
    return {
      kind: 'person',
      player: names.of(one.player),
      isHere: false,
      isReady: one.isReady,
      handedOver: null,
      awaySince: null,
    };
  });
  return { id, game, config, status, clock, seats, createdAt };
}

export function personsOf({ seats }: TableRecord): string[] {
  return seats.flatMap(one => (one.kind === 'person' ? [one.player] : []));
}
