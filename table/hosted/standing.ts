import type { Level } from '#contract/bot.ts';
import { type Outcome, ranksOf, type Seat } from '#contract/game.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import type { TableEvent } from './events.ts';

export type HandedOver = 'owner' | 'clock' | 'others' | 'resigned';

/** Who sits where, who plays for them, and who would like to stop: all of a table but game and time. */
export interface Standing {
  /** By seat: the level of its bot; null for a person. */
  readonly bots: readonly (Level | null)[];
  /** How many play against one another, each in turn: every seat for itself, or two camps of partners. */
  readonly sides: number;
  readonly handedOver: readonly (HandedOver | null)[];
  /** By seat: the level of the bot that plays there now, for itself or for a person; null where a person does. */
  readonly botsNow: readonly (Level | null)[];
  /** In the order in which they gave up. */
  readonly resigned: readonly Seat[];
  readonly stop: TableInfo['stop'];
}

/** What somebody would like to happen, the game itself apart. */
export type StandingCommand =
  | { readonly t: 'hand-over' | 'relieve' | 'take-back' | 'resign' | 'offer-stop'; readonly seat: Seat }
  | { readonly t: 'answer-stop'; readonly seat: Seat; readonly agrees: boolean };

export type StandingEvent = Exclude<TableEvent, { readonly kind: 'choice' }>;

export type End =
  | { readonly status: 'over'; readonly outcome: Outcome }
  | { readonly status: 'stopped'; readonly outcome: null };

/** What plays for a person who is away. */
const STAND_IN: Level = 3;

export function newStanding(bots: readonly (Level | null)[], sides = bots.length): Standing {
  return { bots, sides, handedOver: bots.map(() => null), botsNow: bots, resigned: [], stop: null };
}

/** What happens if the command is followed. */
export function eventOf(command: StandingCommand, stop: Standing['stop']): StandingEvent {
  const { seat } = command;
  switch (command.t) {
    case 'hand-over':
      return { kind: 'hand-over', seat, by: 'owner' };
    case 'relieve':
      return { kind: 'hand-over', seat, by: 'others' };
    case 'offer-stop':
      // Two propose at once: the second agrees.
      return stop === null ? { kind: 'offer-stop', seat } : { kind: 'answer-stop', seat, agrees: true };
    case 'take-back':
    case 'resign':
      return { kind: command.t, seat };
    case 'answer-stop':
      return { kind: 'answer-stop', seat, agrees: command.agrees };
  }
}

/** Null if this cannot happen now. */
export function standingAfter(before: Standing, event: StandingEvent): Standing | null {
  const { seat } = event;
  const { handedOver, botsNow, resigned, stop } = before;
  // `undefined` where the table has no such seat.
  const isPresent = botsNow[seat] === null;
  switch (event.kind) {
    case 'hand-over':
      return isPresent ? leaves(before, seat, event.by) : null;
    case 'take-back':
      if ((handedOver[seat] ?? null) === null || handedOver[seat] === 'resigned') return null;
      return { ...before, handedOver: handedOver.with(seat, null), botsNow: botsNow.with(seat, null) };
    case 'resign':
      if (before.bots[seat] !== null || resigned.includes(seat)) return null;
      return { ...leaves(before, seat, 'resigned'), resigned: [...resigned, seat] };
    case 'offer-stop':
      if (!isPresent || stop !== null) return null;
      return { ...before, stop: { by: seat, agreed: [seat] } };
    case 'answer-stop':
      if (!isPresent || stop === null) return null;
      if (!event.agrees) return { ...before, stop: null };
      return stop.agreed.includes(seat)
        ? null
        : { ...before, stop: { by: stop.by, agreed: [...stop.agreed, seat] } };
  }
}

/** How these people ended the match, if they did. */
export function endOf(standing: Standing): End | null {
  const { bots, botsNow, sides, resigned, stop } = standing;
  const seats = [...bots.keys()];
  const staying = Array.from({ length: sides }, (_, side) => side).filter(
    side => !hasGivenUp(standing, side),
  );
  const isOver = staying.length <= 1 || seats.every(seat => bots[seat] !== null || resigned.includes(seat));
  if (resigned.length > 0 && isOver) return { status: 'over', outcome: resignation(standing) };
  const isStopped =
    stop !== null && seats.every(seat => botsNow[seat] !== null || stop.agreed.includes(seat));
  return isStopped ? { status: 'stopped', outcome: null } : null;
}

/** Somebody of this side gave up, and nobody else is there who would play on: a partner that is a bot does not. */
function hasGivenUp({ bots, sides, resigned }: Standing, side: number): boolean {
  const persons = [...bots.keys()].filter(seat => seat % sides === side && bots[seat] === null);
  return persons.length > 0 && persons.every(seat => resigned.includes(seat));
}

/** Whoever leaves no longer has a say in whether to stop. */
function leaves(before: Standing, seat: Seat, how: HandedOver): Standing {
  const { stop } = before;
  const agreed = stop?.agreed.filter(other => other !== seat) ?? [];
  return {
    ...before,
    handedOver: before.handedOver.with(seat, how),
    botsNow: before.botsNow.with(seat, STAND_IN),
    stop: stop === null || stop.by === seat ? null : { by: stop.by, agreed },
  };
}

/**
 * All sides that stayed come first together; whichever gave up earlier comes later. Partners win or lose together.
 * No points: nobody played to the end.
 */
function resignation(standing: Standing): Outcome {
  const { bots, sides, resigned } = standing;
  const stamina = [...bots.keys()].map(seat => {
    const side = seat % sides;
    if (!hasGivenUp(standing, side)) return resigned.length;
    return resigned.findLastIndex(other => other % sides === side);
  });
  return { ranks: ranksOf(stamina), scores: stamina.map(() => 0), rule: 'table.resigned' };
}
