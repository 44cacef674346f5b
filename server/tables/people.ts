import type { PresenceStore } from '../store/presence.ts';
import type { HouseClock } from './house-clock.ts';

interface Where {
  readonly clock: Pick<HouseClock, 'now'>;
  /** Null: there is no other process. */
  readonly presence: PresenceStore | null;
}

const NOBODY: ReadonlyMap<string, null> = new Map();

/** Who has one table before them, at this process and at others; and since when somebody has not. */
export class People {
  readonly #table: string;
  readonly #where: Where;
  readonly #openedAt: number;
  /** By player: how many pages of theirs show this table here. */
  readonly #pages = new Map<string, number>();
  /** When who was here left; null while nobody has. */
  #left: Map<string, number> | null = null;
  /** The same at all other processes, as it was read last; null while they are there. */
  #elsewhere: ReadonlyMap<string, number | null> = NOBODY;

  constructor(table: string, where: Where) {
    this.#table = table;
    this.#where = where;
    this.#openedAt = where.clock.now();
  }

  /** One more page. */
  come(player: string): void {
    const pages = this.#pages.get(player) ?? 0;
    this.#pages.set(player, pages + 1);
    if (pages === 0) this.#note(player, null);
  }

  /** One page less. */
  go(player: string): void {
    const pages = (this.#pages.get(player) ?? 1) - 1;
    if (pages > 0) {
      this.#pages.set(player, pages);
      return;
    }
    this.#pages.delete(player);
    const now = this.#where.clock.now();
    this.#left ??= new Map();
    this.#left.set(player, now);
    this.#note(player, now);
  }

  isHere(player: string): boolean {
    return this.#pages.has(player) || this.#elsewhere.get(player) === null;
  }

  /** Null while they are here. Who has not come since this process opened the table has been away since then. */
  awaySince(player: string): number | null {
    if (this.isHere(player)) return null;
    const left = Math.max(this.#left?.get(player) ?? 0, this.#elsewhere.get(player) ?? 0);
    return left === 0 ? this.#openedAt : left;
  }

  /** How many of them do not sit here. */
  countBut(seated: readonly string[]): number {
    const all = new Set(this.#pages.keys());
    for (const [player, leftAt] of this.#elsewhere) if (leftAt === null) all.add(player);
    for (const player of seated) all.delete(player);
    return all.size;
  }

  /** Asks the other processes. True if something is not as it was. */
  async look(seated: readonly string[]): Promise<boolean> {
    const { presence, clock } = this.#where;
    if (presence === null) return false;
    const before = this.#elsewhere;
    this.#elsewhere = await presence.at(this.#table);
    // Of whom nobody knows anything: from now on all processes count the same time.
    for (const player of seated)
      if (!this.#pages.has(player) && !this.#elsewhere.has(player)) this.#note(player, clock.now());
    if (before.size !== this.#elsewhere.size) return true;
    for (const [player, leftAt] of this.#elsewhere) if (before.get(player) !== leftAt) return true;
    return false;
  }

  #note(player: string, leftAt: number | null): void {
    this.#where.presence?.note({ table: this.#table, player, leftAt });
  }
}
