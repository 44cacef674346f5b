import type { Seat } from '#contract/game.ts';

/** Ids of commands that are remembered for each seat. */
const REMEMBERED = 200;

/** By seat: the ids of the commands that were followed last, so that a repeat is known as one. */
export type RecentCommands = string[][];

export function remember(commands: RecentCommands, seat: Seat, command: string): void {
  commands[seat] ??= [];
  if (commands[seat].push(command) > REMEMBERED) commands[seat].shift();
}
