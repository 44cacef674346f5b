import type { Seat } from '#contract/game.ts';

/** Of each seat. */
const REMEMBERED = 200;

/** The ids of the commands that were followed last, so that a repeat is known as one. */
export class RecentCommands {
  readonly #bySeat: Set<string>[] = [];

  has(seat: Seat, command: string): boolean {
    return this.#bySeat[seat]?.has(command) === true;
  }

  add(seat: Seat, command: string): void {
    const commands = this.#bySeat[seat] ?? new Set();
    // Again the youngest, if it is one of them.
    commands.delete(command);
    commands.add(command);
    this.#bySeat[seat] = commands;
    if (commands.size <= REMEMBERED) return;
    const [oldest] = commands;
    if (oldest !== undefined) commands.delete(oldest);
  }
}
