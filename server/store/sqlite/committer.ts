import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Statement } from '../database.ts';
import { codeOf } from './code.ts';
import { Tail, type TailEntry } from './tail.ts';

/** The statements of one write: all of them, or none. */
export interface Write {
  readonly statements: readonly Statement[];
  /** The match whose events must all be in their places before. */
  readonly settles?: string;
}

/** What is committed together. */
export interface Group {
  readonly entries: readonly TailEntry[];
  readonly writes: readonly Write[];
}

/** How many rows the first statement of a write touched, or why nothing was written. */
export type Committed = { readonly touched: number } | { readonly error: unknown };

export interface Answer {
  /** What became of the entries. */
  readonly entries: Committed;
  readonly writes: readonly Committed[];
}

/** How many matches have their events put in their places after each commit: more than come new, so that few ever wait. */
export const PLACED_AFTER_COMMIT = 2;
/** The same at a time while nobody writes. */
export const PLACED_WHILE_IDLE = 32;

/** Commits whole groups of writes on one connection, for a commit waits for the disk; each is answered by itself. */
export class Committer {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  readonly #tail: Tail;

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
    this.#tail = Tail.of(connection);
  }

  commit(group: Group): Answer {
    const { entries, writes } = group;
    try {
      return this.#commit(group);
    } catch (error) {
      if (codeOf(error) !== SQLITE_CONSTRAINT) return failure(group, error);
      if (entries.length === 0 && writes.length === 1) return { entries: NONE, writes: [{ error }] };
      // One of them broke a rule of the schema, and nothing is written: the others do not suffer for it.
      const alone = entries.length === 0 ? NONE : this.commit({ entries, writes: [] }).entries;
      return {
        entries: alone,
        writes: writes.flatMap(write => this.commit({ entries: [], writes: [write] }).writes),
      };
    }
  }

  get isSettled(): boolean {
    return this.#tail.isEmpty;
  }

  /** As `#settle`; false if it cannot be done now. Nothing is lost: it still waits, and whoever writes next hears of it. */
  settle(most: number): boolean {
    try {
      this.#settle(most);
      return true;
    } catch {
      return false;
    }
  }

  settleAll(): void {
    while (!this.isSettled) this.#settle(PLACED_WHILE_IDLE);
  }

  close(): void {
    this.#connection.close();
  }

  /** All of them, or a throw and none of them. */
  #commit({ entries, writes }: Group): Answer {
    const row = entries.length === 0 ? null : this.#tail.add(entries);
    const placed = writes.flatMap(({ settles }) => settles ?? []);
    try {
      const committed = this.#transact(() => {
        if (row !== null) this.#run([row]);
        this.#place(placed);
        return writes.map(({ statements }) => ({ touched: this.#run(statements) }));
      });
      this.#tail.placed(placed);
      return { entries: NONE, writes: committed };
    } catch (error) {
      this.#tail.undo(entries);
      throw error;
    }
  }

  /**
   * Puts the matches that have waited longest in their places. Nothing is new in that, so the disk is not waited for:
   * what a crash undoes is undone as a whole, and waits as before.
   */
  #settle(most: number): void {
    const matches = this.#tail.oldest(most);
    if (matches.length === 0) return;
    this.#connection.exec('PRAGMA synchronous = NORMAL');
    try {
      this.#transact(() => this.#place(matches));
    } finally {
      this.#connection.exec('PRAGMA synchronous = FULL');
    }
    this.#tail.placed(matches);
  }

  #place(matches: readonly string[]): void {
    if (matches.length === 0 || this.#tail.isEmpty) return;
    for (const match of matches) this.#run(this.#tail.placing(match));
    this.#run([this.#tail.clearing(matches)]);
  }

  #transact<T>(work: () => T): T {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      this.#connection.exec('COMMIT');
      return done;
    } catch (error) {
      // Some errors, such as a full disk, have undone the transaction already.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  #run(statements: readonly Statement[]): number {
    let first = 0;
    for (const [index, [sql, ...values]] of statements.entries()) {
      const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
      this.#statements.set(sql, known);
      const changes = Number(known.run(...values).changes);
      if (index === 0) first = changes;
      if (first === 0) return 0;
    }
    return first;
  }
}

const NONE: Committed = { touched: 0 };

const SQLITE_CONSTRAINT = 19;

/** Nothing of the group was written, or nobody knows. */
export function failure({ writes }: Group, error: unknown): Answer {
  return { entries: { error }, writes: writes.map(() => ({ error })) };
}
