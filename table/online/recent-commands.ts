import type { Seat } from '#kernel/game.ts';

/** Of each seat. */
const REMEMBERED = 200;

/** The ids of the commands that were followed last, so that a repeat is known as one. */
export class RecentCommands {
  readonly #bySeat = new Map<Seat, string[]>();

  has(seat: Seat, command: string): boolean {
    return this.#bySeat.get(seat)?.includes(command) === true;
  }

  add(seat: Seat, command: string): void {
    const commands = this.#bySeat.get(seat) ?? [];
    commands.push(command);
    if (commands.length > REMEMBERED) commands.shift();
    this.#bySeat.set(seat, commands);
  }
}
