import type { Viewer } from '#kernel/game.ts';
import { CLOSE } from '#protocol/version.ts';
import type { Names } from './names.ts';
import { lobbyLine, type OpenTable, personsOf } from './open-table.ts';
import type { Watcher } from './watcher.ts';

/** Several changes within this time are told as one. */
const GATHER = 200;

/** Who is told what. Game information leaves through `frame` alone, and that takes a sealed envelope. */
export class News {
  readonly #names: Names;
  readonly #lobby = new Set<Watcher>();
  /** Everybody with a socket, by player. */
  readonly #sockets = new Map<string, Set<Watcher>>();
  readonly #mineOf: (watcher: Watcher) => Promise<void>;
  readonly #later = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(names: Names, mineOf: (watcher: Watcher) => Promise<void>) {
    this.#names = names;
    this.#mineOf = mineOf;
  }

  arrive(watcher: Watcher): void {
    const { id } = watcher.player;
    const all = this.#sockets.get(id) ?? new Set();
    this.#sockets.set(id, all.add(watcher));
  }

  leave(watcher: Watcher): void {
    this.#lobby.delete(watcher);
    const all = this.#sockets.get(watcher.player.id);
    all?.delete(watcher);
    if (all?.size === 0) this.#sockets.delete(watcher.player.id);
  }

  /** Their pages come back by themselves, if they still may. */
  showOut(player: string): void {
    for (const watcher of this.#sockets.get(player) ?? []) watcher.close(CLOSE.stopping);
  }

  isConnected(player: string): boolean {
    return this.#sockets.has(player);
  }

  followLobby(watcher: Watcher, on: boolean): void {
    if (on) this.#lobby.add(watcher);
    else this.#lobby.delete(watcher);
  }

  /** The step as each may see it, written once for each point of view. */
  frame(table: OpenTable, answered?: { readonly watcher: Watcher; readonly id: string }): void {
    const { match, record } = table;
    if (match === null) return;
    const now = Date.now();
    const clocks = match.clocks(now);
    const end = `${clocks === null ? '' : `,"clocks":${JSON.stringify(clocks)}`}}`;
    const written = new Map<Viewer, string>();
    for (const watcher of table.watchers) {
      const viewer = table.viewerOf(watcher.player);
      let text = written.get(viewer);
      if (text === undefined) {
        const frame = { envelope: match.envelope(viewer), by: match.by };
        text = `{"t":"frames","table":"${record.id}","viewer":${JSON.stringify(viewer)},"frames":[${JSON.stringify(frame)}]${end}`;
        written.set(viewer, text);
      }
      const isAnswer = answered?.watcher === watcher;
      watcher.sendText(isAnswer ? `{"answers":${JSON.stringify(answered.id)},${text.slice(1)}` : text);
    }
  }

  async info(table: OpenTable): Promise<void> {
    await this.#names.learn([...personsOf(table.record)]);
    for (const watcher of table.watchers) {
      const info = table.info(this.#names, watcher.player.id);
      watcher.send({ t: 'info', table: table.record.id, info });
    }
  }

  /** Lists that are open elsewhere: the lobby, and the own tables of those who sit here but look elsewhere. */
  listed(table: OpenTable): void {
    const { record } = table;
    if (record.visibility === 'public' && this.#lobby.size > 0)
      this.#gather(`lobby ${record.id}`, () => this.#lobbyChange(table));
    for (const seat of record.seats) {
      if (seat.kind === 'person' && this.#looksElsewhere(seat.player, table))
        this.#gather(`mine ${seat.player}`, () => this.#tellMine(seat.player, table));
    }
  }

  #looksElsewhere(player: string, { watchers }: OpenTable): boolean {
    for (const watcher of this.#sockets.get(player) ?? []) if (!watchers.has(watcher)) return true;
    return false;
  }

  async #tellMine(player: string, { watchers }: OpenTable): Promise<void> {
    for (const watcher of this.#sockets.get(player) ?? [])
      if (!watchers.has(watcher)) await this.#mineOf(watcher);
  }

  close(): void {
    for (const timer of this.#later.values()) clearTimeout(timer);
    this.#later.clear();
  }

  async #lobbyChange({ record }: OpenTable): Promise<void> {
    await this.#names.learn(personsOf(record));
    const isListed = record.status === 'open' || record.status === 'playing';
    const table = isListed ? lobbyLine(record, this.#names) : null;
    for (const watcher of this.#lobby) watcher.send({ t: 'lobby-change', id: record.id, table });
  }

  #gather(what: string, tell: () => Promise<void>): void {
    if (this.#later.has(what)) return;
    const timer = setTimeout(() => {
      this.#later.delete(what);
      // A list that could not be read now is read again with the next change.
      tell().catch(() => undefined);
    }, GATHER);
    timer.unref();
    this.#later.set(what, timer);
  }
}
