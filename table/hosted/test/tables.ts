import type { Game, Seat, Shape, Viewer } from '#contract/game.ts';
import { seatsOf } from '#contract/trial.ts';
import { testSeed } from '#kernel/test/laws.ts';
import type { Clock } from '#protocol/limits.ts';
import type { Acted, Command } from '../command.ts';
import type { TableEvent } from '../events.ts';
import type { Deal, HostedMatch } from '../hosted-match.ts';

/** When every table of these tests began. */
export const START = 1_790_000_000_000;

export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 30 },
  { kind: 'fischer', seconds: 60, increment: 5 },
  { kind: 'days', days: 1 },
];

/** A deal between people, with no clock unless one is given. */
export function dealOf<S extends Shape>(
  game: Game<S>,
  { config, seats, ...over }: Partial<Deal<S>> & Pick<Deal<S>, 'config' | 'seats'>,
): Deal<S> {
  return {
    game,
    config,
    seats,
    seed: testSeed(1),
    clock: { kind: 'none' },
    bots: seatsOf(seats).map(() => null),
    players: seatsOf(seats).map(() => null),
    startedAt: START,
    ...over,
  };
}

export function play(seat: Seat, move: unknown, step: number, command?: string): Command {
  return { t: 'play', seat, move, step, by: 'player', ...(command === undefined ? {} : { id: command }) };
}

/** The events of something that must have been done. */
export function done(acted: Acted): readonly TableEvent[] {
  if (acted.tag !== 'done') throw new Error(`not done: ${JSON.stringify(acted)}`);
  return acted.events;
}

/** All that a table tells this viewer at this time, to the letter. */
export function told<S extends Shape>(
  table: HostedMatch<S>,
  { viewer, seats, now }: { readonly viewer: Viewer; readonly seats: number; readonly now: number },
): string {
  const { count, step, status, outcome, by, stop, due } = table;
  return JSON.stringify({
    envelope: table.shownTo(viewer),
    about: { count, step, status, outcome, by, stop, due },
    clocks: table.clocks(now),
    asks: table.asks,
    seats: seatsOf(seats).map(seat => [table.handedOver(seat), table.isAsked(seat)]),
  });
}
