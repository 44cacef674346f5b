import type { Change } from '../store/change.ts';
import type { Audience } from './audience.ts';
import type { Company } from './company.ts';
import { Persistence } from './persistence.ts';
import { reseatedBetween } from './seating.ts';
import type { StoredTable } from './stored-table.ts';
import type { Talk } from './talk.ts';

/** What another process does at a table. */
export type AtTable = Exclude<Change, { kind: 'player' | 'room' }>;

interface Parts {
  readonly stored: StoredTable;
  readonly audience: Audience;
  readonly company: Company;
  readonly talk: Talk;
}

interface How {
  /** Waits for its turn at the table. */
  readonly inTurn: (task: () => Promise<void>) => Promise<void>;
  /** Aborted when the house closes. */
  readonly closing: AbortSignal;
}

/** What other processes wrote at one table is shown to those who watch it here. */
export class CatchingUp {
  readonly #parts: Parts;
  readonly #inTurn: How['inTurn'];
  /** While the store does not answer, what is in hand may be old. */
  readonly #late: Persistence;

  constructor(parts: Parts, { inTurn, closing }: How) {
    this.#parts = parts;
    this.#inTurn = inTurn;
    this.#late = new Persistence(() => inTurn(() => this.#all()), closing);
  }

  /** With something that was just heard of. */
  with(change: AtTable): Promise<void> {
    const heard = this.#inTurn(() => {
      switch (change.kind) {
        case 'log':
          return this.#follow(change);
        case 'record':
          return this.#followRecord();
        case 'talk':
          return this.#tellTalk();
        case 'people':
          return this.#parts.company.look();
      }
    });
    return heard.catch((error: unknown) => this.#persist(error));
  }

  /** With whatever may have gone unheard. */
  withAll(): Promise<void> {
    return this.#inTurn(() => this.#all()).catch((error: unknown) => this.#persist(error));
  }

  /** In a moment, and until it is done. */
  again(): void {
    this.#late.again();
  }

  /** In turn already: what is in hand may be old, whoever watches sees what the store says. */
  async showStored(): Promise<void> {
    await this.#parts.stored.readAgain();
    await this.showAll();
  }

  /** In turn already: whoever watches is told all about the table, and shown the match if it has begun. */
  async showAll(): Promise<void> {
    const { stored, audience, company } = this.#parts;
    if (audience.size === 0) return;
    const match = await stored.load();
    await company.tellInfo();
    if (match !== null) audience.show(match, stored.record);
  }

  #persist(error: unknown): never {
    this.#late.again();
    throw error;
  }

  async #all(): Promise<void> {
    await this.#parts.company.look();
    await this.showStored();
    await this.#tellTalk();
  }

  async #follow({ before, events }: Extract<AtTable, { kind: 'log' }>): Promise<void> {
    const { stored, audience, company } = this.#parts;
    const shown = stored.match;
    if (!(await stored.follow(before, events?.() ?? null)) || audience.size === 0) return;
    const match = await stored.load();
    if (match === null) return;
    audience.show(match, stored.record);
    // Seats are handed over and taken back, and so on; or what is in hand is not what was shown before.
    const isPlain = events !== null && events().every(({ event }) => event.kind === 'choice');
    if (!isPlain || match !== shown) await company.tellInfo();
  }

  async #followRecord(): Promise<void> {
    const { stored, audience, company } = this.#parts;
    const before = stored.record;
    await stored.readRecord();
    if (audience.size === 0) return;
    const match = await stored.load();
    await company.tellInfo();
    if (match !== null && before.status === 'open') audience.show(match, stored.record);
    else audience.showAnew(match, stored.record, reseatedBetween(before, stored.record));
  }

  async #tellTalk(): Promise<void> {
    const { stored, audience, talk } = this.#parts;
    if (audience.size === 0) return;
    const said = await talk.unheard();
    if (said.length > 0) audience.tell({ t: 'talk', table: stored.record.id, said });
  }
}
