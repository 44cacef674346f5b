import type { Viewer } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { editsBetween } from '#protocol/edits.ts';
import { CLOSE } from '#protocol/version.ts';
import type { Names } from './names.ts';
import { lobbyLine, type OpenTable, personsOf } from './open-table.ts';
import type { Numbered } from './shown.ts';
import type { Watcher } from './watcher.ts';

/** A frame as text, whole and as a change, each written if somebody wants it; without what differs by watcher. */
class Written {
  readonly #viewer: Viewer;
  readonly #before: Numbered | undefined;
  readonly #after: Numbered;
  #whole: string | undefined;
  #change: string | undefined;

  constructor(viewer: Viewer, before: Numbered | undefined, after: Numbered) {
    this.#viewer = viewer;
    this.#before = before;
    this.#after = after;
  }

  get whole(): string {
    const { envelope, by, n } = this.#after;
    this.#whole ??= `{"t":"frames","viewer":${JSON.stringify(this.#viewer)},"frames":[${JSON.stringify({ envelope, by })}],"n":${n}`;
    return this.#whole;
  }

  get change(): string {
    const [before, after] = [this.#before, this.#after];
    if (before === undefined) return this.whole;
    this.#change ??= `{"t":"change","from":${before.n},"n":${after.n},"by":${after.by},"edits":${JSON.stringify(
      editsBetween(before.envelope as Json, after.envelope as Json),
    )}`;
    return this.#change;
  }
}

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
    const clocks = match.clocks(Date.now());
    const end = `,"table":"${record.id}"${clocks === null ? '' : `,"clocks":${JSON.stringify(clocks)}`}}`;
    const written = new Map<Viewer, Written>();
    for (const watcher of table.watchers) {
      const viewer = table.viewerOf(watcher.player);
      let texts = written.get(viewer);
      if (texts === undefined) {
        const before = table.shown.of(viewer);
        const after = { envelope: match.envelope(viewer), by: match.by, n: match.count };
        table.shown.show(viewer, after);
        texts = new Written(viewer, before, after);
        written.set(viewer, texts);
      }
      const answers = answered?.watcher === watcher ? `,"answers":${JSON.stringify(answered.id)}` : '';
      watcher.sendText(`${watcher.takesChanges ? texts.change : texts.whole}${answers}${end}`);
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
