import type { PlayerInfo } from '#protocol/table-info.ts';
import type { PlayerStore } from '../store/store.ts';

/** How many names are kept at hand. */
const KEPT = 10_000;

/** Names and faces, asked of the store once. */
export class Names {
  readonly #players: PlayerStore;
  readonly #known = new Map<string, PlayerInfo>();
  /** So often somebody was forgotten. */
  #changes = 0;

  constructor(players: PlayerStore) {
    this.#players = players;
  }

  /** After this, `of` knows them all. */
  async learn(ids: readonly string[]): Promise<void> {
    if (this.#known.size > KEPT) this.#known.clear();
    const unknown = [...new Set(ids)].filter(id => !this.#known.has(id));
    if (unknown.length === 0) return undefined;
    const changes = this.#changes;
    const found = await this.#players.findAll(unknown);
    // What was read may be older than the news.
    if (changes !== this.#changes) return this.learn(unknown);
    for (const { id, name, face } of found) this.note({ id, name, face });
    return undefined;
  }

  /** Somebody who is gone has no name; pages have a word for them. */
  of(id: string): PlayerInfo {
    return this.#known.get(id) ?? { id, name: '', face: 0 };
  }

  note(player: PlayerInfo): void {
    this.#known.set(player.id, player);
  }

  forget(id: string): void {
    this.#known.delete(id);
    this.#changes += 1;
  }
}
