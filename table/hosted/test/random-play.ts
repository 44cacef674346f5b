import { interrupts, type Seat, type Shape } from '#contract/game.ts';
import type { Rng } from '#contract/rng.ts';
import { seatsOf } from '#contract/trial.ts';
import { rngFor } from '#kernel/rng.ts';
import { pickMove, testSeed } from '#kernel/test/laws.ts';
import type { Command } from '../command.ts';
import type { TableEvent } from '../events.ts';
import { type Deal, HostedMatch } from '../hosted-match.ts';
import { done, START } from './tables.ts';

export interface Happening {
  readonly at: number;
  readonly events: readonly TableEvent[];
}

export interface RandomPlay {
  /** Kinds of move that bring the game to its end. */
  readonly eager?: readonly string[];
  /** Do people also leave, come back, propose to stop and run out of time? */
  readonly restless: boolean;
  /** At most so many things happen. */
  readonly most?: number;
  readonly watch?: (table: HostedMatch<Shape>, happened: readonly Happening[]) => void;
}

/** A table with people who do anything they may, until it is over. */
export function playAtRandom<S extends Shape>(
  deal: Deal<S>,
  n: number,
  { eager = [], restless, most = 5000, watch }: RandomPlay,
): { readonly table: HostedMatch<S>; readonly happened: readonly Happening[] } {
  const rng = rngFor(testSeed(n), 0);
  const table = new HostedMatch(deal);
  const happened: Happening[] = [];
  let now = START;
  const note = (events: readonly TableEvent[]): void => {
    if (events.length === 0) return;
    happened.push({ at: now, events });
    watch?.(table as unknown as HostedMatch<Shape>, happened);
  };
  while (table.status === 'playing' && happened.length < most) {
    now += rng.int(4000);
    if (restless && rng.int(20) === 0) now = Math.max(now, table.due ?? now);
    note(table.tick(now));
    if (table.status !== 'playing') break;
    const isRestless = restless && rng.int(8) === 0;
    const acted = table.act(isRestless ? anyWish(deal, rng) : anyMove(deal, table, { eager, rng }), now);
    if (acted.tag === 'done') note(acted.events);
    else if (!isRestless) done(acted);
  }
  return { table, happened };
}

/** Something about the table; often not now. */
function anyWish<S extends Shape>({ seats }: Deal<S>, rng: Rng): Command {
  const seat = rng.int(seats);
  const kinds = ['hand-over', 'take-back', 'offer-stop', 'answer-stop'] as const;
  const kind = kinds[rng.int(kinds.length)] ?? 'hand-over';
  // Hardly anybody agrees, or no match would come to its end.
  return kind === 'answer-stop' ? { t: kind, seat, agrees: rng.int(4) === 0 } : { t: kind, seat };
}

/** What somebody does whom the match waits for, or who speaks unasked. */
function anyMove<S extends Shape>(
  { game, seats, bots }: Deal<S>,
  table: HostedMatch<S>,
  { eager, rng }: { readonly eager: readonly string[]; readonly rng: Rng },
): Command {
  const { turn, step } = table.envelope('spectator');
  if (turn === null) throw new Error('nobody is asked, but the match goes on');
  const speakers = turn.may?.seats ?? [];
  const speaks = speakers.length > 0 && rng.int(6) === 0;
  const asked = seatsOf(seats).filter(seat => table.isAsked(seat));
  const from = speaks ? speakers : asked;
  const seat = from[rng.int(from.length)] as Seat;
  const isBots = bots[seat] !== null || (table.handedOver(seat) !== null && rng.int(3) > 0);
  const by = isBots || table.handedOver(seat) === 'resigned' ? 'bot' : 'player';
  const { view } = by === 'bot' ? table.envelope(seat) : table.shownTo(seat);
  const offered = [...game.moves(view)];
  const moves = offered.filter(move => interrupts(turn, seat, move) === speaks);
  const preferred = rng.int(8) === 0 ? [] : moves.filter(({ kind }) => eager.includes(kind));
  const move = pickMove(preferred.length > 0 ? preferred : moves, rng.int(2 ** 30));
  return { t: 'play', seat, move, step, by, id: `c${step}-${rng.int(2 ** 30)}` };
}
