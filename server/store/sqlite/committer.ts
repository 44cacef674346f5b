import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Statement } from '../database.ts';
import { codeOf } from './code.ts';

/** The statements of one write: all of them, or none. */
export type Write = readonly Statement[];

/** How many rows the first statement of a write touched, or why nothing was written. */
export type Committed = { readonly touched: number } | { readonly error: unknown };

/** Commits whole groups of writes on one connection, for a commit waits for the disk; each is answered by itself. */
export class Committer {
  readonly #connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.#connection = connection;
  }

  commit(group: readonly Write[]): Committed[] {
    try {
      return this.#commit(group);
    } catch (error) {
      if (group.length === 1 || !isConstraint(error)) return group.map(() => ({ error }));
      // One of them broke a rule of the schema, and nothing is written: the others do not suffer for it.
      return group.flatMap(write => this.commit([write]));
    }
  }

  close(): void {
    this.#connection.close();
  }

  /** All of them, or a throw and none of them. */
  #commit(group: readonly Write[]): Committed[] {
    this.#connection.exec('BEGIN IMMEDIATE');
    try {
      const committed = group.map(write => ({ touched: this.#run(write) }));
      this.#connection.exec('COMMIT');
      return committed;
    } catch (error) {
      // Some errors, such as a full disk, have undone the transaction already.
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
      throw error;
    }
  }

  #run(statements: Write): number {
    let first = 0;
    for (const [index, [sql, ...values]] of statements.entries()) {
      const changes = Number(this.#prepared(sql).run(...values).changes);
      if (index === 0) first = changes;
      if (first === 0) return 0;
    }
    return first;
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#connection.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}

const SQLITE_CONSTRAINT = 19;

function isConstraint(error: unknown): boolean {
  return codeOf(error) === SQLITE_CONSTRAINT;
}
