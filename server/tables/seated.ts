/** At which tables people sit: what happens there is theirs to know, also where another process does it. */
export class Seated {
  readonly #players = new Map<string, Set<string>>();
  readonly #tables = new Map<string, readonly string[]>();

  /** Who sits at a table. */
  at(table: string): Iterable<string> {
    return this.#players.get(table) ?? [];
  }

  /** All tables of this player, from now on. */
  note(player: string, tables: readonly { readonly id: string }[]): void {
    for (const id of this.#tables.get(player) ?? []) {
      const there = this.#players.get(id);
      there?.delete(player);
      if (there?.size === 0) this.#players.delete(id);
    }
    const ids = tables.map(({ id }) => id);
    if (ids.length === 0) this.#tables.delete(player);
    else this.#tables.set(player, ids);
    for (const id of ids) this.#players.set(id, (this.#players.get(id) ?? new Set()).add(player));
  }
}
